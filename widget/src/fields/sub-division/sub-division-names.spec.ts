import { describe, expect, test } from '@jest/globals';
import { subDivisions } from '../../../../libs/contracts/src/vocabulary/addresses.js';
import { subDivisionName, subDivisionsOf } from './sub-division-names.js';
import { hasSubDivisions } from './sub-divisions.js';

/** What the vocabulary takes beside today's codes. */
const former: Readonly<Record<string, readonly string[]>> = {
  IN: ['CT', 'DD', 'DN', 'OR', 'TG', 'UT'],
  IT: ['CI', 'OG', 'OT', 'VS'],
  MX: ['DIF'],
};

describe.each(Object.entries(subDivisions))('%s', (country, { codes }) => {
  const all = codes.split(' ');
  const old = former[country] ?? [];
  const named = subDivisionsOf(country, 'en');

  test('is asked for its subdivisions', () => {
    expect(hasSubDivisions(country)).toBe(true);
  });

  test('has a name for each of them, and offers no former one', () => {
    expect(named.map(({ code }) => code).sort()).toEqual(all.filter((code) => !old.includes(code)).sort());
    expect(named.filter(({ name }) => name.length < 3)).toEqual([]);
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
  });

  test('says of a former one what it is called today', () => {
    const names = new Set(named.map(({ name }) => name));
    for (const code of all) expect([code, names.has(subDivisionName(country, code) ?? '')]).toEqual([code, true]);
  });
});

test('elsewhere there are none', () => {
  for (const country of ['DE', 'constructor', '', 'HK'])
    expect([country, hasSubDivisions(country), subDivisionsOf(country, 'en')]).toEqual([country, false, []]);
  expect(hasSubDivisions(undefined)).toBe(false);
});

test('they are in the order of the alphabet of the language, and in Japan from north to south', () => {
  const names = subDivisionsOf('BR', 'pt-BR').map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('pt-BR').compare));
  expect(subDivisionsOf('JP', 'en').map(({ code }) => code)).toEqual(subDivisions['JP']?.codes.split(' '));
});
