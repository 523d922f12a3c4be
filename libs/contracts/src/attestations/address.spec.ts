import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { isISO31661Alpha2, isPostalCode } from 'class-validator';
import { refusals } from '../refusals.spec-fixture.js';
import { subDivisions } from '../vocabulary/addresses.js';
import { countriesThatRequirePostalCodes, postalCodes } from '../vocabulary/addresses-postal-codes.js';
import { PhysicalAddressVerification } from './address.js';
import { BusinessIdentification } from './business.js';
import { validAddress, validAttestation } from './valid-attestation.spec-fixture.js';

function refused(changes: Readonly<Record<string, unknown>>): Record<string, string[]> {
  return refusals(PhysicalAddressVerification, { ...validAddress(), ...changes });
}

function firstCode(country: string): string | undefined {
  return subDivisions[country]?.codes.split(' ')[0];
}

/** Postal codes as each country writes them, by people who live there. */
const rightPostalCodes: readonly (readonly [country: string, codes: string])[] = [
  ['AR', '1043,C1043AAZ,c1043aaz,B1636FDA'],
  ['AT', '1010,6020'],
  ['AU', '2000,0800'],
  ['BE', '1000,9000'],
  ['BR', '01310-100,01310100'],
  ['CA', 'K1A 0B1,K1A0B1,k1a 0b1'],
  ['CH', '8001'],
  ['CL', '8320000,832-0000'],
  ['CZ', '110 00,11000'],
  ['DE', '10115,01067'],
  ['ES', '28013,01001'],
  ['FR', '75001,20090'],
  ['GB', 'SW1A 1AA,M1 1AE,EC1A1BB,B33 8TH,CR2 6XH,DN55 1PT,GIR 0AA'],
  ['IE', 'D02 X285,D6W XY00,A65F4E2'],
  ['IN', '110001,560 001'],
  ['IT', '00184'],
  ['JP', '100-0001,1000001'],
  ['KR', '04524'],
  ['LV', 'LV-1050,1050'],
  ['MX', '06000'],
  ['NL', '1012 JS,1012JS'],
  ['PL', '00-001'],
  ['PT', '1100-148,1100'],
  ['SE', '111 22,11122'],
  ['SG', '018956'],
  ['TW', '100,10058,100-58,100058'],
  ['US', '94105,94105-1234'],
  ['ZA', '0001'],
];

const wrongPostalCodes: readonly (readonly [country: string, codes: string])[] = [
  ['AR', 'I1043AAZ,104,10433,C1043AA,C1043AAZ1'],
  ['BR', '0131-0100,013101000'],
  ['CA', 'D1A 0B1,K1A 0O1,K1A  0B1,12345'],
  ['DE', '1011,101150,D-10115'],
  ['GB', 'SW1A,1AA SW1A,SW1A 1A,12345'],
  ['IN', '010001,11000'],
  ['JP', '10-00001,100-001'],
  ['NL', '1012,JS 1012,1012 J'],
  ['US', '9410,941051,94105-12,94105 1234 5,CA 94105'],
];

const each = (table: typeof rightPostalCodes): [string, string][] =>
  table.flatMap(([country, codes]) => codes.split(',').map((code): [string, string] => [country, code]));

