import { describe, expect, test } from '@jest/globals';
import { fieldsOf } from '../forms/forms.js';
import { isAbout, isRequired, pathsOf, questionsOf } from './question.js';

describe('what is asked', () => {
  const fields = fieldsOf('businessAddress');
  const pathsFor = (values: object): string[] => questionsOf(fields, values as never).map(({ path }) => path);

  test('grows with the answers', () => {
    const two = ['registeredAddress', 'operatingAddressSameAsRegistration'];
    expect(pathsFor({})).toEqual(two);
    expect(pathsFor({ operatingAddressSameAsRegistration: true })).toEqual(two);
    expect(pathsFor({ operatingAddressSameAsRegistration: false })).toEqual([...two, 'operatingAddress']);
  });

  test('has to be given once it is asked, if it is an address or a yes or no', () => {
    const asked = questionsOf(fields, { operatingAddressSameAsRegistration: false });
    expect(asked.map(isRequired)).toEqual([true, true, true]);
    expect(
      questionsOf(fieldsOf('individualPersonalInfo'), {})
        .filter((one) => !isRequired(one))
        .map(({ path }) => path),
    ).toEqual(['name.middleName', 'occupation']);
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
