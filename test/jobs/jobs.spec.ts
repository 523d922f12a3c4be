import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { EventEmitter, once } from 'node:events';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { Clock } from '#runtime';
import { PlatformModule } from '../../apps/platform/src/platform.module.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

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

let gatehouse: OwnGatehouse;
let jobs: Jobs;
let unitOfWork: UnitOfWork;

beforeAll(async () => {
  gatehouse = await Gatehouse.start({ module: PlatformWithErrands });
  jobs = gatehouse.service.get(Jobs);
  unitOfWork = gatehouse.service.get(UnitOfWork);
});
afterAll(() => gatehouse.stop());

/** Until it is done, or 20 seconds are over. */
const oneDone = (name: string): Promise<unknown> => once(done, name, { signal: AbortSignal.timeout(60_000) });
/** Of these names: one that was done may not be crossed off yet. */
const waiting = async (...names: string[]): Promise<number> => {
  const text = "SELECT 1 FROM graphile_worker._private_jobs WHERE payload->>'name' = ANY($1)";
  return (await unitOfWork.run((tx) => tx.query(text, [names]))).length;
};

describe('a job', () => {
  test('is done once its transaction is committed', async () => {
    const finished = oneDone('simple');
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
    const finished = oneDone('stubborn');
    await unitOfWork.run((tx) => jobs.add(tx, errand, { name: 'stubborn' }));
    const mover = setInterval(() => void gatehouse.advance(60), 200);
    await finished.finally(() => clearInterval(mover));
  });

  test('of tomorrow waits until then, by the clock of the sandbox', async () => {
    const tomorrow = new Date(gatehouse.service.get(Clock).now().getTime() + 86_400_000);
    let isDone = false;
    const finished = oneDone('tomorrow').then(() => (isDone = true));
    await unitOfWork.run((tx) => jobs.add(tx, errand, { name: 'tomorrow' }, { runAt: tomorrow }));
    await gatehouse.advance(86_000);
    expect([isDone, await waiting('tomorrow')]).toEqual([false, 1]);
    await gatehouse.advance(400);
    await finished;
  });

  test('with a key that has not begun is replaced', async () => {
    const later = new Date(gatehouse.service.get(Clock).now().getTime() + 3_600_000);
    for (const name of ['first', 'second'])
      await unitOfWork.run((tx) => jobs.add(tx, errand, { name }, { runAt: later, key: 'only one' }));
    expect(await waiting('first', 'second')).toBe(1);
    const finished = oneDone('second');
    await gatehouse.advance(3_601);
    await finished;
  });

  test('with a key that is just being begun is not lost', async () => {
    const later = new Date(gatehouse.service.get(Clock).now().getTime() + 3_600_000);
    await unitOfWork.run((tx) => jobs.add(tx, errand, { name: 'begun' }, { runAt: later, key: 'begins' }));
    const begin = await gatehouse.holding(
      "UPDATE graphile_worker._private_jobs SET locked_by = 'another worker', locked_at = now(), attempts = 1 WHERE key = 'begins'",
    );
    const finished = oneDone('added meanwhile');
    const added = unitOfWork.run((tx) => jobs.add(tx, errand, { name: 'added meanwhile' }, { key: 'begins' }));
    await begin.awaitedBy(1);
    await begin('COMMIT');
    await added;
    await finished;
  });
});

test('a job is never given up, and one that keeps failing is told of for as long as it does', async () => {
  const row =
    "SELECT attempts, max_attempts AS most FROM graphile_worker._private_jobs WHERE payload->>'name' = 'hopeless'";
  const attempts = async (): Promise<number> =>
    (await gatehouse.sql<{ attempts: number }>(row)).at(0)?.attempts ?? Number.NaN;
  const failing = async (): Promise<string | undefined> => {
    const { body } = await gatehouse.anyone.get('/metrics');
    return /^gatehouse_jobs_failing\{job="testErrand"\} (\d+)$/m.exec(String(body['text']))?.[1];
  };
  const isTriedTo = (count: number): Promise<unknown> =>
    until(`it was tried ${count} times`, async () => {
      await gatehouse.advance(30_000);
      return (await attempts()) >= count;
    });
  failuresLeft.set('hopeless', Number.MAX_SAFE_INTEGER);
  const finished = oneDone('hopeless');
  await unitOfWork.run((tx) => jobs.add(tx, errand, { name: 'hopeless' }));
  expect(await gatehouse.sql(row)).toMatchObject([{ most: 32_767 }]);
  await isTriedTo(5);
  expect(await failing()).toBe('1');
  // More often than graphile-worker tries of itself.
  await gatehouse.sql("UPDATE graphile_worker._private_jobs SET attempts = 30 WHERE payload->>'name' = 'hopeless'");
  await isTriedTo(31);
  failuresLeft.set('hopeless', 0);
  const mover = setInterval(() => void gatehouse.advance(30_000), 200);
  await finished.finally(() => clearInterval(mover));
  await until('nothing fails any more', async () => (await failing()) === undefined);
});

test('the jobs of a worker that is gone are done by another', async () => {
  const finished = oneDone('orphan');
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
