import { Injectable } from '@nestjs/common';
import { type Caller, SeenRows, type SeenTable, ownerShown } from '#auth';
import type { Page } from '#contracts';
import { ResourceNotFound } from '#errors';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { Payout } from '../records/payout.entity.js';
import { SealedPayouts } from '../records/payout.sealed.js';
import type { PayoutQuery } from './payout-request.dto.js';
import { type ListedPayoutView, type PayoutView, payoutView } from './payout.view.js';

const payouts: SeenTable<Payout> = {
  entity: Payout,
  name: 'payout',
  createdAt: 'created_at',
  amount: 'token_units',
  ids: ['transfer_id', 'return_transfer_id', 'return_transaction_id'],
  texts: ['transaction_hash', 'rail_reference'],
  isSealed: true,
  names: { kind: 'payout', staff: 'money:unmasked' },
};

/** Payouts, each by itself. */
@Injectable()
export class PayoutReading {
  constructor(
    private readonly seen: SeenRows,
    private readonly requests: PayoutRequestRows,
    private readonly sealed: SealedPayouts,
  ) {}

  async list(caller: Caller, { status, ...query }: PayoutQuery): Promise<Page<ListedPayoutView>> {
    const page = await this.seen.list(caller, payouts, { status }, query);
    return { ...page, results: await this.views(caller, page.results) };
  }

  async read(caller: Caller, id: string): Promise<ListedPayoutView> {
    const payout = await this.seen.one(caller, payouts, id);
    const [view] = payout === undefined ? [] : await this.views(caller, [payout]);
    if (view === undefined) throw new ResourceNotFound('payout', id);
    return view;
  }

  async readOf(caller: Caller, requestId: string, id: string): Promise<PayoutView> {
    const request = await this.requests.read(caller, requestId);
    const payout = await this.seen.one(caller, payouts, id, { payout_request_id: requestId });
    if (payout === undefined) throw new ResourceNotFound('payout', id);
    return payoutView(payout, await this.sealed.open(payout), request.token);
  }

  private async views(caller: Caller, found: readonly Payout[]): Promise<ListedPayoutView[]> {
    const tokens = await this.requests.tokensOf(found);
    const views = found.map(async (payout) => {
      const { payoutRequestId } = payout;
      const token = tokens.get(payoutRequestId);
      if (token === undefined) throw new Error(`Payout ${payout.id} has no request`);
      const view = payoutView(payout, await this.sealed.open(payout), token);
      return { ...view, payoutRequestId, ...ownerShown(caller, payout) };
    });
    return Promise.all(views);
  }
}
