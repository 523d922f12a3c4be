import { Injectable } from '@nestjs/common';
import { mostUnits } from '#contracts';
import { Reads, type Tx, UnitOfWork } from '#database';
import { BoundedMap, Ids, Log } from '#runtime';
import type { Block, BlockRef, Gateway } from '../gateway/gateway.js';
import type { WalletRow } from '../wallets/wallet.entity.js';
import { Wallets } from '../wallets/wallets.js';
import { BeginRewind, forgetAfter } from './begin-rewind.js';
import { ChainCursor } from '../records/chain-cursor.entity.js';
import { ChainRewind, isOpen } from '../records/chain-rewind.entity.js';
import { CreditFinalDeposits, type WatchExpectation } from './credit-final-deposits.js';
import { EndRewind } from './end-rewind.js';
import { depositLifecycle } from '../records/deposit.lifecycle.js';
import { SeenBlock } from '../records/seen-block.entity.js';

const blocksAtOnce = 100;
/** How many final blocks are remembered: so deep can be found where a chain was replaced that should not have been. */
const remembered = 10_000;

/** A block that was final is another one now: what was credited may be gone, and nothing more is, until somebody has decided. */
export class FinalBlockReplaced extends Error {}

interface Cursor extends BlockRef {
  readonly final: number;
}

/**
 * Scans a chain block by block. The cursor moves in the transaction that stores the deposits found, and only from where it was:
 * of two workers one moves it, and no block is skipped. Deposits are credited when their block is final.
 */
@Injectable()
export class WatchChain {
  /** From which block on final ones were replaced, by the hash of the cursor. */
  private readonly replaced = new BoundedMap<string, number>(10);

  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly wallets: Wallets,
    private readonly creditFinalDeposits: CreditFinalDeposits,
    private readonly beginRewind: BeginRewind,
    private readonly endRewind: EndRewind,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  async step(gateway: Gateway): Promise<WatchExpectation> {
    const open = await this.reads.many(
      ChainRewind,
      `SELECT * FROM chain_rewind WHERE blockchain = $1 AND ${isOpen} ORDER BY id`,
      [gateway.blockchain],
    );
    const requested = open.find(({ status }) => status === 'requested');
    if (requested !== undefined && (await this.beginRewind.begin(gateway, requested))) return 'more';
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
    const underWay = open.filter(({ status }) => status === 'underWay');
    const isWaiting = await this.endRewind.step(gateway, underWay, { newest, final });
    const expected = await this.creditFinalDeposits.step(gateway, newest, final);
    if (blocks.length === blocksAtOnce) return 'more';
    return isWaiting && expected === 'nothing' ? 'deposit' : expected;
  }

  /** Whether all nodes still agree on what is final; the gateway knows which of them does not. */
  async compareNodes(gateway: Gateway): Promise<void> {
    const [final] = await this.reads.many(
      SeenBlock,
      `SELECT seen_block.* FROM seen_block JOIN chain_cursor USING (blockchain)
       WHERE blockchain = $1 AND seen_block.number <= final_number ORDER BY seen_block.number DESC LIMIT 1`,
      [gateway.blockchain],
    );
    if (final !== undefined) await gateway.agreedVerdicts([{ number: Number(final.number), hash: final.hash }]);
  }

  private async cursor({ blockchain, network }: Gateway): Promise<Cursor | undefined> {
    const row = await this.reads.one(ChainCursor, { blockchain, network });
    if (row === undefined) return undefined;
    return { number: Number(row.number), hash: row.hash, final: Number(row.finalNumber) };
  }

  /** Begins with the newest block that is final: before that there was no wallet that could have been paid. */
  private async begin(gateway: Gateway): Promise<Cursor> {
    const start = await startOf(gateway);
    const [verdict] = await gateway.agreedVerdicts([start]);
    if (verdict !== 'final')
      throw new Error(`The nodes of ${gateway.blockchain} do not agree on block ${start.number}`);
    await this.unitOfWork.run(async (tx) => {
      const { blockchain, network } = gateway;
      const begun = await tx.query(
        'INSERT INTO chain_cursor (blockchain, network, number, hash, final_number) VALUES ($1, $2, $3, $4, $3) ON CONFLICT DO NOTHING RETURNING 1',
        [blockchain, network, start.number, start.hash],
      );
      if (begun.length > 0) tx.insert(SeenBlock, { blockchain, number: String(start.number), hash: start.hash });
    });
    return (await this.cursor(gateway)) ?? { ...start, final: start.number };
  }

