import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Reads } from '#database';
import { Metrics, Readiness } from '#runtime';
import { nodeTroubles } from '../gateway/gateway.js';
import { Tokens } from '../gateway/tokens.js';
import { type ChainTrouble, ChainWatcher } from '../records/chain-watcher.entity.js';

const troubles: readonly ChainTrouble[] = [...nodeTroubles, 'unwatched', 'finalBlockReplaced'];

/** What is wrong with chains and their nodes, told by every process whichever of them watches: at `/health/ready` and `/metrics`. */
@Injectable()
export class ChainTroubles {
  constructor(
    private readonly reads: Reads,
    private readonly tokens: Tokens,
    metrics: Metrics,
    readiness: Readiness,
  ) {
    const real = this.tokens.blockchains.filter((blockchain) => !this.tokens.isSimulated(blockchain));
    for (const blockchain of real) readiness.addOptional(blockchain, () => this.check(blockchain));
    if (real.length === 0) return;
    metrics.gauge(
      'chain_troubles',
      'Whether something is wrong with a chain or its nodes: 1 or 0',
      ['blockchain', 'trouble'],
      async (gauge) => {
        const rows = await this.reads
          .query<ChainWatcher>('SELECT blockchain, troubles FROM chain_watcher')
          .catch(() => []);
        const found = new Map(rows.map((row) => [row.blockchain, row.troubles]));
        for (const blockchain of real)
          for (const trouble of troubles)
            gauge.set({ blockchain, trouble }, found.get(blockchain)?.includes(trouble) === true ? 1 : 0);
      },
    );
  }

  private async check(blockchain: Blockchain): Promise<void> {
    const watcher = await this.reads.one(ChainWatcher, { blockchain });
    if (watcher !== undefined && watcher.troubles.length > 0) throw new Error(watcher.troubles.join(', '));
  }
}
