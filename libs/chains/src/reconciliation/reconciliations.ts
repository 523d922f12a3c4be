import { Injectable } from '@nestjs/common';
import type { Page, PageQuery } from '#contracts';
import { Reads, type Tx } from '#database';
import { Jobs, job } from '#jobs';
import { Clock, Ids } from '#runtime';
import { Tokens } from '../gateway/tokens.js';
import { ReconciledChain } from './reconciled-chain.entity.js';
import { Reconciliation } from './reconciliation.entity.js';

/** Only of all chains together, since wallets are the same on all. */
export const reconcile = job<{ reconciliationId: string }>('reconcile');

export interface ReconciliationWithChains extends Reconciliation {
  readonly chains: readonly ReconciledChain[];
}

/** Comparisons of all wallets with the ledger: asked for, one done after the other, and listed. */
@Injectable()
export class Reconciliations {
  constructor(
    private readonly reads: Reads,
    private readonly tokens: Tokens,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async isUnderWay(tx: Tx): Promise<boolean> {
    const underWay = await tx.query('SELECT 1 FROM reconciliation WHERE finished_at IS NULL LIMIT 1');
    return underWay.length > 0;
  }

  /** Newest first. */
  async page(query: PageQuery): Promise<Page<ReconciliationWithChains>> {
    const page = await this.reads.page(Reconciliation, {}, query);
    const chains = await this.reads.many(
      ReconciledChain,
      'SELECT * FROM reconciled_chain WHERE reconciliation_id = ANY($1) ORDER BY blockchain',
      [page.results.map(({ id }) => id)],
    );
    const chainsOf = (id: string): ReconciledChain[] =>
      chains.filter(({ reconciliationId }) => reconciliationId === id);
    return { ...page, results: page.results.map((each) => ({ ...each, chains: chainsOf(each.id) })) };
  }

  /** When the last one that compared all wallets was begun. */
  async lastWhole(): Promise<Date | undefined> {
    const [row] = await this.reads.query<{ startedAt: Date }>(
      `SELECT started_at AS "startedAt" FROM reconciliation WHERE finished_at IS NOT NULL
         AND NOT EXISTS (SELECT FROM reconciled_chain WHERE reconciliation_id = id AND failure IS NOT NULL)
       ORDER BY id DESC LIMIT 1`,
    );
    return row?.startedAt;
  }

  begin(tx: Tx): ReconciliationWithChains {
    const row = { id: this.ids.next(), startedAt: this.clock.now(), finishedAt: null };
    const chains = this.tokens.blockchains.map((blockchain) => ({
      reconciliationId: row.id,
      blockchain,
      afterWallet: 0,
      wallets: 0,
      differences: 0,
      unsettled: 0,
      blockNumber: null,
      finishedAt: null,
      failure: null,
    }));
    tx.insert(Reconciliation, row);
    for (const chain of chains) tx.insert(ReconciledChain, chain);
    this.jobs.add(tx, reconcile, { reconciliationId: row.id }, { queue: reconcile.name });
    return { ...row, chains };
  }
}
