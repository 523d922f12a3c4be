import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { lookUntil } from '#jobs';
import { Clock, Log } from '#runtime';
import { Gateways } from '../connections/gateways.js';
import { ReconcileChain } from './reconcile-chain.js';
import { ReconciledChain } from './reconciled-chain.entity.js';

/** After so many failures the rest of a chain is left to the next reconciliation. */
const tries = { times: 5, everyMilliseconds: 1_000 };

/** All chains of a reconciliation, side by side: none waits for the node of another. */
@Injectable()
export class ReconcileChains {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly gateways: Gateways,
    private readonly reconcileChain: ReconcileChain,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(id: string): Promise<void> {
    const chains = await this.reads.many(
      ReconciledChain,
      'SELECT * FROM reconciled_chain WHERE reconciliation_id = $1 AND finished_at IS NULL',
      [id],
    );
    await Promise.all(chains.map((chain) => this.runChain(chain)));
    await this.unitOfWork.run((tx) =>
      tx.write('UPDATE reconciliation SET finished_at = $2 WHERE id = $1 AND finished_at IS NULL', [
        id,
        this.clock.now(),
      ]),
    );
  }

  private async runChain({ reconciliationId, blockchain }: ReconciledChain): Promise<void> {
    const where = { reconciliationId, blockchain };
    let failure: string | null = null;
    await lookUntil(async () => {
      try {
        while (await this.step(where));
        failure = null;
      } catch (cause) {
        failure = cause instanceof Error ? cause.message : 'It does not say why';
        this.log.warn({ err: cause, blockchain }, 'wallets could not be compared with their chain; trying again');
      }
      return failure === null;
    }, tries);
    await this.unitOfWork.run((tx) => tx.update(ReconciledChain, where, { finishedAt: this.clock.now(), failure }));
  }

  /** Whether there may be more wallets. */
  private async step(where: Pick<ReconciledChain, 'reconciliationId' | 'blockchain'>): Promise<boolean> {
    const chain = await this.reads.one(ReconciledChain, where);
    if (chain === undefined) return false;
    return this.reconcileChain.step(await this.gateways.of(chain.blockchain), chain);
  }
}
