import { expect, test } from '@jest/globals';
import { callerAddress } from './caller-address.js';

const from = (forwarded?: string | string[]): string =>
  callerAddress({ ip: '10.0.0.1', headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
])('the nearest proxy says %s, which is %s', (forwarded, address) => {
  expect(from(forwarded)).toBe(address);
});

test('what is no address is not believed', () => {
  for (const forwarded of [undefined, '', 'unknown', '203.0.113.7:', '203.0.113.7:x', '[203.0.113.7', '1.2.3:80'])
    expect(from(forwarded)).toBe('10.0.0.1');
});