describe('a postal code', () => {
  test.each(each(rightPostalCodes))('of %s may be %s', (country, postalCode) => {
    expect(refused({ country, postalCode, subDivision: firstCode(country) })).toEqual({});
  });

  test.each([...each(wrongPostalCodes), ['US', '９４１０５'], ['US', '94105\n'], ['DE', '١٠١١٥']])(
    'of %s may not be %j',
    (country, postalCode) => {
      const [, example = ''] = postalCodes[country] ?? [];
      expect(refused({ country, postalCode, subDivision: firstCode(country) })).toEqual({
        postalCode: [`must be a postal code of ${country}, such as ${example}`],
      });
    },
  );

  test.each(Object.entries(postalCodes).map(([country, [, example]]) => [country, example]))(
    'of %s looks like its example, %s',
    (country, postalCode) => {
      expect(isISO31661Alpha2(country)).toBe(true);
      expect(refused({ country, postalCode, subDivision: firstCode(country) })).toEqual({});
    },
  );

  test('looks as class-validator too says, where it knows the country', () => {
    const known = Object.entries(postalCodes).filter(([country]) => knownToClassValidator(country));
    expect(known.length).toBeGreaterThan(45);
    expect(known.filter(([country, [, example]]) => !isPostalCode(example, country as 'AT'))).toEqual([]);
  });

  test.each(countriesThatRequirePostalCodes.map((country) => [country]))('is required in %s', (country) => {
    const required = { postalCode: ['is required'] };
    expect(postalCodes).toHaveProperty(country);
    expect(refused({ country, postalCode: undefined, subDivision: firstCode(country) })).toEqual(required);
  });

  test.each(['AE', 'BO', 'CL', 'CO', 'GH', 'HK', 'IE', 'JM', 'PA', 'QA', 'UY'])('may be left out in %s', (country) => {
    expect(refused({ country, postalCode: undefined, subDivision: undefined })).toEqual({});
  });

  test('may be anything like one where no form is known', () => {
    expect(refused({ country: 'GH', postalCode: 'GA-184-2411', subDivision: undefined })).toEqual({});
    for (const postalCode of ['', ' ', '😀', 'x'.repeat(21), '\u202eevil', null, 7, [], {}])
      expect(refused({ country: 'GH', postalCode, subDivision: undefined })).toEqual({
        postalCode: ['must be a postal code of at most 20 letters and digits'],
      });
  });
});

function knownToClassValidator(country: string): boolean {
  try {
    isPostalCode('1', country as 'AT');
    return true;
  } catch {
    return false;
  }
}

describe('a subdivision', () => {
  test.each<[string, number]>([
    ['AR', 24],
    ['AU', 8],
    ['BR', 27],
    ['CA', 13],
    ['CN', 31],
    ['IN', 42],
    ['IT', 111],
    ['JP', 47],
    ['MX', 33],
    ['US', 57],
  ])('of %s is one of %d codes, and required', (country, count) => {
    const { codes = '', expected = '' } = subDivisions[country] ?? {};
    const postalCode = postalCodes[country]?.[1];
    expect(new Set(codes.split(' ')).size).toBe(count);
    for (const subDivision of codes.split(' ')) expect(refused({ country, postalCode, subDivision })).toEqual({});
    expect(refused({ country, postalCode, subDivision: undefined })).toEqual({ subDivision: ['is required'] });
    for (const subDivision of ['??', '', 'ZZ9', `${country}-${firstCode(country)}`, null, 7, [firstCode(country)], {}])
      expect(refused({ country, postalCode, subDivision })).toEqual({ subDivision: [`must be ${expected}`] });
  });

  test('of the US is told with an example', () => {
    expect(refused({ country: 'US', postalCode: '94105', subDivision: 'California' })).toEqual({
      subDivision: ['must be a state of the US in two letters, such as CA'],
    });
  });

  test.each(['DE', 'FR', 'GB', 'KR', 'UY'])('of %s may be left out, or be any code', (country) => {
    const postalCode = postalCodes[country]?.[1];
    for (const subDivision of [undefined, 'M', 'BE', '75', 'ENG'])
      expect(refused({ country, postalCode, subDivision })).toEqual({});
    for (const subDivision of ['', 'm', 'DE-BE', 'Montevideo', 'é', null, 7, []])
      expect(Object.keys(refused({ country, postalCode, subDivision }))).toEqual(['subDivision']);
  });

  test('of no country in particular is not asked for: the country is', () => {
    for (const country of [undefined, null, 'XX', 7, '__proto__', 'constructor', ['AR']])
      expect(Object.keys(refused({ country, subDivision: undefined, postalCode: undefined }))).toEqual(['country']);
  });

  test('of incorporation may be left out everywhere, and is valid where it is given', () => {
    const business = (country: string, subDivisionOfIncorporation: unknown): Record<string, string[]> =>
      refusals(BusinessIdentification, {
        ...validAttestation('businessIdentification'),
        countryOfIncorporation: country,
        subDivisionOfIncorporation,
      });
    expect(business('US', 'DE')).toEqual({});
    expect(business('US', 'Delaware')).toEqual({
      subDivisionOfIncorporation: ['must be a state of the US in two letters, such as CA'],
    });
    for (const country of ['US', 'AR', 'CA', 'JP', 'DE']) expect(business(country, undefined)).toEqual({});
    expect(business('JP', '48')).toEqual({
      subDivisionOfIncorporation: ['must be a prefecture of Japan in two digits, such as 13'],
    });
  });
});
