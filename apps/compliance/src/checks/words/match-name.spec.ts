import { expect, test } from '@jest/globals';
import { mayBeSameName, mayShareAName } from './match-name.js';

test.each([
  ['ERIKSSON', 'ANNA MARIA', 'Anna', 'Eriksson'],
  ['MUELLER', 'JOERG', 'Jörg', 'Müller'],
  ['MULLER', 'JORG', 'Jörg', 'Müller'],
  ['AANGSTROEM', 'BJOERN', 'Björn', 'Ångström'],
  ['PAPANDROPOULO', 'CHRISTOFOR', 'Christoforos', 'Papandropoulos'],
  ['GARCIA LOPEZ', 'JOSE', 'José María', 'García'],
  ['ERIKSSOM', 'AMNA', 'Anna', 'Eriksson'],
  ['IVANOV', 'IVAN', 'Иван', 'Иванов'],
])('%s, %s may be %s %s', (last, first, firstName, lastName) => {
  expect(mayBeSameName({ first, last }, { firstName, lastName })).toBe(true);
});

test.each([
  ['ERIKSSON', 'ANNA', 'Anna', 'Svensson'],
  ['ERIKSSON', 'ANNA', 'Maria', 'Eriksson'],
  ['NG', 'LI', 'Wu', 'Ho'],
])('%s, %s is not %s %s', (last, first, firstName, lastName) => {
  expect(mayBeSameName({ first, last }, { firstName, lastName })).toBe(false);
});

test('of what may be misread, one name of two is enough', () => {
  const printed = { last: 'ERIKSSON', first: 'QNWQ' };
  expect(mayShareAName(printed, { firstName: 'Anna', lastName: 'Eriksson' })).toBe(true);
  expect(mayShareAName(printed, { firstName: 'Anna', lastName: 'Svensson' })).toBe(false);
});
