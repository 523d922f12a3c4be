import { expect, test } from '@jest/globals';
import { grants, scopes } from './scopes.js';

test('write implies read, and nothing else implies anything', () => {
  for (const held of scopes) {
    for (const required of scopes) {
      const implied = held === required || (required.endsWith(':read') && held === required.replace(':read', ':write'));
      expect([held, required, grants([held], required)]).toEqual([held, required, implied]);
    }
  }
});

test('no scope grants nothing', () => {
  expect(scopes.some((scope) => grants([], scope))).toBe(false);
});
