import { describe, expect, test } from '@jest/globals';
import { isISO31661Alpha2 } from 'class-validator';
import fc from 'fast-check';
import {
  checkTaxNumber,
  hasTaxNumberForm,
  taxNumberCertainty,
  taxNumberFormInWords,
  taxNumbersTable,
} from './tax-number.js';
import { otherTaxNumbers } from './africa-and-oceania.js';
import { americanTaxNumbers } from './americas.js';
import { asianTaxNumbers } from './asia.js';
import { europeanTaxNumbers } from './europe.js';
import { taxNumberTypesOf, taxNumberUses } from '../vocabulary/tax-numbers-by-country.js';
import { type TaxIdentificationNumberType, taxIdentificationNumberTypes } from '../vocabulary/tax-numbers.js';

const rules = [...americanTaxNumbers, ...europeanTaxNumbers, ...asianTaxNumbers, ...otherTaxNumbers];
const pairs = (rows: readonly { type: string; countries: readonly string[] }[]): string[] =>
  rows.flatMap(({ type, countries }) => countries.map((country) => `${type} ${country}`));

describe('the table of tax numbers', () => {
  test('has a use for each of the 87 types', () => {
    expect(taxIdentificationNumberTypes).toHaveLength(87);
    expect(new Set(taxNumberUses.map(({ type }) => type))).toEqual(new Set(taxIdentificationNumberTypes));
  });

  test('has one rule for each use, and none besides', () => {
    const ruled = pairs(rules.map(([type, countries]) => ({ type, countries: countries.split(' ') })));
    const used = pairs(taxNumberUses);
    expect(ruled.toSorted()).toEqual(used.toSorted());
    expect(new Set(used).size).toBe(used.length);
  });

  test('names real countries', () => {
    const unreal = taxNumberUses.flatMap(({ countries }) => countries).filter((country) => !isISO31661Alpha2(country));
    expect(unreal).toEqual([]);
  });

  test.each(taxNumberUses.flatMap((use) => use.countries.map((country) => [use.type, country, use.example] as const)))(
    'the example of %s in %s is good: %s',
    (type, country, example) => {
      const expected = taxNumberCertainty(type, country) === 'uncertain' ? 'uncertain' : 'valid';
      expect(checkTaxNumber(type, example, country)).toBe(expected);
      expect(checkTaxNumber(type, example.toLowerCase().replaceAll(' ', ''), country)).toBe(expected);
    },
  );

  test.each(taxNumberUses.map((use) => [use.type, use.countries[0] ?? '', use.example] as const))(
    'nothing but a number is a %s of %s',
    (type, country, example) => {
      for (const text of ['', ' ', '-', 'x', '?'.repeat(9), `${example}?`, `${example}#1`, example.repeat(3)])
        expect([text, checkTaxNumber(type, text, country)]).toEqual([text, 'wrongForm']);
    },
  );

  test('offers types to everybody, in their country and for what they are', () => {
    expect(taxNumberTypesOf('US', 'individual')).toEqual(['SSN', 'ITIN']);
    expect(taxNumberTypesOf('US', 'business')).toEqual(['TIN']);
    expect(taxNumberTypesOf('AR', 'business')).toEqual(['CUIT']);
    expect(taxNumberTypesOf('BR', 'business')).toEqual(['TIN']);
    expect(taxNumberTypesOf('ES', 'individual')).toEqual(['NIF']);
    expect(taxNumberTypesOf('TD', 'business')).toEqual(['TIN']);
  });

  test('tells of each row how sure one can be', () => {
    const certainty = (type: TaxIdentificationNumberType, country: string): string | undefined =>
      taxNumbersTable().find((row) => row.type === type && row.countries.includes(country))?.certainty;
    expect([certainty('CPF', 'BR'), certainty('SSN', 'US'), certainty('PAN', 'IN')]).toEqual([
      'check digit',
      'form',
      'uncertain',
    ]);
    expect(taxNumbersTable()).toHaveLength(taxNumberUses.length);
  });
});

