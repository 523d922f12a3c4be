import { expect, test } from '@jest/globals';
import { deliveryLifecycle } from './delivery.lifecycle.js';

test('what is made or retried waits for its attempt: by that word the statements and indexes know it', () => {
  expect(deliveryLifecycle.next(null, 'create')).toBe('pending');
  expect(deliveryLifecycle.next('delivered', 'retry')).toBe('pending');
  expect(deliveryLifecycle.next('dead', 'retry')).toBe('pending');
});
