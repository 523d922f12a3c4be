import { Injectable } from '@nestjs/common';
import { mostUnits } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Clock, Ids, Log } from '#runtime';
import type { Block, BlockRef, Gateway } from '../gateway/gateway.js';
import { depositLifecycle } from '../records/deposit.lifecycle.js';
import { timelineSeenAt } from '../records/timeline.js';
import { SeenBlock } from '../records/seen-block.entity.js';
import type { WalletRow } from '../wallets/wallet.entity.js';
import { Wallets } from '../wallets/wallets.js';

/** How many final blocks are remembered: so deep can be found where a chain was replaced that should not have been. */
const remembered = 10_000;

export interface Cursor extends BlockRef {
  readonly final: number;
}

/** Stores blocks that were scanned, with the deposits found in them, and moves the cursor past them: all at once. */
@Injectable()
export class KeepBlocks {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly wallets: Wallets,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  /** False if another worker has moved the cursor. */
  async keep(gateway: Gateway, cursor: Cursor, blocks: readonly Block[], final: number): Promise<boolean> {
    const { blockchain } = gateway;
    const transfers = blocks.flatMap((block) => block.transfers.map((transfer) => ({ block, transfer })));
    const wallets = await this.wallets.atAddresses(blockchain, [
      ...new Set(transfers.map(({ transfer }) => transfer.destination)),
    ]);
    return this.unitOfWork.run(async (tx) => {
      const to = blocks.at(-1) ?? cursor;
      const move = { from: cursor, to: { ...to, final: Math.max(cursor.final, final) }, at: this.clock.now() };
      if (!(await moved(tx, gateway, move))) return false;
      for (const { number, hash } of blocks) tx.insert(SeenBlock, { blockchain, number: String(number), hash });
      for (const { block, transfer } of transfers) {
        const wallet = wallets.get(transfer.destination);
        if (wallet !== undefined) await this.keepDeposit(tx, gateway, wallet, { block, transfer });
      }
      await tx.query('DELETE FROM seen_block WHERE blockchain = $1 AND number < $2', [
        blockchain,
        Math.min(final, cursor.number) - remembered,
      ]);
      return true;
    });
  }

  /**
   * A deposit that was confirmed before stays as it is if it is seen again; one that was doubted need not be any more. Where its
   * transaction moves something else now, as one does that asks a contract for a price, that is another deposit.
   */
  private async keepDeposit(
    tx: Tx,
    { blockchain }: Gateway,
    { organizationId, accountId }: WalletRow,
    { block, transfer }: { block: Block; transfer: Block['transfers'][number] },
  ): Promise<void> {
    const { transactionHash, ordinal, token, source, destination, units } = transfer;
    if (units > mostUnits) {
      // No real token has that many, and this must not stop the chain from being watched.
      this.log.error(
        { blockchain, transactionHash, organizationId, accountId },
        'a deposit is too large to be credited',
      );
      return;
    }
    await tx.query(
      `INSERT INTO deposit (organization_id, id, account_id, status, blockchain, transaction_hash, ordinal, block_number, mined_at, token, units, source_address, destination_address, block_hash, reversals)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 0
       WHERE NOT EXISTS (SELECT FROM deposit WHERE blockchain = $5 AND transaction_hash = $6 AND ordinal = $7
         AND status NOT IN ('doubted', 'reversed') AND (destination_address, token, units) <> ($13, $10, $11))
       ON CONFLICT (blockchain, transaction_hash, ordinal, destination_address, token, units)
       DO UPDATE SET block_number = EXCLUDED.block_number, block_hash = EXCLUDED.block_hash, mined_at = EXCLUDED.mined_at, status =
         CASE deposit.status WHEN 'doubted' THEN '${depositLifecycle.next('doubted', 'seen')}' ELSE '${depositLifecycle.next('reversed', 'seen')}' END
       WHERE deposit.status IN ('doubted', 'reversed')`,
      [
        organizationId,
        this.ids.next(),
        accountId,
        depositLifecycle.next(null, 'seen'),
        blockchain,
        transactionHash,
        ordinal,
        block.number,
        block.minedAt,
        token,
        units,
        source,
        destination,
        block.hash,
      ],
    );
  }
}

interface Move {
  readonly from: BlockRef;
  readonly to: Cursor;
  /** When blocks are read on: with the first of them it is seen that another server has the database. */
  readonly at?: Date;
}

/** Moves the cursor, unless another worker has. */
export async function moved(tx: Tx, { blockchain }: Gateway, { from, to, at }: Move): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE chain_cursor SET number = $4, hash = $5, final_number = $6, replaced_from = NULL${at === undefined ? '' : `, ${timelineSeenAt('$7')}`}
     WHERE blockchain = $1 AND number = $2 AND hash = $3 RETURNING 1`,
    [blockchain, from.number, from.hash, to.number, to.hash, to.final, ...(at === undefined ? [] : [at])],
  );
  return rows.length === 1;
}