describe('a tax number', () => {
  test.each([
    ['TIN', 'BR', '12.ABC.345/01DE-35'],
    ['FN', 'AT', '33209m'],
    ['FN', 'AT', 'FN 144477 t'],
    ['FN', 'AT', '66209t'],
    ['CF', 'IT', '00743110157'],
    ['INN', 'RU', '500100732259'],
    ['NIF', 'ES', 'X-2482300-W'],
    ['NIF', 'ES', 'J99216582'],
    ['NIF', 'ES', 'A13 585 625'],
    ['PPSN', 'IE', '1234567FA'],
    ['PPSN', 'IE', '6433435IH'],
    ['VAT', 'IE', '8D79739I'],
    ['VAT', 'FR', 'Fr 83 404 833 048'],
    ['VAT', 'GB', 'GB 346 2700 13'],
    ['VAT', 'NL', 'NL123456789B13'],
    ['VAT', 'LV', '161175-19997'],
    ['VAT', 'LT', '100001919017'],
    ['VAT', 'BG', '7523169263'],
    ['BIN', 'KZ', '940140000385'],
    ['BIN', 'KZ', '020240000555'],
    ['HKID', 'HK', 'G123456(A)'],
    ['CN', 'JP', '7010001008844'],
    ['NIT', 'SV', '00016297-5'],
    ['RODNE_CISLO', 'SK', '316 123 456'],
    ['HETU', 'FI', '131052A308T'],
    ['PERSONNUMMER', 'SE', '19811218-9876'],
    ['NPWP', 'ID', '3171 2345 6789 0123'],
    ['NRN', 'BE', '17 07 30 033 84'],
    ['NINO', 'GB', 'AB 12 34 56'],
    ['SIN', 'CA', '046 454 286'],
    ['SIN', 'CA', '823 456 785'],
  ] as const)('of type %s in %s may be %s', (type, country, number) => {
    expect(checkTaxNumber(type, number, country)).toBe('valid');
    expect(checkTaxNumber(type, number)).toBe('valid');
  });

  test.each([
    ['TIN', 'BR', '12.ABC.345/01DE-36', 'wrongCheckDigit'],
    ['CPF', 'BR', '111.111.111-11', 'wrongCheckDigit'],
    ['CPF', 'BR', '529.982.247-2', 'wrongForm'],
    ['CUIT', 'AR', '20-12345678-7', 'wrongCheckDigit'],
    ['CUIT', 'AR', '99-12345678-6', 'wrongForm'],
    ['SSN', 'US', '666-12-3456', 'wrongForm'],
    ['SSN', 'US', '900-12-3456', 'wrongForm'],
    ['ITIN', 'US', '912-93-3456', 'wrongForm'],
    ['TIN', 'US', '00-0000000', 'wrongForm'],
    ['SIN', 'CA', '046 454 287', 'wrongCheckDigit'],
    ['SIN', 'CA', '823 456 789', 'wrongCheckDigit'],
    ['SIN', 'CA', '000 000 000', 'wrongCheckDigit'],
    ['SIN', 'CA', '12 345 678', 'wrongForm'],
    ['NINO', 'GB', 'QQ 12 34 56 C', 'wrongCheckDigit'],
    ['NINO', 'GB', 'GB 12 34 56 A', 'wrongCheckDigit'],
    ['NINO', 'GB', 'AO 12 34 56 A', 'wrongCheckDigit'],
    ['NINO', 'GB', 'AB 12 34 56 E', 'wrongForm'],
    ['NINO', 'GB', 'A1 12 34 56 C', 'wrongForm'],
    ['NINO', 'GB', 'AB 12 34 5 C', 'wrongForm'],
    ['FN', 'AT', 'FN 93363a', 'wrongCheckDigit'],
    ['NIF', 'ES', '12345678A', 'wrongCheckDigit'],
    ['CPR', 'DK', '070761-4286', 'uncertain'],
    ['RRN', 'KR', '210131-3123456', 'uncertain'],
    ['RFC', 'MX', 'XAXX010101000', 'uncertain'],
    ['NIT', 'CO', '900123456', 'uncertain'],
    ['FIN', 'SG', 'F1234567P', 'wrongCheckDigit'],
    ['RODNE_CISLO', 'CZ', '5301010100', 'wrongCheckDigit'],
    ['RODNE_CISLO', 'CZ', '5401010110', 'valid'],
    ['RODNE_CISLO', 'CZ', '8501010090', 'valid'],
    ['RODNE_CISLO', 'CZ', '8601010100', 'wrongCheckDigit'],
    ['NIT', 'SV', '0614-010190-100-0', 'valid'],
    ['NIT', 'SV', '0614-010190-100-7', 'wrongCheckDigit'],
    ['NIT', 'SV', '0614-010190-101-5', 'valid'],
    ['NIT', 'SV', '0614-010190-101-1', 'wrongCheckDigit'],
    ['RUC', 'EC', '1760000150001', 'valid'],
    ['RUC', 'EC', '1760000160001', 'uncertain'],
    ['FIN', 'SG', 'M1234567P', 'uncertain'],
  ] as const)('of type %s in %s: %s is %s', (type, country, number, verdict) => {
    expect(checkTaxNumber(type, number, country)).toBe(verdict);
  });

  test.each<[type: TaxIdentificationNumberType, number: string, born: string, isRight: boolean]>([
    ['PESEL', '00222900009', '29 February 2000', true],
    ['PESEL', '00022900003', '29 February 1900', false],
    ['PESEL', '99023100000', '31 February 1999', false],
    ['PESEL', '99123200000', '32 December 1999', false],
    ['PESEL', '99010000005', '0 January 1999', false],
    ['PESEL', '99000100001', 'month 0 of 1999', false],
    ['PESEL', '99130100007', 'month 13 of 1999', false],
    ['PESEL', '00930100007', 'month 13 of 1800', false],
    ['PESEL', '99810100006', '1 January 1899', true],
    ['PESEL', '18610100018', '1 January 2218', true],
    ['CURP', 'BOXW310820HNERXN09', '20 August 1931 abroad', true],
    ['CURP', 'BOXW000229HDFRXNA3', '29 February 2000 in Mexico City', true],
    ['CURP', 'BOXW000229HDFRXN03', '29 February 1900 in Mexico City', false],
    ['CURP', 'BOXW310230HNERXN05', '30 February 1931 abroad', false],
    ['CURP', 'BOXW311301HNERXN03', 'month 13 of 1931 abroad', false],
    ['CURP', 'BOXW310800HNERXN09', '0 August 1931 abroad', false],
    ['CURP', 'BOXW310820HXXRXN02', '20 August 1931 in no state', false],
  ])('%s %s, with right check digits, was born %s: %s', (type, number, _, isRight) => {
    expect(checkTaxNumber(type, number)).toBe(isRight ? 'valid' : 'wrongCheckDigit');
  });

  test('is held against its own country alone where that uses the type', () => {
    expect(checkTaxNumber('NIF', '501 442 600', 'PT')).toBe('valid');
    expect(checkTaxNumber('NIF', '501 442 600', 'ES')).toBe('wrongForm');
    expect(checkTaxNumber('RUT', '76.086.428-5', 'UY')).toBe('wrongForm');
    expect(hasTaxNumberForm('RUT', '76.086.428-5')).toBe(true);
  });

  test('is held against all of them where the country is not known, or does not use the type', () => {
    for (const country of [undefined, 'SE']) {
      expect(checkTaxNumber('NIF', '501 442 600', country)).toBe('valid');
      expect(checkTaxNumber('NIF', '12345678-Z', country)).toBe('valid');
      expect(checkTaxNumber('RUT', '76.086.428-6', country)).toBe('wrongCheckDigit');
      expect(checkTaxNumber('RUT', '12', country)).toBe('wrongForm');
    }
  });

  test('may be any text without harm', () => {
    fc.assert(
      fc.property(fc.constantFrom(...taxIdentificationNumberTypes), fc.string({ unit: 'grapheme' }), (type, text) => {
        expect(['valid', 'wrongForm', 'wrongCheckDigit', 'uncertain']).toContain(checkTaxNumber(type, text));
      }),
      { numRuns: 2000 },
    );
  });

  test('is described to people by what it looks like', () => {
    expect(taxNumberFormInWords('CPF')).toBe('must look like this CPF: 529.982.247-25');
    expect(taxNumberFormInWords('RUT')).toBe(
      'must look like a RUT of its country, such as 76.086.428-5 (CL) or 21-100342-001-7 (UY)',
    );
  });
});
