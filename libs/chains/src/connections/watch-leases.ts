import { performance } from 'node:perf_hooks';
import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { UnitOfWork } from '#database';
import { Ids, Log } from '#runtime';
import type { ChainTrouble } from '../records/chain-watcher.entity.js';

const leaseSeconds = 10;
const renewEveryMilliseconds = 3_000;

/**
 * Of all processes one watches a chain, as nodes are paid by the question. Should two do it after all, nothing happens twice: the
 * cursor sees to that. Time is that of PostgreSQL.
 */
@Injectable()
export class WatchLeases {
  private readonly holder: string;
  /** Until when this process may rely on a lease, by its own clock. */
  private readonly held = new Map<Blockchain, { until: number; reported: string }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly log: Log,
    ids: Ids,
  ) {
    this.holder = ids.next();
  }

  /** Whether this process is the one. If nobody is, it is from now on. */
  async hold(blockchain: Blockchain): Promise<boolean> {
    if ((this.held.get(blockchain)?.until ?? 0) > performance.now()) return true;
    const asked = performance.now();
    const taken = await this.unitOfWork.run((tx) =>
      tx.query(
        `INSERT INTO chain_watcher AS watcher (blockchain, holder, held_until, troubles)
         VALUES ($1, $2, now() + interval '${leaseSeconds} seconds', '{}')
         ON CONFLICT (blockchain) DO UPDATE SET holder = $2, held_until = EXCLUDED.held_until
         WHERE watcher.holder = $2 OR watcher.held_until < now() RETURNING 1`,
        [blockchain, this.holder],
      ),
    );
    if (taken.length === 0) return false;
    if (!this.held.has(blockchain)) this.log.info({ blockchain }, 'this process watches the chain');
    this.keep(blockchain, asked);
    this.timer ??= setInterval(() => void this.renew(), renewEveryMilliseconds);
    return true;
  }

  /** What every process tells of the chain: the next one to watch it begins with what this one knew. */
  async tell(blockchain: Blockchain, troubles: readonly ChainTrouble[]): Promise<void> {
    const lease = this.held.get(blockchain);
    const reported = [...troubles].sort().join();
    if (lease === undefined || lease.reported === reported) return;
    await this.unitOfWork.run((tx) =>
      tx.query('UPDATE chain_watcher SET troubles = $3 WHERE blockchain = $1 AND holder = $2', [
        blockchain,
        this.holder,
        [...troubles],
      ]),
    );
    lease.reported = reported;
    if (reported === '') this.log.info({ blockchain }, 'nothing is wrong with the nodes of the chain any more');
    else this.log.error({ blockchain, troubles }, 'something is wrong with the nodes of a chain');
  }

  /** Somebody else may watch it, who perhaps reaches what this process does not. */
  async giveUp(blockchain: Blockchain): Promise<void> {
    if (this.held.delete(blockchain)) await this.release([blockchain]);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    const blockchains = [...this.held.keys()];
    this.held.clear();
    if (blockchains.length > 0) await this.release(blockchains).catch(() => undefined);
  }

  private keep(blockchain: Blockchain, since: number): void {
    const reported = this.held.get(blockchain)?.reported ?? 'unknown';
    this.held.set(blockchain, { until: since + leaseSeconds * 1_000, reported });
  }

  private async renew(): Promise<void> {
    const asked = performance.now();
    try {
      const rows = await this.unitOfWork.run((tx) =>
        tx.query<{ blockchain: Blockchain }>(
          `UPDATE chain_watcher SET held_until = now() + interval '${leaseSeconds} seconds'
           WHERE holder = $1 AND blockchain = ANY($2) RETURNING blockchain`,
          [this.holder, [...this.held.keys()]],
        ),
      );
      const renewed = new Set(rows.map(({ blockchain }) => blockchain));
      for (const blockchain of [...this.held.keys()])
        if (renewed.has(blockchain)) this.keep(blockchain, asked);
        else this.held.delete(blockchain);
    } catch (cause) {
      this.log.warn({ err: cause }, 'could not renew the leases of the chains that this process watches');
    }
  }

  private async release(blockchains: readonly Blockchain[]): Promise<void> {
    await this.unitOfWork.run((tx) =>
      tx.query('UPDATE chain_watcher SET held_until = now() WHERE holder = $1 AND blockchain = ANY($2)', [
        this.holder,
        blockchains,
      ]),
    );
  }
}
