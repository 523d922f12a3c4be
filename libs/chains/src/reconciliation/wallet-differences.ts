import { Injectable } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import { Reads, type Tx, forEveryOrganization } from '#database';
import { Clock, Ids, Log, Metrics } from '#runtime';
import { Tokens } from '../gateway/tokens.js';
import { WalletDifference } from './wallet-difference.entity.js';

export type FoundDifference = Omit<WalletDifference, 'id' | 'openedAt' | 'resolvedAt'>;

/** A token in a wallet. */
export interface HeldToken {
  readonly blockchain: Blockchain;
  readonly address: string;
  readonly token: TokenSymbol;
}

/** The differences that are open: they hold their wallets, and are in `/metrics`. */
@Injectable()
export class WalletDifferences {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly log: Log,
    tokens: Tokens,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'wallet_differences',
      'Tokens in wallets that are not what the ledger says: these wallets sign nothing',
      ['blockchain'],
      async (gauge) => {
        const counts = await forEveryOrganization(() => this.counts()).catch(() => new Map<Blockchain, number>());
        for (const blockchain of tokens.blockchains) gauge.set({ blockchain }, counts.get(blockchain) ?? 0);
      },
    );
  }

  async areOpenFor({ blockchain, walletAddress }: { blockchain: Blockchain; walletAddress: string }): Promise<boolean> {
    const open = await this.reads.query(
      'SELECT 1 FROM wallet_difference WHERE blockchain = $1 AND address = $2 AND resolved_at IS NULL LIMIT 1',
      [blockchain, walletAddress],
    );
    return open.length > 0;
  }

  async count(): Promise<number> {
    return [...(await this.counts()).values()].reduce((sum, count) => sum + count, 0);
  }

  /** The newest first. */
  open(most: number): Promise<WalletDifference[]> {
    return this.reads.many(
      WalletDifference,
      'SELECT * FROM wallet_difference WHERE resolved_at IS NULL ORDER BY id DESC LIMIT $1',
      [most],
    );
  }

  /** Keeps when it was first found. */
  async keep(tx: Tx, found: FoundDifference): Promise<void> {
    const { organizationId, accountId, blockchain, address, token } = found;
    const { ledgerUnits, chainUnits, blockNumber, reconciliationId } = found;
    const [row] = await tx.query<{ isNew: boolean }>(
      `INSERT INTO wallet_difference AS known (organization_id, id, account_id, blockchain, address, token, ledger_units, chain_units, block_number, reconciliation_id, opened_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (blockchain, address, token) WHERE resolved_at IS NULL DO UPDATE SET ledger_units = EXCLUDED.ledger_units,
         chain_units = EXCLUDED.chain_units, block_number = EXCLUDED.block_number, reconciliation_id = EXCLUDED.reconciliation_id
       RETURNING xmax = 0 AS "isNew"`,
      [
        organizationId,
        this.ids.next(),
        accountId,
        blockchain,
        address,
        token,
        ledgerUnits,
        chainUnits,
        blockNumber,
        reconciliationId,
        this.clock.now(),
      ],
    );
    if (row?.isNew !== true) return;
    const facts = { organizationId, accountId, blockchain, address, tokenSymbol: token, ledgerUnits, chainUnits };
    this.log.error(facts, 'a wallet does not hold what it has by the ledger, and signs nothing');
  }

  /** These wallets hold what they should. */
  async resolve(tx: Tx, held: readonly HeldToken[]): Promise<void> {
    const resolved = await tx.query<HeldToken>(
      `UPDATE wallet_difference AS known SET resolved_at = $4
       FROM unnest($1::text[], $2::text[], $3::text[]) AS held (blockchain, address, token)
       WHERE known.resolved_at IS NULL AND known.blockchain = held.blockchain AND known.address = held.address AND known.token = held.token
       RETURNING known.blockchain, known.address, known.token AS "tokenSymbol"`,
      [
        held.map(({ blockchain }) => blockchain),
        held.map(({ address }) => address),
        held.map(({ token }) => token),
        this.clock.now(),
      ],
    );
    for (const each of resolved) this.log.warn({ ...each }, 'a wallet holds again what it has by the ledger');
  }

  private async counts(): Promise<Map<Blockchain, number>> {
    const rows = await this.reads.query<{ blockchain: Blockchain; count: number }>(
      'SELECT blockchain, count(*)::int AS count FROM wallet_difference WHERE resolved_at IS NULL GROUP BY blockchain',
    );
    return new Map(rows.map(({ blockchain, count }) => [blockchain, count]));
  }
}
