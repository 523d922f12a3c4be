import { Injectable } from '@nestjs/common';
import { Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Payout } from './payout.entity.js';
import { PayoutRequest } from './payout-request.entity.js';

type Key = Pick<PayoutRequest, 'organizationId' | 'id'>;

/** Payout requests and their payouts, as they are kept. */
@Injectable()
export class PayoutRequestRows {
  constructor(private readonly reads: Reads) {}

  /** What is another's is answered as if it did not exist. */
  async find(organizationId: string, id: string, source: Pick<Tx, 'one'> = this.reads): Promise<PayoutRequest> {
    const request = await source.one(PayoutRequest, { organizationId, id });
    if (request === undefined) throw new ResourceNotFound('payoutRequest', id);
    return request;
  }

  /** Until the transaction ends nobody else changes it, nor any payout of it. */
  hold(tx: Tx, organizationId: string, id: string): Promise<PayoutRequest | undefined> {
    return tx.one(PayoutRequest, { organizationId, id }, { lock: true });
  }

  /** In their order. */
  payoutsOf(source: Pick<Tx, 'many'>, { organizationId, id }: Key): Promise<Payout[]> {
    return source.many(
      Payout,
      'SELECT * FROM payout WHERE organization_id = $1 AND payout_request_id = $2 ORDER BY ordinal',
      [organizationId, id],
    );
  }

  /** One payout, with its request held. */
  async holdPayout(
    tx: Tx,
    organizationId: string,
    payoutId: string,
  ): Promise<{ request: PayoutRequest; payout: Payout } | undefined> {
    const [row] = await tx.query<{ id: string }>(
      'SELECT payout_request_id AS id FROM payout WHERE organization_id = $1 AND id = $2',
      [organizationId, payoutId],
    );
    const request = row === undefined ? undefined : await this.hold(tx, organizationId, row.id);
    // Only now: what was read before the request was held may have changed since.
    const payout = request === undefined ? undefined : await tx.one(Payout, { organizationId, id: payoutId });
    return request === undefined || payout === undefined ? undefined : { request, payout };
  }
}
