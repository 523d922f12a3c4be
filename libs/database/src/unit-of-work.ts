import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Connections } from './connections.js';
import { isWorthAnotherTry, translated } from './failures.js';
import { sendAlone } from './single-statement.js';
import { PooledTx, type Tx } from './tx.js';

const tries = 3;
const pauseMilliseconds = 20;

/**
 * Everything that happens inside `run` is written together or not at all. A `run` within a `run`
 * joins it: the outermost one commits. The work may run again after a conflict with another transaction or a
 * supposition that did not hold, so it must have no effects except through its `tx`.
 */
@Injectable()
export class UnitOfWork implements OnApplicationShutdown {
  private readonly ambient = new AsyncLocalStorage<Tx | undefined>();

  constructor(private readonly connections: Connections) {}

  /** Node updates every enabled storage for every promise, so closed services must not leave theirs. */
  onApplicationShutdown(): void {
    this.ambient.disable();
  }

  /** A unit of work of one statement, without a transaction around it. */
  async statement<T extends object>(text: string, values: readonly unknown[]): Promise<T[]> {
    try {
      return (await sendAlone(this.connections.writing, { text, values })).rows as T[];
    } catch (thrown) {
      throw translated(thrown);
    }
  }

  /** Commits on its own, even within a `run` that may still be rolled back. */
  runSeparately<T>(work: (tx: Tx) => T | Promise<T>): Promise<T> {
    return this.ambient.run(undefined, () => this.run(work));
  }

  async run<T>(work: (tx: Tx) => T | Promise<T>): Promise<T> {
    const outer = this.ambient.getStore();
    if (outer !== undefined) return work(outer);
    let maySuppose = true;
    for (let attempt = 1; ; attempt++) {
      const tx: PooledTx = new PooledTx(this.connections.writing, this.connections.statements, maySuppose);
      try {
        const result = await this.ambient.run(tx, () => work(tx));
        await tx.commit();
        return result;
      } catch (thrown) {
        await tx.rollback();
        if (tx.wasMistaken(thrown)) maySuppose = false;
        else if (attempt >= tries || !isWorthAnotherTry(thrown)) throw translated(thrown);
        // Gives the other transaction time to finish with the same rows.
        else await new Promise((resolve) => setTimeout(resolve, attempt * pauseMilliseconds));
      }
    }
  }
}
