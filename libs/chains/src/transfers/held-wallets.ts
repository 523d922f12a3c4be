import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Reads } from '#database';
import { Metrics } from '#runtime';
import { WalletNonce } from '../records/wallet-nonce.entity.js';
import { Tokens } from '../gateway/tokens.js';

/** In `/metrics`: wallets that sign nothing until somebody knows what the chain has of them. */
@Injectable()
export class HeldWallets {
  constructor(
    private readonly reads: Reads,
    tokens: Tokens,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'wallets_held',
      'Wallets that sign nothing, as the chain has transactions of them that are not accounted for',
      ['blockchain'],
      async (gauge) => {
        const rows = await reads
          .query<{ blockchain: Blockchain; count: number }>(
            'SELECT blockchain, count(*)::int AS count FROM wallet_nonce WHERE held_since IS NOT NULL GROUP BY blockchain',
          )
          .catch(() => []);
        const counts = new Map(rows.map(({ blockchain, count }) => [blockchain, count]));
        for (const blockchain of tokens.blockchains) gauge.set({ blockchain }, counts.get(blockchain) ?? 0);
      },
    );
  }

  /** The one that is held longest first. */
  on(blockchain: Blockchain, most: number): Promise<WalletNonce[]> {
    return this.reads.many(
      WalletNonce,
      'SELECT * FROM wallet_nonce WHERE blockchain = $1 AND held_since IS NOT NULL ORDER BY held_since, address LIMIT $2',
      [blockchain, most],
    );
  }
}
