import { Injectable } from '@nestjs/common';
import { Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Payout } from './payout.entity.js';
import { PayoutRequest } from './payout-request.entity.js';

type Key = Pick<PayoutRequest, 'organizationId' | 'id'>;

/** Payout requests and their payouts, as they are stored. */
@Injectable()
export class PayoutRequestRows {
  constructor(private readonly reads: Reads) {}

  /** A request of another organization is answered as if it did not exist. */
  async find(organizationId: string, id: string, source: Pick<Tx, 'one'> = this.reads): Promise<PayoutRequest> {
    const request = await source.one(PayoutRequest, { organizationId, id });
    if (request === undefined) throw new ResourceNotFound('payoutRequest', id);
    return request;
  }

  /** Locks the request: until the transaction ends nobody else changes it or its payouts. */
  hold(tx: Tx, organizationId: string, id: string): Promise<PayoutRequest | undefined> {
    return tx.one(PayoutRequest, { organizationId, id }, { lock: true });
  }

  /** In the order of the request. */
  payoutsOf(source: Pick<Tx, 'many'>, { organizationId, id }: Key): Promise<Payout[]> {
    return source.many(
      Payout,
      'SELECT * FROM payout WHERE organization_id = $1 AND payout_request_id = $2 ORDER BY ordinal',
      [organizationId, id],
    );
  }

  /** One payout, with its request locked. */
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
    // Read only now: before the lock it may still have changed.
    const payout = request === undefined ? undefined : await tx.one(Payout, { organizationId, id: payoutId });
    return request === undefined || payout === undefined ? undefined : { request, payout };
  }
}
