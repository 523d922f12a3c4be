import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { depositsUnfrozen } from '#ledger';
import { Clock, Log } from '#runtime';
import type { BlockRef, Gateway } from '../gateway/gateway.js';
import { isNewest } from './credit-deposit.js';
import { ReverseDeposit } from './reverse-deposit.js';
import { ChainRewind } from '../records/chain-rewind.entity.js';
import { Deposit, doubtful } from '../records/deposit.entity.js';
import { depositLifecycle } from '../records/deposit.lifecycle.js';
import { rewindLifecycle } from '../records/rewind.lifecycle.js';

const atOnce = 100;

/**
 * Decides what becomes of credits in blocks that were rewound: those that the chain has again stay; once it is final up to
 * what was its newest block when the rewind began, those that it lacks are taken back. A deposit that comes still later is credited again.
 */
@Injectable()
export class EndRewind {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly reverseDeposit: ReverseDeposit,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Whether something still waits for blocks to become final. */
  async step(
    gateway: Gateway,
    underWay: readonly ChainRewind[],
    { newest, final: knownFinal }: { newest: BlockRef; final: number | undefined },
  ): Promise<boolean> {
    const last = underWay.at(-1);
    if (last === undefined) return false;
    const final = knownFinal ?? (await gateway.finalUpTo(newest));
    await this.keep(last, newest, final);
    const isReadAgain = underWay.every(({ throughBlock }) => Number(throughBlock) <= Math.min(final, newest.number));
    if (!isReadAgain) return true;
    await this.reverse(last, newest);
    return !(await this.end(underWay, newest));
  }

  private async keep({ id, blockchain }: ChainRewind, newest: BlockRef, final: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      if (!(await isNewest(tx, blockchain, newest))) return;
      const kept = await tx.query<{ frozenOf: string | null }>(
        `UPDATE deposit SET status = '${depositLifecycle.next('reappeared', 'confirmed')}' WHERE blockchain = $1 AND block_number <= $2 AND status = 'reappeared'
         RETURNING (SELECT frozen.organization_id FROM frozen_deposit AS frozen
           WHERE frozen.organization_id = deposit.organization_id AND deposit_id = deposit.id) AS "frozenOf"`,
        [blockchain, final],
      );
      if (kept.length > 0) await count(tx, id, 'deposits_kept', kept.length);
      // Their freeze may have ended meanwhile, when they could not be released.
      for (const organizationId of new Set(kept.map(({ frozenOf }) => frozenOf)))
        if (organizationId !== null) this.jobs.add(tx, depositsUnfrozen, { organizationId });
    });
  }

  private async reverse({ id, blockchain }: ChainRewind, newest: BlockRef): Promise<void> {
    const gone = await this.reads.many(
      Deposit,
      `SELECT * FROM deposit WHERE blockchain = $1 AND status = 'doubted' ORDER BY block_number LIMIT ${atOnce}`,
      [blockchain],
    );
    for (const deposit of gone)
      await this.unitOfWork.run(async (tx) => {
        if (await this.reverseDeposit.reverse(tx, deposit, newest)) await count(tx, id, 'deposits_reversed', 1);
      });
  }

  private async end(underWay: readonly ChainRewind[], newest: BlockRef): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      const blockchain = underWay[0]?.blockchain;
      const left = await tx.query(`SELECT 1 FROM deposit WHERE blockchain = $1 AND ${doubtful} LIMIT 1`, [blockchain]);
      if (left.length > 0 || blockchain === undefined || !(await isNewest(tx, blockchain, newest))) return false;
      for (const { id, status } of underWay)
        await tx.update(
          ChainRewind,
          { id },
          { status: rewindLifecycle.next(status, 'readAgain', id), endedAt: this.clock.now() },
        );
      this.log.warn({ blockchain }, 'a chain that was rewound is read again: what it lacks is taken back');
      return true;
    });
  }
}

async function count(
  tx: { query(text: string, values: readonly unknown[]): Promise<unknown> },
  id: string,
  column: 'deposits_kept' | 'deposits_reversed',
  more: number,
): Promise<void> {
  await tx.query(`UPDATE chain_rewind SET ${column} = ${column} + $2 WHERE id = $1`, [id, more]);
}
