import { expect, test } from '@jest/globals';
import { ServerRefusal } from '../api/trouble.js';
import { refusalProblems } from './refusal-problems.js';

test.each([
  ['email', 'is not an email address', { path: 'email', code: 'email' }],
  ['changes.email', 'is not an email address', { path: 'email', code: 'email' }],
  ['changes.name.lastName', 'is required', { path: 'name.lastName', code: 'required' }],
  ['changes.front.documentId', 'is no document of this review', { path: 'front', code: 'documentGone' }],
])('a refusal at %s is told at its question', (field, message, problem) => {
  const params = { failures: [{ field, messages: [message] }] };
  expect(refusalProblems(new ServerRefusal('ValidationFailed', 400, params))).toEqual([problem]);
});
