import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { CountryCode, CountryCodes } from './countries.js';
import { refusals } from './refusals.spec-fixture.js';

class Countries {
  @CountryCode({ optional: true })
  any?: string;
  @CountryCode({ optional: true, among: ['BR'] })
  one?: string;
  @CountryCode({ optional: true, among: ['US', 'CA'] })
  few?: string;
  @CountryCodes({ optional: true, min: 1 })
  list?: string[];
}

const expected = 'must be a country of ISO 3166-1 in two capital letters, such as AR';
const wrong = ['ar', 'ARG', 'Argentina', 'XX', 'EU', 'UK', ' AR', 'AR\n', '', 'АR', '__proto__', 7, null, true, [], {}];

describe('a country', () => {
  test.each(['AR', 'US', 'GB', 'ZA', 'CW'])('%s is one', (any) => {
    expect(refusals(Countries, { any, list: [any] })).toEqual({});
  });

  test.each<[unknown]>(wrong.map((value) => [value]))('%j is none, alone or in a list', (value) => {
    expect(refusals(Countries, { any: value })).toEqual({ any: [expected] });
    expect(refusals(Countries, { list: ['AR', value] })).toEqual({ 'list.1': [expected] });
  });

  test('may be one of a few alone', () => {
    expect(refusals(Countries, { one: 'BR', few: 'CA' })).toEqual({});
    expect(refusals(Countries, { one: 'AR', few: 'AR' })).toEqual({
      one: ['must be BR'],
      few: ['must be one of: US, CA'],
    });
    expect(refusals(Countries, { one: ['BR'], few: null })).toEqual({
      one: ['must be BR'],
      few: ['must be one of: US, CA'],
    });
  });
});

describe('a list of countries', () => {
  test.each<[unknown, string]>([
    [[], 'must have at least 1 item'],
    [['AR', 'BR', 'AR'], 'must not repeat a value'],
    ['AR', 'must be a list'],
    [{ 0: 'AR', length: 1 }, 'must be a list'],
    [null, 'must be a list'],
  ])('%j: %s', (list, message) => {
    expect(refusals(Countries, { list })).toEqual({ list: expect.arrayContaining([message]) });
  });
});
