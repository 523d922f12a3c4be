import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import type { FiatLine } from '#ledger';
import { type HeldMoney, acceptMoney, returnMoney, settleMoney } from './held-money.books.js';

const rail = 'rail:first-bank:BRL';
const money: HeldMoney = {
  rail: 'first-bank',
  currency: 'BRL',
  units: 10_000n,
  heldUnits: 0n,
  feeUnits: 0n,
  isSettled: false,
  isReturned: false,
};
const accepted: HeldMoney = { ...money, heldUnits: 10_000n };

/** As text, as the lines of a test are read. */
function shown(lines: readonly FiatLine[]): string[] {
  return lines.map(({ from, to, units }) => `${from.book} > ${to.book}: ${units}`);
}

test('money that is accepted is owed, and what its rail charges is a cost', () => {
  const { lines, heldUnits, feeUnits } = acceptMoney(money, '40');
  expect(shown(lines)).toEqual([`${rail} > payable: 10000`, `railFees > ${rail}: 40`]);
  expect([heldUnits, feeUnits]).toEqual([10_000n, 40n]);
  expect(shown(acceptMoney(money, undefined).lines)).toEqual([`${rail} > payable: 10000`]);
});

test('money that is settled is owed no more', () => {
  expect(shown(settleMoney(accepted))).toEqual(['payable > exchange: 10000']);
});

test.each<[string, HeldMoney, { fiatUnits?: string; feeUnits?: string }, string[], bigint]>([
  ['as it came', accepted, {}, [`payable > ${rail}: 10000`], 0n],
  ['in part', accepted, { fiatUnits: '9990' }, [`payable > ${rail}: 9990`, 'payable > exchangeGains: 10'], 10n],
  ['and more', accepted, { fiatUnits: '10005' }, [`payable > ${rail}: 10000`, `exchangeGains > ${rail}: 5`], -5n],
  ['at a price', accepted, { feeUnits: '7' }, [`payable > ${rail}: 10000`, `railFees > ${rail}: 7`], 0n],
  ['for which tokens were sent', { ...accepted, isSettled: true }, {}, [`receivable > ${rail}: 10000`], 0n],
  ['for which tokens were under way', { ...accepted, heldUnits: 0n }, {}, ['payable > receivable: 10000'], 0n],
  ['that was reported before', { ...accepted, heldUnits: 0n, isReturned: true }, {}, [], 0n],
  [
    'that was reported with another amount before',
    { ...accepted, heldUnits: 10n, isReturned: true },
    { fiatUnits: '10000' },
    [`exchangeGains > ${rail}: 10`],
    0n,
  ],
])('money that goes back %s', (_, given, reported, lines, heldUnits) => {
  const booked = returnMoney(given, reported);
  expect(shown(booked.lines)).toEqual(lines);
  expect(booked.heldUnits).toBe(heldUnits);
});

test('what a rail has charged is counted once, and never becomes less', () => {
  const { feeUnits, lines } = returnMoney({ ...accepted, feeUnits: 40n }, { feeUnits: '45' });
  expect([feeUnits, shown(lines).at(-1)]).toEqual([45n, `railFees > ${rail}: 5`]);
  expect(returnMoney({ ...accepted, feeUnits: 40n }, { feeUnits: '10' }).feeUnits).toBe(40n);
});
