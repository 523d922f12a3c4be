import { Injectable } from '@nestjs/common';
import { type Page, type PageQuery, defaultPageSize, greatestId } from '#contracts';
import { Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Payout } from '../records/payout.entity.js';
import { type PayoutView, payoutView } from './payout.view.js';
import { SealedPayouts } from '../records/payout.sealed.js';
import { PayoutRequest } from '../records/payout-request.entity.js';
import { type PayoutRequestView, payoutRequestView } from './payout-request.view.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';

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

  async read(organizationId: string, id: string): Promise<PayoutRequestView> {
    return this.within(this.reads, organizationId, id);
  }

  /** As seen by the transaction that has changed it. */
  async within(source: Pick<Tx, 'one' | 'many'>, organizationId: string, id: string): Promise<PayoutRequestView> {
    const request = await this.requests.find(organizationId, id, source);
    return this.view(request, await this.requests.payoutsOf(source, request));
  }

  async payout(organizationId: string, requestId: string, payoutId: string): Promise<PayoutView> {
    const request = await this.requests.find(organizationId, requestId);
    const where = { organizationId, id: payoutId, payoutRequestId: requestId };
    const payout = await this.reads.one(Payout, where);
    if (payout === undefined) throw new ResourceNotFound('payout', payoutId);
    return payoutView(payout, await this.sealed.open(payout), request.token);
  }

  /** Whole requests, newest first; fewer than the limit where requests are long. */
  async list(organizationId: string, query: PageQuery): Promise<Page<PayoutRequestView>> {
    const { limit = defaultPageSize, nextId = greatestId } = query;
    const found = await this.reads.many(
      PayoutRequest,
      'SELECT * FROM payout_request WHERE organization_id = $1 AND id <= $2 ORDER BY id DESC LIMIT $3',
      [organizationId, nextId, limit + 1],
    );
    const shown = found.slice(0, Math.min(limit, fitting(found)));
    const next = found[shown.length];
    const payouts = await this.payoutsOf(organizationId, shown);
    const results = await Promise.all(shown.map((request) => this.view(request, payouts.get(request.id) ?? [])));
    return { results, ...(next === undefined ? {} : { nextId: next.id }) };
  }

  private async payoutsOf(organizationId: string, requests: readonly PayoutRequest[]): Promise<Map<string, Payout[]>> {
    const byRequest = new Map<string, Payout[]>(requests.map(({ id }) => [id, []]));
    const payouts = await this.reads.many(
      Payout,
      'SELECT * FROM payout WHERE organization_id = $1 AND payout_request_id = ANY($2) ORDER BY payout_request_id, ordinal',
      [organizationId, requests.map(({ id }) => id)],
    );
    for (const payout of payouts) byRequest.get(payout.payoutRequestId)?.push(payout);
    return byRequest;
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
