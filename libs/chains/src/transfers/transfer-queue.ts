import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Reads, type Tx, UnitOfWork } from '#database';
import { Clock, Ids } from '#runtime';
import type { Preparation } from '../gateway/gateway.js';
import { DueTransfers } from '../records/due-transfers.js';
import { Transfer, inProgress } from '../records/transfer.entity.js';
import { transferLifecycle } from '../records/transfer.lifecycle.js';
import { blocksItsWallet } from './blocking-transfer.js';

const atOnce = 10;
/** For this long no other worker takes it. Should two take it after all, nothing happens twice. */
const leaseMilliseconds = 15_000;
const firstPauseMilliseconds = 1_000;
const longestPauseMilliseconds = 60_000;

const failedSince = `SELECT failure_reason AS reason FROM transfer
  WHERE organization_id = $1 AND id > $2 AND preparation_key = $3 AND status = 'failed' AND cancel_reason IS NULL LIMIT 1`;

/** The transfers that are due, by the clock of the sandbox if there is one. */
@Injectable()
export class TransferQueue {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly dueTransfers: DueTransfers,
  ) {}

  /** Those of these chains on which something is due. */
  async due(blockchains: readonly Blockchain[]): Promise<Blockchain[]> {
    const rows = await this.reads.query<{ blockchain: Blockchain }>(
      `SELECT blockchain FROM unnest($1::text[]) AS chain (blockchain) WHERE EXISTS
         (SELECT 1 FROM transfer WHERE transfer.blockchain = chain.blockchain AND ${inProgress} AND due_at <= $2)`,
      [blockchains, this.clock.now()],
    );
    return rows.map(({ blockchain }) => blockchain);
  }

  /** When the next of this chain is due; `Infinity` if none is in progress. */
  async dueInMilliseconds(blockchain: Blockchain): Promise<number> {
    const [row] = await this.reads.query<{ dueAt: Date | null }>(
      `SELECT min(due_at) AS "dueAt" FROM transfer WHERE blockchain = $1 AND ${inProgress}`,
      [blockchain],
    );
    return row?.dueAt ? row.dueAt.getTime() - this.clock.now().getTime() : Infinity;
  }

  /** Leases those that are due. */
  take(blockchain: Blockchain): Promise<Transfer[]> {
    const now = this.clock.now();
    return this.unitOfWork.run((tx) =>
      tx.many(
        Transfer,
        `UPDATE transfer SET due_at = $2 WHERE (organization_id, id) IN
           (SELECT organization_id, id FROM transfer WHERE blockchain = $3 AND ${inProgress} AND due_at <= $1
            ORDER BY due_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED) RETURNING *`,
        [now, new Date(now.getTime() + leaseMilliseconds), blockchain],
      ),
    );
  }

  async lookAgain(transfer: Transfer, milliseconds: number): Promise<void> {
    await this.dueIn(transfer, milliseconds, { failures: 0, refusals: 0 });
  }

  /** With exponential backoff. */
  async lookAgainAfterFailure(transfer: Transfer, refusals: number): Promise<void> {
    const pause = Math.min(firstPauseMilliseconds * 2 ** transfer.failures, longestPauseMilliseconds);
    await this.dueIn(transfer, pause, { failures: transfer.failures + 1, refusals });
  }

  /** Why this preparation failed since the transfer was decided, if it did: ids are in order of time. */
  async failureOf({ organizationId, id }: Transfer, { key }: Preparation): Promise<string | undefined> {
    const [failed] = await this.unitOfWork.statement<{ reason: string }>(failedSince, [organizationId, id, key]);
    return failed?.reason;
  }

  /** Requests what a transfer needs first, unless that is in progress already. */
  async prepare(transfer: Transfer, { key, wallet, details }: Preparation): Promise<void> {
    const { organizationId, id, status } = transfer;
    await this.unitOfWork.run(async (tx) => {
      // The lock keeps one in progress from failing now; one that has just failed is not requested again.
      await tx.query(`SELECT FROM transfer WHERE preparation_key = $1 AND ${inProgress} FOR SHARE`, [key]);
      if (status === 'requested' && (await tx.query(failedSince, [organizationId, id, key])).length > 0) return;
      await this.insert(tx, transfer, { key, wallet, details });
    });
  }

  /** Unless one with the same key is in progress. */
  async insert(
    tx: Tx,
    { organizationId, blockchain }: Pick<Transfer, 'organizationId' | 'blockchain'>,
    { key, wallet, details }: Preparation,
  ): Promise<void> {
    const values = [organizationId, this.ids.next(), transferLifecycle.next(null, 'request'), blockchain];
    await tx.query(
      `INSERT INTO transfer (organization_id, id, status, blockchain, wallet_number, wallet_address, payments, preparation_key, preparation, due_at, failures, refusals, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, '[]', $7, $8, $9, 0, 0, $9)
       ON CONFLICT (preparation_key) WHERE ${inProgress} AND preparation_key IS NOT NULL DO NOTHING`,
      [...values, wallet.index, wallet.address, key, JSON.stringify(details), this.clock.now()],
    );
    this.dueTransfers.raiseAfter(tx);
  }

  /** How many of its wallet are in progress, itself among them. */
  async countOfWallet({ blockchain, walletAddress }: Transfer): Promise<number> {
    const [row] = await this.reads.query<{ count: number }>(
      `SELECT count(*)::int FROM transfer WHERE blockchain = $1 AND wallet_address = $2 AND ${inProgress}`,
      [blockchain, walletAddress],
    );
    return row?.count ?? 1;
  }

  blocksItsWallet(transfer: Transfer): Promise<boolean> {
    return blocksItsWallet(this.reads, transfer, this.clock.now());
  }

  /** From now on something else is to take its place. */
  async cancel({ organizationId, id }: Transfer, cancelReason: string): Promise<void> {
    await this.unitOfWork.run((tx) => tx.update(Transfer, { organizationId, id }, { cancelReason }));
  }

  private async dueIn(
    { organizationId, id }: Transfer,
    milliseconds: number,
    counts: Pick<Transfer, 'failures' | 'refusals'>,
  ): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + milliseconds);
    await this.unitOfWork.run((tx) => tx.update(Transfer, { organizationId, id }, { dueAt, ...counts }));
  }
}