  /** False if another worker has moved the cursor. */
  private async keep(gateway: Gateway, cursor: Cursor, blocks: readonly Block[], final: number): Promise<boolean> {
    const { blockchain } = gateway;
    const transfers = blocks.flatMap((block) => block.transfers.map((transfer) => ({ block, transfer })));
    const wallets = await this.wallets.atAddresses(blockchain, [
      ...new Set(transfers.map(({ transfer }) => transfer.destination)),
    ]);
    return this.unitOfWork.run(async (tx) => {
      const to = blocks.at(-1) ?? cursor;
      if (!(await moved(tx, gateway, cursor, { ...to, final: Math.max(cursor.final, final) }))) return false;
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

  /** A deposit that was confirmed before stays as it is if it is seen again; one that was doubted need not be any more. */
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
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 0) ON CONFLICT (blockchain, transaction_hash, ordinal)
       DO UPDATE SET block_number = EXCLUDED.block_number, block_hash = EXCLUDED.block_hash, mined_at = EXCLUDED.mined_at, status =
         CASE deposit.status WHEN 'doubted' THEN '${depositLifecycle.next('doubted', 'seen')}' ELSE '${depositLifecycle.next('reversed', 'seen')}' END
       WHERE deposit.status IN ('doubted', 'reversed')
         AND (deposit.token, deposit.units, deposit.destination_address) = (EXCLUDED.token, EXCLUDED.units, EXCLUDED.destination_address)`,
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

  /** The cursor's block was replaced: forgets what was seen in it and goes back to the one before. */
  private async stepBack(gateway: Gateway, cursor: Cursor): Promise<void> {
    const { blockchain } = gateway;
    if (cursor.number <= cursor.final) return this.stop(gateway, cursor);
    this.log.warn({ blockchain, block: cursor.number }, 'a block was replaced; going back');
    await this.unitOfWork.run(async (tx) => {
      const [before] = await tx.query<{ number: string; hash: string }>(
        'SELECT number, hash FROM seen_block WHERE blockchain = $1 AND number < $2 ORDER BY number DESC LIMIT 1',
        [blockchain, cursor.number],
      );
      if (before === undefined)
        throw new Error(`What came before block ${cursor.number} of ${blockchain} is not known`);
      const { hash } = before;
      const number = Number(before.number);
      if (await moved(tx, gateway, cursor, { number, hash, final: cursor.final }))
        await forgetAfter(tx, blockchain, number);
    });
  }

  /** Only for what was final has something been done that a step back does not undo. */
  private async stop(gateway: Gateway, cursor: Cursor): Promise<never> {
    const { blockchain } = gateway;
    const from = this.replaced.get(cursor.hash) ?? (await this.firstReplaced(gateway));
    this.replaced.set(cursor.hash, from);
    await this.unitOfWork.run((tx) => tx.update(ChainCursor, { blockchain }, { replacedFrom: String(from) }));
    throw new FinalBlockReplaced(
      `${blockchain} replaced its blocks from ${from} on, which were final: nothing more is credited on it until they are rewound, by POST /chains/${blockchain}/rewinds with fromBlock ${from}`,
    );
  }

  private async firstReplaced(gateway: Gateway): Promise<number> {
    const seen = await this.reads.many(SeenBlock, 'SELECT * FROM seen_block WHERE blockchain = $1 ORDER BY number', [
      gateway.blockchain,
    ]);
    let [first, last] = [0, seen.length - 1];
    while (first < last) {
      const middle = Math.floor((first + last) / 2);
      const { number = '0', hash = '' } = seen[middle] ?? {};
      const [verdict] = await gateway.verdictsOn([{ number: Number(number), hash }]);
      if (verdict === 'final' || verdict === 'open') first = middle + 1;
      else last = middle;
    }
    return Number(seen[first]?.number ?? 0);
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
async function moved(tx: Tx, { blockchain }: Gateway, from: BlockRef, to: Cursor): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE chain_cursor SET number = $4, hash = $5, final_number = $6, replaced_from = NULL WHERE blockchain = $1 AND number = $2 AND hash = $3 RETURNING 1',
    [blockchain, from.number, from.hash, to.number, to.hash, to.final],
  );
  return rows.length === 1;
}
