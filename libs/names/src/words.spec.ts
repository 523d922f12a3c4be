import { expect, test } from '@jest/globals';
import { comparableName } from './words.js';

test.each([
  ['Ana María Pérez', 'PEREZ, ana maria', true],
  ['Ana María Pérez', 'Ana Pérez', false],
  ['Acme S.A.', 'acme s a', true],
  ['Acme S.A.', 'Acme', false],
  ['Пётр Ильич', 'ильич петр', true],
])('%j is the name %j: %s', (one, other, isSame) => {
  expect(comparableName(one) === comparableName(other)).toBe(isSame);
});

test('what has no letters is no name', () => {
  expect(comparableName(' - ')).toBe('');
});
