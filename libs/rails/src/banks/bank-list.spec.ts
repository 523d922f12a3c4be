import { describe, expect, test } from '@jest/globals';
import { fiatAndRailCodes, fiatPayoutMethodVariants } from '#contracts';
import { namedBanks, supportedBanks } from './bank-list.js';
import { Banks } from './banks.js';

const bank = { id: '007', name: 'Banco Galicia' };

describe('a list of banks', () => {
  test.each<[string, unknown, RegExp]>([
    ['is no list', {}, /it is no list/],
    ['has none', [], /there is no bank in it/],
    ['has a bank without a name', [{ id: '007' }], /a bank has no id or no name/],
    ['has a bank without an id', [{ name: 'Banco Galicia' }], /a bank has no id or no name/],
    ['has a name that begins with a space', [{ ...bank, name: ' Galicia' }], /a bank has no id or no name/],
    ['has an id twice', [bank, { ...bank, name: 'Other' }], /a bank is in it twice/],
    ['has a name twice', [bank, { ...bank, id: '008' }], /a bank is in it twice/],
  ])('that %s keeps the service from starting', (_, content, problem) => {
    expect(() => supportedBanks('ars', content)).toThrow(problem);
  });

  test('of names alone may be empty', () => {
    expect(namedBanks('usd', [])).toEqual([]);
    expect(namedBanks('clp', ['Banco de Chile'])).toEqual(['Banco de Chile']);
    expect(() => namedBanks('clp', [bank])).toThrow(/a bank is no name/);
    expect(() => namedBanks('clp', ['A', 'A'])).toThrow(/twice/);
  });
});

describe('the banks there are', () => {
  const banks = new Banks();

  test('are named for all codes but those that do not need them', () => {
    const unnamed = fiatAndRailCodes.filter((code) => banks.namesFor(code).length === 0);
    expect(unnamed).toEqual(['cop-bre-b', 'cop-provider-balance', 'eur', 'usd']);
  });

  test('are there for every variant of a payout method', () => {
    for (const variant of fiatPayoutMethodVariants) expect(banks.banksFor(variant).length).toBeGreaterThan(10);
    expect(banks.has('arsAlias', '007')).toBe(true);
    expect(banks.has('pixPhone', '007')).toBe(false);
    expect(banks.has('pixPhone', '341')).toBe(true);
    expect(banks.has('bobDomestic', 'BNB')).toBe(true);
  });
});
