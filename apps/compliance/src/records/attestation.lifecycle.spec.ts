import { expect, test } from '@jest/globals';
import { attestationLifecycle } from './attestation.lifecycle.js';

test('whatever was found, it is looked at again in the same status: one statement moves both', () => {
  const again = attestationLifecycle.next('approved', 'validateAgain');
  expect(attestationLifecycle.next('failed', 'validateAgain')).toBe(again);
  expect(attestationLifecycle.next(null, 'upload')).toBe(again);
});
