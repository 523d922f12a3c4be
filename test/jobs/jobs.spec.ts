import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { EventEmitter, once } from 'node:events';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { Clock } from '#runtime';
import { PlatformModule } from '../../apps/platform/src/platform.module.js';
import { Gatehouse } from '../support/gatehouse.js';

interface Errand {
  readonly name: string;
}
const errand = job<Errand>('testErrand');
const done = new EventEmitter();
const failuresLeft = new Map<string, number>();

@Injectable()
class Errands implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.handle(errand, ({ name }) => {
      const left = failuresLeft.get(name) ?? 0;
      failuresLeft.set(name, left - 1);
      if (left > 0) return Promise.reject(new Error('not yet'));
      done.emit(name);
      return Promise.resolve();
    });
  }
}

@Module({ imports: [PlatformModule], providers: [Errands] })
class PlatformWithErrands {}

let gatehouse: Gatehouse;
let jobs: Jobs;
let unitOfWork: UnitOfWork;

beforeAll(async () => {
  gatehouse = await Gatehouse.start({ module: PlatformWithErrands });
  jobs = gatehouse.app.get(Jobs, { strict: false });
  unitOfWork = gatehouse.app.get(UnitOfWork, { strict: false });
});
afterAll(() => gatehouse.stop());

const within = (milliseconds: number): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(milliseconds) });
/** Of these names: one that was done may not be crossed off yet. */
const waiting = async (...names: string[]): Promise<number> => {
  const text = "SELECT 1 FROM graphile_worker._private_jobs WHERE payload->>'name' = ANY($1)";
  return (await unitOfWork.run((tx) => tx.query(text, [names]))).length;
};

describe('a job', () => {
  test('is done once its transaction is committed', async () => {
    const finished = once(done, 'simple', within(5_000));
    await unitOfWork.run((tx) => jobs.add(tx, errand, { name: 'simple' }));
    await finished;
  });

  test('is never done when its transaction is undone', async () => {
    await unitOfWork
      .run((tx) => {
        jobs.add(tx, errand, { name: 'undone' });
        throw new Error('changed its mind');
      })
      .catch(() => undefined);
    expect(await waiting('undone')).toBe(0);
  });

  test('is tried again when it fails, sooner when the sandbox clock moves', async () => {
    failuresLeft.set('stubborn', 2);
    const finished = once(done, 'stubborn', within(15_000));
    await unitOfWork.run((tx) => jobs.add(tx, errand, { name: 'stubborn' }));
    const mover = setInterval(() => void gatehouse.operator.post('/sandbox/clock', { advanceSeconds: 60 }), 200);
    await finished.finally(() => clearInterval(mover));
  });

  test('of tomorrow waits until then, by the clock of the sandbox', async () => {
    const tomorrow = new Date(gatehouse.app.get(Clock, { strict: false }).now().getTime() + 86_400_000);
    let isDone = false;
    const finished = once(done, 'tomorrow', within(5_000)).then(() => (isDone = true));
    await unitOfWork.run((tx) => jobs.add(tx, errand, { name: 'tomorrow' }, { runAt: tomorrow }));
    await gatehouse.operator.post('/sandbox/clock', { advanceSeconds: 86_000 });
    expect([isDone, await waiting('tomorrow')]).toEqual([false, 1]);
    await gatehouse.operator.post('/sandbox/clock', { advanceSeconds: 400 });
    await finished;
  });

  test('with a key that has not begun is replaced', async () => {
    const later = new Date(gatehouse.app.get(Clock, { strict: false }).now().getTime() + 3_600_000);
    for (const name of ['first', 'second'])
      await unitOfWork.run((tx) => jobs.add(tx, errand, { name }, { runAt: later, key: 'only one' }));
    expect(await waiting('first', 'second')).toBe(1);
    const finished = once(done, 'second', within(5_000));
    await gatehouse.operator.post('/sandbox/clock', { advanceSeconds: 3_601 });
    await finished;
  });
});

test('the jobs of a worker that is gone are done by another', async () => {
  const finished = once(done, 'orphan', within(20_000));
  await unitOfWork.run(async (tx) => {
    await tx.query(
      `WITH added AS (SELECT (graphile_worker.add_job('testErrand', '{"name":"orphan"}'::json)).id)
       UPDATE graphile_worker._private_jobs SET locked_by = 'worker-that-was-killed', locked_at = now() - interval '1 minute' FROM added WHERE _private_jobs.id = added.id`,
    );
    await tx.query(
      "UPDATE graphile_worker._private_jobs SET locked_by = 'worker-that-was-killed', locked_at = now() - interval '1 minute'",
    );
  });
  await finished;
});
