import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Clock, Ids } from '#runtime';
import type { Preparation } from '../gateway.js';
import { Transfer } from './transfer.entity.js';
import { transferLifecycle } from './transfer.lifecycle.js';

const atOnce = 10;
/** Meanwhile another worker leaves it alone. Should two look at once after all, nothing happens twice. */
const leaseMilliseconds = 15_000;
const firstPauseMilliseconds = 1_000;
const longestPauseMilliseconds = 60_000;

/** Which transfers are due, by the clock of Gatehouse. */
@Injectable()
export class TransferQueue {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Those that are due; for a while they are due to nobody else. */
  async take(): Promise<Transfer[]> {
    const now = this.clock.now();
    if (!(await this.hasDue(now))) return [];
    return this.unitOfWork.run((tx) =>
      tx.many(
        Transfer,
        `UPDATE transfer SET due_at = $2 WHERE (organization_id, id) IN
           (SELECT organization_id, id FROM transfer WHERE status = ANY ('{requested,signed}'::text[]) AND due_at <= $1
            ORDER BY due_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED) RETURNING *`,
        [now, new Date(now.getTime() + leaseMilliseconds)],
      ),
    );
  }

  /** Asked far more often than there is something: it is only looked at. */
  private async hasDue(now: Date): Promise<boolean> {
    const [due] = await this.reads.query(
      `SELECT 1 FROM transfer WHERE status = ANY ('{requested,signed}'::text[]) AND due_at <= $1 LIMIT 1`,
      [now],
    );
    return due !== undefined;
  }

  async lookAgain(transfer: Transfer, milliseconds: number): Promise<void> {
    await this.due(transfer, milliseconds, 0);
  }

  /** Later and later, but never much later. */
  async lookAgainAfterFailure(transfer: Transfer): Promise<void> {
    const pause = Math.min(firstPauseMilliseconds * 2 ** transfer.failures, longestPauseMilliseconds);
    await this.due(transfer, pause, transfer.failures + 1);
  }

  /** Asks for what another transfer needs first; where that is under way already, it is waited for. */
  async prepare({ organizationId, blockchain }: Transfer, { key, wallet, details }: Preparation): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const values = [organizationId, this.ids.next(), transferLifecycle.next(null, 'request'), blockchain];
      await tx.query(
        `INSERT INTO transfer (organization_id, id, status, blockchain, wallet_number, wallet_address, payments, preparation_key, preparation, due_at, failures, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, '[]', $7, $8, $9, 0, $9)
         ON CONFLICT (preparation_key) WHERE status = ANY ('{requested,signed}'::text[]) AND preparation_key IS NOT NULL DO NOTHING`,
        [...values, wallet.index, wallet.address, key, JSON.stringify(details), now],
      );
    });
  }

  private async due({ organizationId, id }: Transfer, inMilliseconds: number, failures: number): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + inMilliseconds);
    await this.unitOfWork.run((tx) => tx.update(Transfer, { organizationId, id }, { dueAt, failures }));
  }
}
