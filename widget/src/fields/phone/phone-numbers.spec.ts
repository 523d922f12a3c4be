import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import {
  callingCode,
  countryInNumber,
  dialledNumberOf,
  hasPhones,
  isPhoneNumber,
  phoneCountries,
  phoneNumberOf,
  writtenPhoneNumber,
} from './phone-numbers.js';

const examples = createRequire(import.meta.url)('libphonenumber-js/examples.mobile.json') as Record<string, string>;

test.each(phoneCountries().map((country) => [country]))('a number of %s comes back as it was dialled', (country) => {
  const number = `${callingCode(country)}${examples[country]}`;
  const shown = dialledNumberOf(number, country);
  expect(phoneNumberOf(shown)).toBe(number);
  expect(callingCode(shown.country ?? '')).toBe(callingCode(country));
  expect(dialledNumberOf(number).country).toBeDefined();
});

test.each([
  ['AR', '011 15-2345-6789', '+5491123456789'],
  ['US', '(202) 555-0123', '+12025550123'],
  ['AR', '+1 202 555 0123', '+12025550123'],
  ['GB', '020 7946 0958', '+442079460958'],
  ['EG', '٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
  ['AR', '11', '+5411'],
  ['AR', 'call me', 'call me'],
  ['AR', '', undefined],
  ['AR', '  ', undefined],
  ['AR', '+', '+'],
])('in %s %j is dialled as %s', (country, text, number) => {
  expect(phoneNumberOf({ country, text })).toBe(number);
});

describe('what was pasted with its country code', () => {
  test('tells its country', () => {
    expect([countryInNumber('+5491123456789'), countryInNumber(' +44 20 7946 0958')]).toEqual(['AR', 'GB']);
    expect([countryInNumber('011 2345'), countryInNumber('+'), countryInNumber('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('a country that was chosen stays, where several have the same code', () => {
  expect(dialledNumberOf('+1', 'CA').country).toBe('CA');
  expect(dialledNumberOf('+19995551234', 'CA').country).toBe('CA');
});

test('a number is written with the spaces of its country, and what is none as it is', () => {
  expect(writtenPhoneNumber('+5491123456789')).toBe('+54 9 11 2345 6789');
  expect(writtenPhoneNumber('+5511912345678')).toBe('+55 11 91234 5678');
  expect(writtenPhoneNumber('call me')).toBe('call me');
});

test('what is not a number is rejected', () => {
  for (const text of ['call me', '+5411', '+', '+999123456789', '', '+54 9 11 2345 6789'])
    expect([text, isPhoneNumber(text)]).toEqual([text, false]);
  expect(isPhoneNumber('+5491123456789')).toBe(true);
});

test('a country without telephones is none to choose', () => {
  expect([hasPhones('AR'), hasPhones('AQ'), hasPhones(undefined), callingCode('AQ')]).toEqual([true, false, false, '']);
});
