import { expect, test } from '@jest/globals';
import { shareOut, usualOf } from './share-out.js';

const offer = (name: string, share: number): { rail: { name: string }; share: number; terms: object } => ({
  rail: { name },
  share,
  terms: {},
});
const three = [offer('a', 70), offer('b', 20), offer('c', 10)];
const ids = Array.from({ length: 20_000 }, (_, index) => `payout-${index}`);

function nameFor(id: string, offers: typeof three, recorded?: string): string | undefined {
  return shareOut(id, offers, recorded)?.rail.name;
}

test('many are shared out in proportion', () => {
  const counts = new Map<string | undefined, number>();
  for (const id of ids) counts.set(nameFor(id, three), (counts.get(nameFor(id, three)) ?? 0) + 1);
  for (const [name, part] of [
    ['a', 0.7],
    ['b', 0.2],
    ['c', 0.1],
  ] as const)
    expect((counts.get(name) ?? 0) / ids.length).toBeCloseTo(part, 1);
});

test('one gets the same each time, in whatever order they are listed', () => {
  for (const id of ids.slice(0, 500)) expect(nameFor(id, [...three].reverse())).toBe(nameFor(id, three));
});

test('what one does not get any more goes to others, and nothing else moves', () => {
  const without = three.filter(({ rail }) => rail.name !== 'a');
  for (const id of ids.slice(0, 500)) {
    const before = nameFor(id, three);
    if (before !== 'a') expect(nameFor(id, without)).toBe(before);
  }
});

test('the one that was recorded is kept while it offers something', () => {
  for (const id of ids.slice(0, 100)) {
    expect(nameFor(id, three, 'c')).toBe('c');
    expect(nameFor(id, three, 'gone')).toBe(nameFor(id, three));
  }
  expect(nameFor('id', [])).toBeUndefined();
});

test('what has no id yet is as with that which gets most', () => {
  expect(usualOf([...three].reverse())?.rail.name).toBe('a');
});
