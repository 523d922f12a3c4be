import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Reads, type Tx, UnitOfWork } from '#database';
import { Clock, Log } from '#runtime';
import { timeline, timelineSeenAt } from '../records/timeline.js';
import type { Transfer } from '../records/transfer.entity.js';

/** What was looked up of a wallet before a transfer of it is signed. */
export interface WalletState {
  /** The nonce of the next transaction. */
  readonly next: number;
  readonly isHeld: boolean;
  readonly timeline: string;
  /** When this timeline was first seen, by whichever process. */
  readonly since: Date;
  /** What was forgotten before is in no block before this one. */
  readonly forgottenFrom: number;
  /** From where on the chain takes nothing of it any more; undefined where that was not asked yet. */
  readonly forgottenUntil: number | undefined;
}

interface StateRow {
  readonly next: string | null;
  readonly isHeld: boolean;
  readonly timeline: string;
  readonly knownTimeline: string | null;
  readonly since: Date | null;
  readonly forgottenFrom: string | null;
  readonly forgottenUntil: string | null;
}

/** Until the first nonce is taken, nothing can have been signed: tokens have to be there first. */
const watchedTo = `coalesce(
  (SELECT min(block_number) FROM deposit WHERE blockchain = $1 AND destination_address = $2),
  (SELECT number FROM chain_cursor WHERE blockchain = $1), 0)`;

@Injectable()
export class WalletNonces {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** A timeline that is new is recorded first, so that no process forgets it. */
  async stateOf(transfer: Transfer): Promise<WalletState> {
    const { blockchain } = transfer;
    let row = await this.rowOf(transfer);
    if (row?.knownTimeline !== row?.timeline) {
      const text = `UPDATE chain_cursor SET ${timelineSeenAt('$2')} WHERE blockchain = $1`;
      await this.unitOfWork.run((tx) => tx.query(text, [blockchain, this.clock.now()]));
      row = await this.rowOf(transfer);
    }
    if (row?.knownTimeline !== row?.timeline || row === undefined || row.since === null)
      throw new Error(`It is not known yet since when this server has the database, as ${blockchain} is not watched`);
    const { next, isHeld, since, forgottenFrom, forgottenUntil } = row;
    return {
      next: Number(next ?? 0),
      isHeld,
      timeline: row.timeline,
      since,
      forgottenFrom: Number(forgottenFrom ?? 0),
      forgottenUntil: forgottenUntil === null ? undefined : Number(forgottenUntil),
    };
  }

  private async rowOf({ blockchain, walletAddress }: Transfer): Promise<StateRow | undefined> {
    const [row] = await this.reads.query<StateRow>(
      `SELECT next, held_since IS NOT NULL AS "isHeld", ${timeline} AS timeline, watched.timeline AS "knownTimeline",
         timeline_since AS since, forgotten_from AS "forgottenFrom", forgotten_until AS "forgottenUntil"
       FROM (SELECT) AS always LEFT JOIN wallet_nonce AS wallet ON wallet.blockchain = $1 AND address = $2
         LEFT JOIN chain_cursor AS watched ON watched.blockchain = $1`,
      [blockchain, walletAddress],
    );
    return row;
  }

  /** Of a timeline: the first answer is kept. */
  async keepForgottenUntil(blockchain: Blockchain, { timeline: seen }: WalletState, until: number): Promise<void> {
    const text = `UPDATE chain_cursor SET forgotten_until = $3 WHERE blockchain = $1 AND timeline = $2 AND forgotten_until IS NULL`;
    await this.unitOfWork.run((tx) => tx.query(text, [blockchain, seen, until]));
  }

  /** Keeps the row locked until the transaction ends: the next one waits, and takes the next nonce. A wallet that is held has none. */
  async take(tx: Tx, { blockchain, walletAddress }: Transfer, seen: WalletState): Promise<number | undefined> {
    const [taken] = await tx.query<{ nonce: string; isHeld: boolean; timeline: string }>(
      `INSERT INTO wallet_nonce AS wallet (blockchain, address, next, taken_at_block)
       VALUES ($1, $2, 1, coalesce((SELECT number FROM chain_cursor WHERE blockchain = $1), 0))
       ON CONFLICT (blockchain, address) DO UPDATE SET next = wallet.next + (wallet.held_since IS NULL)::int,
         taken_at_block = CASE WHEN wallet.held_since IS NULL THEN EXCLUDED.taken_at_block ELSE wallet.taken_at_block END
       RETURNING next - 1 AS nonce, held_since IS NOT NULL AS "isHeld", ${timeline} AS timeline`,
      [blockchain, walletAddress],
    );
    if (taken?.timeline !== seen.timeline)
      throw new Error('The database is served by another server since it was asked');
    return taken.isHeld ? undefined : Number(taken.nonce);
  }

  /** Nothing more is signed for it until what the chain has of it is accounted for. */
  async hold({ blockchain, walletAddress, id: transferId }: Transfer, because: string): Promise<void> {
    const held = await this.unitOfWork.run((tx) =>
      tx.query(
        `INSERT INTO wallet_nonce AS wallet (blockchain, address, next, taken_at_block, held_since, held_because)
         VALUES ($1, $2, 0, ${watchedTo}, $3, $4)
         ON CONFLICT (blockchain, address) DO UPDATE SET held_since = $3, held_because = $4, unexplained = NULL
           WHERE wallet.held_since IS NULL RETURNING 1`,
        [blockchain, walletAddress, this.clock.now(), because],
      ),
    );
    if (held.length > 0)
      this.log.error({ blockchain, walletAddress, transferId }, `a wallet is held, and signs nothing: ${because}`);
  }
}

/** One of its transactions is final. */
export async function walletMoved(tx: Tx, { blockchain, walletAddress }: Transfer, at: Date): Promise<void> {
  const text = 'UPDATE wallet_nonce SET moved_at = $3 WHERE blockchain = $1 AND address = $2';
  await tx.query(text, [blockchain, walletAddress, at]);
}
