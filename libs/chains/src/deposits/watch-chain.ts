import { Injectable } from '@nestjs/common';
import { mostUnits } from '#contracts';
import { Reads, type Tx, UnitOfWork } from '#database';
import { Ids, Log } from '#runtime';
import type { Block, BlockRef, Gateway } from '../gateway/gateway.js';
import type { WalletRow } from '../wallets/wallet.entity.js';
import { Wallets } from '../wallets/wallets.js';
import { ChainCursor } from '../records/chain-cursor.entity.js';
import { CreditFinalDeposits, type WatchExpectation } from './credit-final-deposits.js';
import { depositLifecycle } from '../records/deposit.lifecycle.js';
import { SeenBlock } from '../records/seen-block.entity.js';

const blocksAtOnce = 100;

/**
 * Scans a chain block by block. The cursor moves in the transaction that stores the deposits found, and only from where it was:
 * of two workers one moves it, and no block is skipped. Deposits are credited when their block is final.
 */
@Injectable()
export class WatchChain {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly wallets: Wallets,
    private readonly creditFinalDeposits: CreditFinalDeposits,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  async step(gateway: Gateway): Promise<WatchExpectation> {
    const cursor = (await this.cursor(gateway)) ?? (await this.begin(gateway));
    const blocks = await gateway.blocksAfter(cursor, blocksAtOnce);
    const [first] = blocks;
    if (first !== undefined && first.parentHash !== cursor.hash) {
      await this.stepBack(gateway, cursor);
      return 'more';
    }
    const newest = blocks.at(-1) ?? cursor;
    const final = first === undefined ? undefined : await gateway.finalUpTo(newest);
    if (final !== undefined && !(await this.keep(gateway, cursor, blocks, final))) return 'more';
    const expected = await this.creditFinalDeposits.step(gateway, newest, final);
    return blocks.length === blocksAtOnce ? 'more' : expected;
  }

  private async cursor({ blockchain, network }: Gateway): Promise<BlockRef | undefined> {
    const row = await this.reads.one(ChainCursor, { blockchain, network });
    return row === undefined ? undefined : { number: Number(row.number), hash: row.hash };
  }

  /** Begins with the newest block that is final: before that there was no wallet that could have been paid. */
  private async begin(gateway: Gateway): Promise<BlockRef> {
    const start = await startOf(gateway);
    await this.unitOfWork.run(async (tx) => {
      const { blockchain, network } = gateway;
      const begun = await tx.query(
        'INSERT INTO chain_cursor (blockchain, network, number, hash) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1',
        [blockchain, network, start.number, start.hash],
      );
      if (begun.length > 0) tx.insert(SeenBlock, { blockchain, number: String(start.number), hash: start.hash });
    });
    return (await this.cursor(gateway)) ?? start;
  }

  /** False if another worker has moved the cursor. */
  private async keep(gateway: Gateway, cursor: BlockRef, blocks: readonly Block[], final: number): Promise<boolean> {
    const { blockchain } = gateway;
    const transfers = blocks.flatMap((block) => block.transfers.map((transfer) => ({ block, transfer })));
    const wallets = await this.wallets.atAddresses(blockchain, [
      ...new Set(transfers.map(({ transfer }) => transfer.destination)),
    ]);
    return this.unitOfWork.run(async (tx) => {
      if (!(await moved(tx, gateway, cursor, blocks.at(-1) ?? cursor))) return false;
      for (const { number, hash } of blocks) tx.insert(SeenBlock, { blockchain, number: String(number), hash });
      for (const { block, transfer } of transfers) {
        const wallet = wallets.get(transfer.destination);
        if (wallet !== undefined) await this.keepDeposit(tx, gateway, wallet, { block, transfer });
      }
      await tx.query('DELETE FROM seen_block WHERE blockchain = $1 AND number < $2', [
        blockchain,
        Math.min(final, cursor.number),
      ]);
      return true;
    });
  }

  /** A deposit that was confirmed before stays as it is if it is seen again. */
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
      `INSERT INTO deposit (organization_id, id, account_id, status, blockchain, transaction_hash, ordinal, block_number, mined_at, token, units, source_address, destination_address)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (blockchain, transaction_hash, ordinal) DO NOTHING`,
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
      ],
    );
  }

  /** The cursor's block was replaced: forgets what was seen in it and goes back to the one before. */
  private async stepBack(gateway: Gateway, cursor: BlockRef): Promise<void> {
    const { blockchain } = gateway;
    this.log.warn({ blockchain, block: cursor.number }, 'a block was replaced; going back');
    await this.unitOfWork.run(async (tx) => {
      const [before] = await tx.query<{ number: string; hash: string }>(
        'SELECT number, hash FROM seen_block WHERE blockchain = $1 AND number < $2 ORDER BY number DESC LIMIT 1',
        [blockchain, cursor.number],
      );
      if (before === undefined)
        throw new Error(
          `${blockchain} replaced block ${cursor.number}, which was final: nothing more is credited on it until an operator has looked`,
        );
      if (!(await moved(tx, gateway, cursor, { number: Number(before.number), hash: before.hash }))) return;
      const gone = [blockchain, before.number];
      await tx.query('DELETE FROM seen_block WHERE blockchain = $1 AND number > $2', gone);
      await tx.query(`DELETE FROM deposit WHERE blockchain = $1 AND block_number > $2 AND status = 'pending'`, gone);
    });
  }
}

/** The newest final block. The head may be replaced, and nothing would be known of the blocks before it. */
async function startOf(gateway: Gateway): Promise<BlockRef> {
  const head = await gateway.head();
  const final = Math.max(await gateway.finalUpTo(head), 0);
  if (final >= head.number) return head;
  const [start] = await gateway.blocksAfter({ number: final - 1, hash: '' }, 1);
  if (start?.number !== final) throw new Error(`${gateway.blockchain} does not have its block ${final}`);
  return { number: start.number, hash: start.hash };
}

/** Moves the cursor, unless another worker has. */
async function moved(tx: Tx, { blockchain }: Gateway, from: BlockRef, to: BlockRef): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE chain_cursor SET number = $4, hash = $5 WHERE blockchain = $1 AND number = $2 AND hash = $3 RETURNING 1',
    [blockchain, from.number, from.hash, to.number, to.hash],
  );
  return rows.length === 1;
}
