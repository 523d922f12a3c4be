import { Injectable } from '@nestjs/common';
import { type Caller, SeenRows, type SeenTable, isOfHouse } from '#auth';
import type { Page, TokenSymbol } from '#contracts';
import { type Asked, Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Payout } from './payout.entity.js';
import { PayoutRequest } from './payout-request.entity.js';

type Key = Pick<PayoutRequest, 'organizationId' | 'id'>;

const requests: SeenTable<PayoutRequest> = {
  entity: PayoutRequest,
  name: 'payout_request',
  createdAt: 'created_at',
  ids: ['transfer_id'],
  texts: ['transaction_hash'],
  isSealed: true,
};

/** Payout requests and their payouts, as they are stored. */
@Injectable()
export class PayoutRequestRows {
  constructor(
    private readonly reads: Reads,
    private readonly seen: SeenRows,
  ) {}

  list(
    caller: Caller,
    status: string | undefined,
    query: Asked & { organizationId?: string },
  ): Promise<Page<PayoutRequest>> {
    return this.seen.list(caller, requests, { status }, query);
  }

  async read(caller: Caller, id: string): Promise<PayoutRequest> {
    if (!isOfHouse(caller)) return this.find(caller.organizationId, id);
    return (await this.seen.one(caller, requests, id)) ?? requestNotFound(id);
  }

  /** By the id of the request, in which token each of these is paid. */
  async tokensOf(payouts: readonly Payout[]): Promise<Map<string, TokenSymbol>> {
    const rows = await this.reads.query<{ id: string; token: TokenSymbol }>(
      'SELECT id, token FROM payout_request WHERE (organization_id, id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))',
      [payouts.map(({ organizationId }) => organizationId), payouts.map(({ payoutRequestId }) => payoutRequestId)],
    );
    return new Map(rows.map(({ id, token }) => [id, token]));
  }

  /** A request of another organization is answered as if it did not exist. */
  async find(organizationId: string, id: string, source: Pick<Tx, 'one'> = this.reads): Promise<PayoutRequest> {
    return (await source.one(PayoutRequest, { organizationId, id })) ?? requestNotFound(id);
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

function requestNotFound(id: string): never {
  throw new ResourceNotFound('payoutRequest', id);
}
