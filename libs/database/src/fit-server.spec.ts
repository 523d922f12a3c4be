import { expect, test } from '@jest/globals';
import { unfit } from './fit-server.js';

const fit = { version: 15, isStandby: false, isReadOnly: false };
const at = 'DATABASE_URL leads to db:5432';

test('a primary of version 15 or later will do', () => {
  expect([15, 18].map((version) => unfit(at, { ...fit, version }))).toEqual([undefined, undefined]);
});

test.each([
  ['of an older version', { version: 14 }, 'which is PostgreSQL 14: Gatehouse needs 15 or later.'],
  [
    'a standby, which is read-only too',
    { isStandby: true, isReadOnly: true },
    'which is a standby and takes no writes: name the primary, or all servers with commas between them.',
  ],
  [
    'read-only',
    { isReadOnly: true },
    'which is read-only for this role: switch default_transaction_read_only off, or name another database.',
  ],
])('one that is %s will not, and it is said what to do', (_, found, words) => {
  expect(unfit(at, { ...fit, ...found })).toBe(`${at}, ${words}`);
});
