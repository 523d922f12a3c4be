import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Connections } from './connections.js';
import { isLost, isWorthAnotherTry, translated } from './failures.js';
import { sendAlone } from './single-statement.js';
import { PooledTx, type Tx } from './tx.js';

const tries = 3;
const pauseMilliseconds = 20;

/**
 * Everything that happens inside `run` is written together or not at all. A `run` within a `run`
 * joins it: the outermost one commits. The work may run again after a conflict with another transaction, a supposition
 * that did not hold, or a connection that was lost before the commit, so it must have no effects except through its `tx`.
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

  /** Work that `isDoneOnce` notices itself that it was done before, so it runs again also when its commit got no answer. */
  async run<T>(work: (tx: Tx) => T | Promise<T>, { isDoneOnce = false } = {}): Promise<T> {
    const outer = this.ambient.getStore();
    if (outer !== undefined) return work(outer);
    const patience = this.connections.patience();
    let maySuppose = true;
    for (let attempt = 1; ; attempt++) {
      const tx: PooledTx = new PooledTx(this.connections.writing, this.connections.statements, maySuppose);
      try {
        const result = await this.ambient.run(tx, () => work(tx));
        await tx.commit();
        return result;
      } catch (thrown) {
        await tx.rollback({ isLost: isLost(thrown) });
        if (tx.wasMistaken(thrown)) maySuppose = false;
        else if (
          !(await isInTheWay(thrown, attempt)) &&
          !((isDoneOnce || !tx.isUncertain) && (await patience.isLeftAfter(thrown)))
        )
          throw translated(thrown);
      }
    }
  }
}

/** Gives another transaction time to finish with the same rows. */
async function isInTheWay(thrown: unknown, attempt: number): Promise<boolean> {
  if (attempt >= tries || !isWorthAnotherTry(thrown)) return false;
  await new Promise((resolve) => setTimeout(resolve, attempt * pauseMilliseconds));
  return true;
}
