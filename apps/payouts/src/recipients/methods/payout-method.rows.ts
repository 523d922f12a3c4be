import { Injectable } from '@nestjs/common';
import type { Page, PageQuery } from '#contracts';
import { Reads, type Tx } from '#database';
import { LimitExceeded, ResourceNotFound } from '#errors';
import { CounterpartyRows } from '../counterparties/counterparty.rows.js';
import { PayoutMethodRow } from './payout-method.entity.js';

const mostPerCounterparty = 50;

/** The rows of payout methods, found only within their counterparty and only while neither is deleted. */
@Injectable()
export class PayoutMethodRows {
  constructor(
    private readonly reads: Reads,
    private readonly counterparties: CounterpartyRows,
  ) {}

  async list(organizationId: string, counterpartyId: string, query: PageQuery): Promise<Page<PayoutMethodRow>> {
    await this.counterparties.read(organizationId, counterpartyId);
    return this.reads.page(PayoutMethodRow, { organizationId, counterpartyId }, query, 'deleted_at IS NULL');
  }

  async read(organizationId: string, counterpartyId: string, id: string): Promise<PayoutMethodRow> {
    await this.counterparties.read(organizationId, counterpartyId);
    return notDeleted(await this.reads.one(PayoutMethodRow, { organizationId, counterpartyId, id }), id);
  }

  async lock(tx: Tx, organizationId: string, counterpartyId: string, id: string): Promise<PayoutMethodRow> {
    await this.counterparties.lock(tx, organizationId, counterpartyId);
    return notDeleted(await tx.one(PayoutMethodRow, { organizationId, counterpartyId, id }, { lock: true }), id);
  }

  /** Locks the counterparty, so that two who add at once cannot both add the fiftieth. */
  async holdForOneMore(tx: Tx, organizationId: string, counterpartyId: string): Promise<void> {
    await this.counterparties.lock(tx, organizationId, counterpartyId);
    const [row] = await tx.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM payout_method WHERE organization_id = $1 AND counterparty_id = $2 AND deleted_at IS NULL',
      [organizationId, counterpartyId],
    );
    const count = (row?.count ?? 0) + 1;
    if (count > mostPerCounterparty) throw new LimitExceeded(mostPerCounterparty, count);
  }
}

function notDeleted(row: PayoutMethodRow | undefined, id: string): PayoutMethodRow {
  if (row === undefined || row.deletedAt !== null) throw new ResourceNotFound('payoutMethod', id);
  return row;
}
