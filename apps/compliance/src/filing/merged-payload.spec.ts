import { expect, test } from '@jest/globals';
import { mergedPayload } from './merged-payload.js';

const payload = { type: 'a', name: { first: 'Ana', middle: 'M', last: 'Peres' }, list: [1, 2], born: '1980-05-17' };

test.each<[string, Record<string, unknown>, unknown]>([
  ['nothing', {}, payload],
  ['a field of a field', { name: { last: 'Pérez' } }, { ...payload, name: { ...payload.name, last: 'Pérez' } }],
  ['a field taken out', { name: { middle: null } }, { ...payload, name: { first: 'Ana', last: 'Peres' } }],
  ['a list as a whole', { list: [3] }, { ...payload, list: [3] }],
  ['something new', { place: { city: 'Porto' } }, { ...payload, place: { city: 'Porto' } }],
  ['an object in place of a text', { born: { year: 1980 } }, { ...payload, born: { year: 1980 } }],
])('%s', (_, changes, merged) => {
  expect(mergedPayload(payload, changes)).toEqual(merged);
});

test('a name that objects have anyway is a name like any other', () => {
  const changes = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"a":1}}') as Record<string, unknown>;
  const merged = mergedPayload(payload, changes);
  expect(Object.keys(merged)).toEqual(expect.arrayContaining(['__proto__', 'constructor']));
  expect((merged as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
