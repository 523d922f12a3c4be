import { expect, test } from '@jest/globals';
import { shareDone } from './share-done.js';
import type { Step, StepState } from './steps.js';

function share(
  type: 'individual' | 'business',
  ...given: readonly (readonly [StepState, personId?: string])[]
): number {
  const steps = given.map(([state, personId]) => ({ state, personId }) as Step);
  return shareDone({ review: { type } as Parameters<typeof shareDone>[0]['review'], steps });
}

test('what is given counts, also while it is checked', () => {
  expect(share('individual', ['done'], ['checking'], ['warning'], ['open'])).toBe(0.75);
  expect(share('individual', ['done'], ['blocking'])).toBe(0.5);
  expect(share('individual')).toBe(0);
});

test('people who are added to a company take nothing back', () => {
  const before = share('business', ['done'], ['done'], ['open']);
  const listed = share('business', ['done'], ['done'], ['done']);
  const people = share('business', ['done'], ['done'], ['done'], ['open', 'a'], ['open', 'a'], ['open', 'b']);
  expect([before < listed, listed, people]).toEqual([true, 0.5, 0.5]);
  expect(share('business', ['done'], ['done', 'a'], ['done', 'b'])).toBe(1);
});
