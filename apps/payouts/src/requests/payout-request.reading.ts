import { Injectable } from '@nestjs/common';
import { type Caller, isShownMasked, ownerShown } from '#auth';
import { type Page, maskedExcept } from '#contracts';
import { Reads, type Tx, cursorOf } from '#database';
import { Payout } from '../records/payout.entity.js';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { SealedPayouts } from '../records/payout.sealed.js';
import type { PayoutRequestQuery } from './payout-request.dto.js';
import { type PayoutRequestView, payoutRequestView } from './payout-request.view.js';
import { payoutView } from './payout.view.js';

/** A page of requests holds at most this many payouts, unless its first request alone has more. */
const mostPayoutsPerPage = 1_000;

/** Payout requests as the API shows them. */
@Injectable()
export class PayoutRequestReading {
  constructor(
    private readonly reads: Reads,
    private readonly requests: PayoutRequestRows,
    private readonly sealed: SealedPayouts,
  ) {}

  async read(caller: Caller, id: string): Promise<PayoutRequestView> {
    const request = await this.requests.read(caller, id);
    return this.shownTo(caller, request, await this.requests.payoutsOf(this.reads, request));
  }

  /** As seen by the transaction that has changed it. */
  async within(source: Pick<Tx, 'one' | 'many'>, organizationId: string, id: string): Promise<PayoutRequestView> {
    const request = await this.requests.find(organizationId, id, source);
    return this.view(request, await this.requests.payoutsOf(source, request));
  }

  /** Whole requests; fewer than the limit where requests are long. */
  async list(caller: Caller, { status, ...query }: PayoutRequestQuery): Promise<Page<PayoutRequestView>> {
    const { results: found, ...rest } = await this.requests.list(caller, status, query);
    const shown = found.slice(0, fitting(found));
    const next = found[shown.length];
    const payouts = await this.payoutsOf(shown);
    const results = await Promise.all(
      shown.map((request) => this.shownTo(caller, request, payouts.get(request.id) ?? [])),
    );
    return { results, ...(next === undefined ? rest : { nextId: cursorOf(next, query.sort) }) };
  }

  private async payoutsOf(requests: readonly PayoutRequest[]): Promise<Map<string, Payout[]>> {
    const byRequest = new Map<string, Payout[]>(requests.map(({ id }) => [id, []]));
    const payouts = await this.reads.many(
      Payout,
      `SELECT * FROM payout WHERE (organization_id, payout_request_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))
       ORDER BY payout_request_id, ordinal`,
      [requests.map(({ organizationId }) => organizationId), requests.map(({ id }) => id)],
    );
    for (const payout of payouts) byRequest.get(payout.payoutRequestId)?.push(payout);
    return byRequest;
  }

  private async shownTo(
    caller: Caller,
    request: PayoutRequest,
    payouts: readonly Payout[],
  ): Promise<PayoutRequestView> {
    const view = { ...(await this.view(request, payouts)), ...ownerShown(caller, request) };
    // People write names into it.
    if (isShownMasked(caller) && view.memo !== undefined) view.memo = maskedExcept(view.memo, []);
    return view;
  }

  private async view(request: PayoutRequest, payouts: readonly Payout[]): Promise<PayoutRequestView> {
    const views = payouts.map(async (payout) => payoutView(payout, await this.sealed.open(payout), request.token));
    return payoutRequestView(request, await this.sealed.openMemo(request), await Promise.all(views));
  }
}

/** How many of the first requests fit on a page; at least one. */
function fitting(requests: readonly PayoutRequest[]): number {
  let payouts = 0;
  const tooMany = requests.findIndex(({ payoutCount }) => (payouts += payoutCount) > mostPayoutsPerPage);
  return tooMany === -1 ? requests.length : Math.max(tooMany, 1);
}
