import { Injectable } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork } from '#database';
import { Clock, Log } from '#runtime';
import type { BlockRef, Gateway } from '../gateway/gateway.js';
import { ChainRewind } from '../records/chain-rewind.entity.js';
import { depositLifecycle } from '../records/deposit.lifecycle.js';
import { DueTransfers } from '../records/due-transfers.js';
import { rewindLifecycle } from '../records/rewind.lifecycle.js';
import { SeenBlock } from '../records/seen-block.entity.js';
import { transferLifecycle } from '../records/transfer.lifecycle.js';

/** Goes back to before a block that was final, as an operator has asked for: what ended in a block from there on is open again. */
@Injectable()
export class BeginRewind {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly due: DueTransfers,
    private readonly log: Log,
  ) {}

  /** True if watching goes on from another block now. */
  async begin(gateway: Gateway, rewind: ChainRewind): Promise<boolean> {
    const [before] = await this.reads.many(
      SeenBlock,
      'SELECT * FROM seen_block WHERE blockchain = $1 AND number < $2 ORDER BY number DESC LIMIT 1',
      [gateway.blockchain, rewind.fromBlock],
    );
    if (before === undefined) return this.refuse(rewind, `it is not known what came before block ${rewind.fromBlock}`);
    const { number, hash } = before;
    const [verdict] = await gateway.verdictsOn([{ number: Number(number), hash }]);
    if (verdict === 'replaced') return this.refuse(rewind, `block ${number} was replaced as well`);
    // A node that is behind has it later.
    if (verdict === 'missing') return false;
    // What was thrown out of blocks is mostly taken by those that follow.
    const { number: newest } = await gateway.head();
    await this.goBack(rewind, { number: Number(number), hash }, newest);
    return true;
  }

  private async refuse({ id, status }: ChainRewind, refusal: string): Promise<boolean> {
    const changes = { status: rewindLifecycle.next(status, 'refused', id), refusal, endedAt: this.clock.now() };
    await this.unitOfWork.run((tx) => tx.update(ChainRewind, { id }, changes));
    return false;
  }

  private async goBack({ id, blockchain }: ChainRewind, before: BlockRef, newest: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const [cursor] = await tx.query<{ number: string }>(
        'SELECT number FROM chain_cursor WHERE blockchain = $1 FOR UPDATE',
        [blockchain],
      );
      const rewind = await tx.one(ChainRewind, { id }, { lock: true });
      if (cursor === undefined || rewind?.status !== 'requested') return;
      await tx.query(
        'UPDATE chain_cursor SET number = $2, hash = $3, final_number = least(final_number, $2), replaced_from = NULL WHERE blockchain = $1',
        [blockchain, before.number, before.hash],
      );
      await forgetAfter(tx, blockchain, before.number);
      await tx.query(
        `UPDATE deposit SET status = '${depositLifecycle.next('confirmed', 'replaced')}' WHERE blockchain = $1 AND block_number > $2 AND status = 'confirmed'`,
        [blockchain, before.number],
      );
      const reopened = await this.openTransfers(tx, blockchain, before.number);
      const status = rewindLifecycle.next(rewind.status, 'begun', id);
      const throughBlock = String(Math.max(Number(cursor.number), newest));
      await tx.update(ChainRewind, { id }, { status, throughBlock, transfersSentAgain: reopened });
      this.log.warn({ blockchain, before: before.number, reopened }, 'a chain is rewound, and read again');
    });
  }

  /** What is on the chain all the same ends as it did; what is not is broadcast again, or its place is taken if it had failed. */
  private async openTransfers(tx: Tx, blockchain: string, before: number): Promise<number> {
    const opened = await tx.query<{ wallet: string }>(
      `UPDATE transfer SET ended_as = status, status = '${transferLifecycle.next('confirmed', 'replaced')}', block_number = NULL,
         cancel_reason = CASE status WHEN 'failed' THEN coalesce(cancel_reason, 'It had failed before its block was replaced') ELSE cancel_reason END,
         preparation_key = NULL, failure_reason = NULL, due_at = $3, failures = 0, refusals = 0
       WHERE blockchain = $1 AND block_number > $2 AND status IN ('confirmed', 'failed') RETURNING wallet_address AS wallet`,
      [blockchain, before, this.clock.now()],
    );
    this.due.raiseAfter(tx);
    // They were signed long ago, and yet none of them has held up the others.
    await tx.query('UPDATE wallet_nonce SET moved_at = $3 WHERE blockchain = $1 AND address = ANY($2)', [
      blockchain,
      opened.map(({ wallet }) => wallet),
      this.clock.now(),
    ]);
    return opened.length;
  }
}

/** What was seen in blocks after this one, and is not credited, was never seen. */
export async function forgetAfter(tx: Tx, blockchain: string, number: number): Promise<void> {
  const after = [blockchain, number];
  await tx.query('DELETE FROM seen_block WHERE blockchain = $1 AND number > $2', after);
  await tx.query(
    `DELETE FROM deposit WHERE blockchain = $1 AND block_number > $2 AND status = 'pending' AND reversals = 0`,
    after,
  );
  await tx.query(
    `UPDATE deposit SET status = '${depositLifecycle.next('pending', 'replaced')}' WHERE blockchain = $1 AND block_number > $2 AND status = 'pending'`,
    after,
  );
  await tx.query(
    `UPDATE deposit SET status = '${depositLifecycle.next('reappeared', 'replaced')}' WHERE blockchain = $1 AND block_number > $2 AND status = 'reappeared'`,
    after,
  );
}
