import { Injectable } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork } from '#database';
import { Clock, Log } from '#runtime';
import type { Transfer } from '../records/transfer.entity.js';

/** What was looked up of a wallet before a transfer of it is signed. */
export interface WalletState {
  /** The nonce of the next transaction. */
  readonly next: number;
  readonly isHeld: boolean;
  /** Changes when another server takes over, or the same one begins again: it may lack what had been committed. */
  readonly timeline: string;
}

const timeline = `left(pg_walfile_name(pg_current_wal_lsn()), 8) || ' since ' || pg_postmaster_start_time()`;

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

  async timeline(): Promise<string | undefined> {
    const [row] = await this.reads.query<{ timeline: string }>(`SELECT ${timeline} AS timeline`);
    return row?.timeline;
  }

  async stateOf({ blockchain, walletAddress }: Transfer): Promise<WalletState> {
    const [row] = await this.reads.query<{ next: string | null; isHeld: boolean; timeline: string }>(
      `SELECT next, held_since IS NOT NULL AS "isHeld", ${timeline} AS timeline
       FROM (SELECT) AS always LEFT JOIN wallet_nonce ON blockchain = $1 AND address = $2`,
      [blockchain, walletAddress],
    );
    if (row === undefined) throw new Error('PostgreSQL does not say what is known of a wallet');
    return { ...row, next: Number(row.next ?? 0) };
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
