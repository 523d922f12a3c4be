import { expect, test } from '@jest/globals';
import {
  countriesThatRequirePostalCodes,
  postalCodes,
} from '../../../../libs/contracts/src/vocabulary/addresses-postal-codes.js';
import { addressFields, isPostalCode, postalCodeExample, postalCodeProblem } from './addresses.js';
import { countries } from '../country/countries.js';

test.each(Object.entries(postalCodes))(
  'of %s the example is right, and so it is in small letters',
  (country, [, example]) => {
    expect(postalCodeExample(country)).toBe(example);
    expect(isPostalCode(example, country)).toBe(true);
    expect(isPostalCode(` ${example.toLowerCase()} `, country)).toBe(true);
    expect(isPostalCode(`${example}!`, country)).toBe(false);
  },
);

test('a code of another country is rejected, with a valid example', () => {
  expect(isPostalCode('SW1A 1AA', 'AR')).toBe(false);
  expect(postalCodeProblem('address.postalCode', 'AR')).toEqual({
    path: 'address.postalCode',
    code: 'postalCode',
    params: { example: 'C1043AAZ' },
  });
});

test('where little is known of codes, letters and digits are taken, and nothing is made up', () => {
  expect([isPostalCode('AB 12', 'JM'), isPostalCode('<b>', 'JM')]).toEqual([true, false]);
  expect(postalCodeExample('constructor')).toBeUndefined();
  expect(postalCodeProblem('a', 'JM').code).toBe('unclear');
});

test('a country asks for what addresses have there', () => {
  for (const country of countries) {
    const { postalCode, subDivision } = addressFields({ country });
    const isRequired = postalCode !== undefined && postalCode.optional !== true;
    expect([country, isRequired]).toEqual([country, countriesThatRequirePostalCodes.includes(country)]);
    expect([country, postalCode !== undefined]).toEqual([country, isRequired || country in postalCodes]);
    expect(subDivision?.optional).toBeUndefined();
  }
  expect(Object.keys(addressFields({ country: 'US' }))).toEqual([
    'country',
    'address1',
    'address2',
    'city',
    'subDivision',
    'postalCode',
  ]);
  expect(Object.keys(addressFields({ country: 'AE' }))).toEqual(['country', 'address1', 'address2', 'city']);
  expect(Object.keys(addressFields({}))).toEqual(['country', 'address1', 'address2', 'city']);
});

test('a code that was given is shown also where none is expected', () => {
  expect(Object.keys(addressFields({ country: 'AE', postalCode: '1' }))).toContain('postalCode');
});
