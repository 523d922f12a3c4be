import { describe, expect, test } from '@jest/globals';
import { isUUID } from 'class-validator';
import { Clock } from './clock.js';
import { Ids } from './ids.js';

class StoppedClock extends Clock {
  constructor(private readonly milliseconds: number) {
    super();
  }
  override now(): Date {
    return new Date(this.milliseconds);
  }
}

describe('ids', () => {
  test('are UUIDs of version 7 that carry their time', () => {
    const id = new Ids(new StoppedClock(Date.UTC(2026, 10, 21))).next();
    expect(isUUID(id, '7')).toBe(true);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 21));
  });

  test('are different and in order, also when more are asked for than a millisecond can count', () => {
    const ids = new Ids(new StoppedClock(1_700_000_000_000));
    const made = Array.from({ length: 20_000 }, () => ids.next());
    expect(new Set(made).size).toBe(made.length);
    expect(made).toEqual([...made].sort());
    expect(made.every((id) => isUUID(id, '7'))).toBe(true);
  });

  test('do not go back when the clock does', () => {
    const clock = new Clock();
    const ids = new Ids(clock);
    clock.setOffset(60_000);
    const later = ids.next();
    clock.setOffset(0);
    expect(ids.next() > later).toBe(true);
  });
});
