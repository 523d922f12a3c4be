import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { questionsOf, isAbout, isRequired, pathsOf } from './question.js';
import { fieldsOf } from '../forms/forms.js';
import { knownCountries } from './known-countries.js';
import { payloadValues } from '../forms/payload-values.js';
import { readableOf, valueAt, withValue } from './values.js';

describe('a value', () => {
  const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }).map((keys) => keys.join('.'));
  const value = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean(), fc.constant([]));

  test('is where it was put, and gone once it is taken out', () => {
    fc.assert(
      fc.property(path, value, (at, given) => {
        const values = withValue({ z: 1 }, at, given);
        expect(valueAt(values, at)).toEqual(given);
        expect(withValue(values, at, undefined)).toEqual({ z: 1 });
      }),
    );
  });

  test('leaves the others alone, and nobody else’s object changed', () => {
    const before = Object.freeze({ a: Object.freeze({ b: 1 }) });
    expect(withValue(before, 'a.c', 2)).toEqual({ a: { b: 1, c: 2 } });
    expect(withValue(before, 'a.b', '')).toEqual({});
  });
});

test('what is masked is not filled in', () => {
  expect(readableOf({ type: 't', a: '****', b: { c: '****1', d: 'x' }, e: ['****'], f: ['AR'] })).toEqual({
    b: { d: 'x' },
    f: ['AR'],
  });
  expect(readableOf({ a: ['AR', '****'] })).toEqual({});
  expect(readableOf({ a: [{ b: '****03', c: 'x' }, { b: 'y' }] })).toEqual({ a: [{ c: 'x' }, { b: 'y' }] });
});

describe('what is asked', () => {
  const fields = fieldsOf('businessAddress');
  const pathsFor = (values: object): string[] => questionsOf(fields, values as never).map(({ path }) => path);

  test('grows with the answers', () => {
    const two = ['registeredAddress', 'operatingAddressSameAsRegistration'];
    expect(pathsFor({})).toEqual(two);
    expect(pathsFor({ operatingAddressSameAsRegistration: true })).toEqual(two);
    expect(pathsFor({ operatingAddressSameAsRegistration: false })).toEqual([...two, 'operatingAddress']);
  });

  test('has to be given once it is asked, if it is an address', () => {
    const asked = questionsOf(fields, { operatingAddressSameAsRegistration: false });
    expect(asked.map(isRequired)).toEqual([true, true, true]);
    expect(
      questionsOf(fieldsOf('individualPersonalInfo'), {})
        .filter((one) => !isRequired(one))
        .map(({ path }) => path),
    ).toEqual(['name.middleName', 'isPoliticallyExposed', 'occupation']);
  });

  test('of a tax number is one question with two answers', () => {
    const [asked, ...others] = questionsOf(fieldsOf('individualTaxInfo'), {});
    if (asked === undefined) throw new Error('Nothing is asked');
    expect(others).toEqual([]);
    expect(pathsOf(asked)).toEqual(['taxIdentificationNumber', 'taxIdentificationNumberType']);
    expect(['taxIdentificationNumberType', 'taxCountry', 'tax'].map((path) => isAbout(asked, path))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('what is sent has no spaces around it, full days, and nothing empty', () => {
  const fields = fieldsOf('individualPersonalInfo');
  const values = {
    name: { firstName: ' Ana ', middleName: '\u200b', lastName: 'Diaz' },
    birthDate: '1990-5-7',
    occupation: '  ',
    other: 'not asked',
  };
  expect(payloadValues(questionsOf(fields, values), values)).toEqual({
    name: { firstName: 'Ana', lastName: 'Diaz' },
    birthDate: '1990-05-07',
  });
  const address = { address: { address1: ' A ', address2: ' ', city: 'B', country: 'AE' } };
  expect(payloadValues(questionsOf(fieldsOf('individualResidentialAddress'), address), address)).toStrictEqual({
    address: { address1: 'A', city: 'B', country: 'AE' },
  });
});

describe('the countries that are known', () => {
  const answers: Record<string, object> = {
    individualResidentialAddress: { address: { country: 'AR' } },
    individualPersonalInfoLight: { nationality: 'BR' },
    businessIdentification: { countryOfIncorporation: 'UY' },
    businessAddress: { registeredAddress: { country: 'PY' } },
  };
  const known = (type: string): object => knownCountries(type, (other) => answers[other] as never);

  test('are those of the same person or company', () => {
    expect(known('individualTaxInfo')).toEqual({ home: 'AR', nationality: 'BR' });
    expect(known('businessTaxInfo')).toEqual({ home: 'UY' });
    expect(known('associatedPersonTaxInfo')).toEqual({});
    expect(
      knownCountries('businessTaxInfo', (other) => (other === 'businessAddress' ? answers[other] : undefined) as never),
    ).toEqual({ home: 'PY' });
  });
});
