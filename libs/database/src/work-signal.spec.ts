import { expect, test } from '@jest/globals';
import type { ChannelListener, Listening } from './listening.js';
import { WorkSignal } from './work-signal.js';

/** A process that would tell others, and hears what they tell. */
class Process {
  readonly told: string[] = [];
  private listener: ChannelListener | undefined;
  readonly signal = new WorkSignal(this as unknown as Listening, 'work');

  on(_: string, listener: ChannelListener): void {
    this.listener = listener;
  }

  tell(channel: string): void {
    this.told.push(channel);
  }

  hear(): void {
    this.listener?.hear('');
  }

  listensAgain(): void {
    this.listener?.resync();
  }
}

test('a process that does no such work tells the others', () => {
  const process = new Process();
  process.signal.raise();
  expect(process.told).toEqual(['work']);
});

test('a process that does such work begins, and keeps it to itself', () => {
  const process = new Process();
  let begun = 0;
  process.signal.onRaised(() => begun++);
  process.signal.raise();
  expect([begun, process.told]).toEqual([1, []]);
});

test('it begins when another tells it, and when it may have missed that, and tells nobody', () => {
  const process = new Process();
  let begun = 0;
  process.signal.onRaised(() => begun++);
  process.hear();
  process.listensAgain();
  expect([begun, process.told]).toEqual([2, []]);
});
