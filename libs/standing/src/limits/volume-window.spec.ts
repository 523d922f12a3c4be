import { describe, expect, test } from '@jest/globals';
import { LimitExceeded } from '#errors';
import { defaultLimits, limitsOf } from './limit-table.js';
import { type DayVolume, Room, lastForgottenDay, resetOf, usdOf } from './volume-window.js';

const usd = (amount: number): bigint => BigInt(Math.round(amount * 1_000_000));
const days = (...amounts: readonly [day: string, amount: number][]): DayVolume[] =>
  amounts.map(([day, amount]) => ({ day, units: usd(amount) }));

describe('what may still be moved', () => {
  test('is what is left of 30 days, to the millionth', () => {
    const room = new Room(0, 1_000, days(['2026-11-01', 300], ['2026-11-20', 600]));
    expect(room.excesses([usd(100)])).toEqual([]);
    expect(room.excesses([usd(60), usd(40.000001)])).toEqual([
      {
        limit: 'volume30Days',
        limitUsd: 1_000,
        actualUsd: 1_001,
        resetsAt: new Date('2026-12-01T00:00:00Z'),
      },
    ]);
  });

  test('comes back day by day, the oldest first, and what is more than all of it never does', () => {
    const room = new Room(0, 1_000, days(['2026-11-20', 600], ['2026-11-01', 300]));
    expect(room.excesses([usd(400)])[0]?.resetsAt).toEqual(new Date('2026-12-01T00:00:00Z'));
    expect(room.excesses([usd(401)])[0]?.resetsAt).toEqual(new Date('2026-12-20T00:00:00Z'));
    expect(room.excesses([usd(1_001)])[0]).toEqual({ limit: 'volume30Days', limitUsd: 1_000, actualUsd: 1_901 });
  });

  test('is limited for each amount apart from all together', () => {
    const room = new Room(500, 0, []);
    expect(room.excesses([usd(500), usd(500), usd(500)])).toEqual([]);
    expect(room.excesses([usd(1), usd(500.01)])).toEqual([{ limit: 'singleAmount', limitUsd: 500, actualUsd: 501 }]);
  });

  test('is refused in words', () => {
    const room = new Room(500, 100, days(['2026-11-20', 50]));
    expect(() => room.refuse([usd(501)])).toThrow('At most 500 USD at once are possible, this would be 501');
    expect(() => room.refuse([usd(51)])).toThrow('At most 100 USD in 30 days are possible, this would be 101');
    expect(() => room.refuse([usd(51)])).toThrow(LimitExceeded);
    expect(() => room.refuse([usd(50)])).not.toThrow();
  });

  test('without limits is everything', () => {
    expect(new Room(0, 0, []).excesses([usd(1e12)])).toEqual([]);
  });
});

test('a day counts for 30 days, and then no longer', () => {
  const day = '2026-11-20';
  const reset = resetOf(day);
  expect(lastForgottenDay(new Date(reset.getTime() - 1)) < day).toBe(true);
  expect(lastForgottenDay(reset)).toBe(day);
});

test('dollars are rounded up', () => {
  expect([usd(0), usd(1), usd(1.000001)].map(usdOf)).toEqual([0, 1, 2]);
});

describe('limits of an organization', () => {
  test('are those of the tier that it is approved for', () => {
    expect(limitsOf(defaultLimits, ['LIGHT'], 'low')).toEqual({ payouts: 1_000, payins: 1_000, single: 1_000 });
    expect(limitsOf(defaultLimits, ['FULL'], 'high')).toEqual({ payouts: 0, payins: 0, single: 0 });
  });

  test('are none before anything is approved, as nothing is paid or settled then', () => {
    expect(limitsOf(defaultLimits, [], 'low')).toEqual({ payouts: 0, payins: 0, single: 0 });
  });

  test('of several tiers are the widest of each, and none where one has none', () => {
    expect(limitsOf(defaultLimits, ['LIGHT', 'STANDARD'], 'medium').payouts).toBe(50_000);
    expect(limitsOf(defaultLimits, ['LIGHT', 'FULL'], 'low').single).toBe(0);
  });

  test('may be others where the risk is another one', () => {
    const table = defaultLimits.map((row) =>
      row.tier === 'LIGHT' && row.risk === 'high' ? { ...row, payouts: 100, single: 0 } : row,
    );
    expect(limitsOf(table, ['LIGHT'], 'high')).toEqual({ payouts: 100, payins: 1_000, single: 0 });
    expect(limitsOf(table, ['LIGHT'], 'medium').payouts).toBe(1_000);
  });
});
