import { expect, test } from '@jest/globals';
import { Lane } from './lane.js';
import type { TakenJob } from './job-queue.js';

const job = (id: string): TakenJob => ({ id, name: 'errand', payload: {} });

/** Jobs that wait, and a database that can be away. */
class Waiting {
  readonly ended: string[] = [];
  failures = 0;
  private readonly heard: (() => void)[] = [];

  constructor(private readonly jobs: TakenJob[]) {}

  readonly take = async (_: readonly string[], most: number): Promise<TakenJob[]> => {
    await this.answers();
    return this.jobs.splice(0, most);
  };

  givenBack = 0;

  readonly giveBack = (): Promise<void> => {
    this.givenBack++;
    return Promise.resolve();
  };

  readonly finish = async ({ id }: TakenJob): Promise<void> => {
    await this.answers();
    this.tell(`done ${id}`);
  };

  readonly fail = async ({ id }: TakenJob, why: string): Promise<void> => {
    await this.answers();
    this.tell(`failed ${id}: ${why}`);
  };

  async reach(count: number): Promise<void> {
    while (this.ended.length < count) await new Promise<void>((resolve) => this.heard.push(resolve));
  }

  private tell(what: string): void {
    this.ended.push(what);
    for (const hear of this.heard.splice(0)) hear();
  }

  private answers(): Promise<void> {
    return this.failures-- > 0 ? Promise.reject(new Error('the primary changed')) : Promise.resolve();
  }
}

test('it does all that waits, never more at once than it may', async () => {
  const queue = new Waiting(['1', '2', '3', '4', '5'].map(job));
  let [running, most] = [0, 0];
  const perform = async (): Promise<void> => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
  };
  const lane = new Lane({ queue, names: ['errand'], most: 2, perform, unreachable: () => undefined });
  await queue.reach(5);
  await lane.stop();
  expect(queue.ended.toSorted()).toEqual(['1', '2', '3', '4', '5'].map((id) => `done ${id}`));
  expect(most).toBe(2);
});

test('it tells why a job failed, and writes the end of one however long the database is away', async () => {
  const queue = new Waiting([job('1'), job('2')]);
  const away: unknown[] = [];
  const perform = ({ id }: TakenJob): Promise<void> => {
    queue.failures = 1;
    return id === '1' ? Promise.reject(new Error('not yet')) : Promise.resolve();
  };
  const lane = new Lane({ queue, names: ['errand'], most: 1, perform, unreachable: (cause) => away.push(cause) });
  await queue.reach(2);
  await lane.stop();
  expect(queue.ended).toEqual(['failed 1: not yet', 'done 2']);
  expect(away.length).toBeGreaterThanOrEqual(2);
});

test('it goes on looking after the database was away, and is not stuck', async () => {
  const queue = new Waiting([job('1')]);
  queue.failures = 1;
  const lane = new Lane({
    queue,
    names: ['errand'],
    most: 1,
    perform: () => Promise.resolve(),
    unreachable: () => undefined,
  });
  await queue.reach(1);
  expect([lane.isStuck, queue.givenBack]).toEqual([false, 1]);
  await lane.stop();
});
