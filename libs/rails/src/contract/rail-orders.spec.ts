import { expect, test } from '@jest/globals';
import { type KnownOrder, type RailOrder, compareOrders, withMargin } from './rail-orders.js';

const order = (id: string, more: Partial<RailOrder> = {}): RailOrder => ({
  id,
  currency: 'ARS',
  movedUnits: 100n,
  feeUnits: 2n,
  ...more,
});
const known = (id: string, more: Partial<KnownOrder> = {}): KnownOrder => ({
  ...order(id),
  organizationId: 'organization',
  isExpected: true,
  ...more,
});

test('lists that agree have no difference, whatever each calls an order', () => {
  expect(compareOrders([order('a', { reference: 'R1' }), order('b')], [known('b'), known('a')])).toEqual([]);
});

test.each<[Partial<RailOrder>]>([[{ movedUnits: 99n }], [{ feeUnits: 3n }], [{ currency: 'BRL' }]])(
  'an order that is another one there differs: %j',
  (other) => {
    const theirs = order('a', other);
    expect(compareOrders([theirs], [known('a')])).toEqual([{ kind: 'differs', ours: known('a'), theirs }]);
  },
);

test('what only one side knows is a difference, unless nothing is to be known there', () => {
  expect(compareOrders([order('theirs')], [known('ours'), known('refused', { isExpected: false })])).toEqual([
    { kind: 'unknownToUs', theirs: order('theirs') },
    { kind: 'unknownToRail', ours: known('ours') },
  ]);
});

test('what a list has twice is one order, unless the rail did it twice', () => {
  const first = order('a', { reference: 'R1' });
  expect(compareOrders([first, first], [known('a')])).toEqual([]);
  expect(compareOrders([first, order('a', { reference: 'R2' })], [known('a')])).toEqual([
    { kind: 'differs', ours: known('a'), theirs: { ...first, movedUnits: 200n, feeUnits: 4n } },
  ]);
});

test('a rail is asked for an hour more at both ends', () => {
  const window = { from: new Date('2026-11-25T01:00:00Z'), to: new Date('2026-11-25T02:00:00Z') };
  const { from, to } = withMargin(window);
  expect([from.toISOString(), to.toISOString()]).toEqual(['2026-11-25T00:00:00.000Z', '2026-11-25T03:00:00.000Z']);
});
