import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Reads } from '#database';
import { Metrics } from '#runtime';
import { Tokens } from '../gateway/tokens.js';

/** In `/metrics`: wallets that sign nothing until somebody knows what the chain has of them. */
@Injectable()
export class HeldWallets {
  constructor(reads: Reads, tokens: Tokens, metrics: Metrics) {
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
}
