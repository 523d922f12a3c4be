import { expect, test } from '@jest/globals';
import { Loop } from './loop.js';

/** Steps that end when the test says so. */
class Steps {
  begun = 0;
  private readonly ends: ((next: number) => void)[] = [];
  private readonly waiting: (() => void)[] = [];

  readonly step = (): Promise<number> => {
    this.begun++;
    for (const look of this.waiting.splice(0)) look();
    return new Promise((resolve) => this.ends.push(resolve));
  };

  end(next: number): void {
    this.ends.shift()?.(next);
  }

  async reach(count: number): Promise<void> {
    while (this.begun < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

const failures: unknown[] = [];
const loopOf = (step: () => Promise<number>): Loop =>
  new Loop({ step, atLeastMilliseconds: 0, failed: (cause) => failures.push(cause) });

test('a round follows at once when there is more, or when it is woken during the round', async () => {
  const steps = new Steps();
  const loop = loopOf(steps.step);
  steps.end(0);
  await steps.reach(2);
  loop.wake();
  steps.end(Infinity);
  await steps.reach(3);
  steps.end(Infinity);
  const stopped = loop.stop();
  await stopped;
  expect(steps.begun).toBe(3);
});

test('a loop that waits for ever is woken, and no two rounds overlap', async () => {
  const steps = new Steps();
  const loop = loopOf(steps.step);
  for (let round = 1; round < 20; round++) {
    await steps.reach(round);
    expect(steps.begun).toBe(round);
    loop.wake();
    loop.wake();
    steps.end(Infinity);
  }
  await steps.reach(20);
  steps.end(Infinity);
  await loop.stop();
});

test('it goes on when it is due, and after a round that failed', async () => {
  let rounds = 0;
  let done: () => void = () => undefined;
  const third = new Promise<void>((resolve) => (done = resolve));
  const loop = loopOf(async () => {
    rounds++;
    if (rounds === 1) return 5;
    if (rounds === 2) throw new Error('failed once');
    done();
    return Infinity;
  });
  await third;
  expect(failures).toEqual([new Error('failed once')]);
  await loop.stop();
});
