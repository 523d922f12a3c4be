import { describe, expect, test } from '@jest/globals';
import { certainlyHolds } from '../../../runtime/src/http/gathered-rules.js';
import { Choice } from '../fields.js';
import { refusals } from '../refusals.spec-fixture.js';
import { taxNumberUses } from '../vocabulary/tax-numbers-by-country.js';
import { taxIdentificationNumberTypes } from '../vocabulary/tax-numbers.js';
import { TaxIdentificationNumber } from './tax-number.js';

class TaxInfo {
  @TaxIdentificationNumber()
  taxIdentificationNumber: string;

  @Choice(taxIdentificationNumberTypes)
  taxIdentificationNumberType: string;
}

const refused = (taxIdentificationNumber: unknown, taxIdentificationNumberType: unknown): Record<string, string[]> =>
  refusals(TaxInfo, { taxIdentificationNumber, taxIdentificationNumberType });

describe('a tax number beside its type', () => {
  test.each(taxNumberUses.map(({ type, example }) => [type, example]))('of %s may be %s', (type, example) => {
    expect(refused(example, type)).toEqual({});
  });

  test('of another form is refused, and shown how it should look', () => {
    expect(refused('12', 'CPF')).toEqual({
      taxIdentificationNumber: ['must look like this CPF: 529.982.247-25'],
    });
    expect(refused('---', 'CPF')).toEqual({ taxIdentificationNumber: ['must look like this CPF: 529.982.247-25'] });
  });

  test('with a wrong check digit is not refused: validation finds that', () => {
    expect(refused('529.982.247-26', 'CPF')).toEqual({});
  });

  test('is not held against a type that is none', () => {
    expect(Object.keys(refused('12', 'CPX'))).toEqual(['taxIdentificationNumberType']);
    expect(Object.keys(refused('12', undefined))).toEqual(['taxIdentificationNumberType']);
    expect(Object.keys(refused('12', { toString: 'CPF' }))).toEqual(['taxIdentificationNumberType']);
  });

  test('is refused once when it is missing', () => {
    expect(refused(undefined, 'CPF')).toEqual({ taxIdentificationNumber: ['is required'] });
  });

  test.each([null, 7, '', ' ', ['529.982.247-25'], { number: 1 }, '1'.repeat(51)])(
    'is refused once when it is no such text: %p',
    (number) => {
      expect(refused(number, 'CPF')).toEqual({ taxIdentificationNumber: ['must be a text of 1 to 50 characters'] });
    },
  );

  test('is known to hold without asking class-validator', () => {
    const good = { taxIdentificationNumber: '529.982.247-25', taxIdentificationNumberType: 'CPF' };
    expect(certainlyHolds(Object.assign(new TaxInfo(), good))).toBe(true);
    expect(certainlyHolds(Object.assign(new TaxInfo(), good, { taxIdentificationNumber: '12' }))).toBe(false);
  });
});
