import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Reads, type Tx } from '#database';
import { Clock } from '#runtime';
import { DueTransfers } from '../records/due-transfers.js';
import { Transfer, inProgress } from '../records/transfer.entity.js';

/** Transfers that have been on their way for long. */
@Injectable()
export class StuckTransfers {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
    private readonly due: DueTransfers,
  ) {}

  /** Those of before a moment; `condition` is SQL about `transfer` in which `$1` is that moment. */
  before(moment: Date, condition: string, most: number): Promise<Transfer[]> {
    return this.reads.many(
      Transfer,
      `SELECT * FROM transfer WHERE ${inProgress} AND created_at <= $1 AND ${condition} ORDER BY created_at LIMIT ${most}`,
      [moment],
    );
  }

  async inProgressAmong(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.reads.query<{ id: string }>(
      `SELECT id FROM transfer WHERE id = ANY ($1::uuid[]) AND ${inProgress}`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** On which a transfer in progress could not be brought further at its last step. */
  async failingChains(): Promise<Set<Blockchain>> {
    const rows = await this.reads.query<{ blockchain: Blockchain }>(
      `SELECT DISTINCT blockchain FROM transfer WHERE ${inProgress} AND failures > 0`,
    );
    return new Set(rows.map(({ blockchain }) => blockchain));
  }

  /** Locked until the transaction ends; undefined once it has ended. */
  async hold(tx: Tx, organizationId: string, id: string): Promise<Transfer | undefined> {
    const text = `SELECT * FROM transfer WHERE organization_id = $1 AND id = $2 AND ${inProgress} FOR UPDATE`;
    return (await tx.many(Transfer, text, [organizationId, id]))[0];
  }

  /** Whatever pause it is in. */
  async tryNow(tx: Tx, { organizationId, id }: Transfer): Promise<void> {
    await tx.update(Transfer, { organizationId, id }, { dueAt: this.clock.now() });
    this.due.raiseAfter(tx);
  }
}
