import { expect, test } from '@jest/globals';
import { taxNumberTypesOf, taxNumberUses } from '../../../../libs/contracts/src/vocabulary/tax-numbers-by-country.js';
import { countries } from '../country/countries.js';
import { countryOfType, taxNumberChoices } from './tax-numbers.js';

const holders = ['individual', 'business'] as const;

test.each(holders)('for each country a %s is offered what the server knows there, each once', (holder) => {
  for (const country of countries) {
    const types = taxNumberChoices(country, holder).map(({ type }) => type);
    expect([country, types]).toEqual([country, taxNumberTypesOf(country, holder)]);
    expect([country, new Set(types).size]).toEqual([country, types.length]);
  }
});

test('each is called what its country calls it', () => {
  expect(taxNumberChoices('BR', 'individual')).toEqual([
    {
      ...taxNumberUses.find(({ type }) => type === 'CPF'),
      label: 'Cadastro de Pessoas Físicas',
      example: '529.982.247-25',
    },
  ]);
  expect(taxNumberChoices('US', 'business').map(({ label }) => label)).toEqual(['Employer Identification Number']);
});

test('where none is known, any number is taken', () => {
  expect(taxNumberChoices('AQ', 'individual')).toEqual([{ type: 'TIN' }]);
});

test('the country is found again by the kind of number', () => {
  expect(countryOfType('CPF', 'individual', undefined)).toBe('BR');
  expect(countryOfType('CPF', 'individual', 'AR')).toBe('BR');
  expect(countryOfType('RUC', 'business', 'PE')).toBe('PE');
  expect(countryOfType('RUC', 'business', 'US')).toBeUndefined();
  expect(countryOfType('TIN', 'individual', 'AQ')).toBe('AQ');
  expect(countryOfType(undefined, 'individual', undefined)).toBeUndefined();
});

test('what is found again is a country that gives out such numbers', () => {
  for (const holder of holders)
    for (const country of countries)
      for (const { type } of taxNumberChoices(country, holder)) {
        const found = countryOfType(type, holder, country);
        expect([country, type, found]).toEqual([country, type, country]);
      }
});
