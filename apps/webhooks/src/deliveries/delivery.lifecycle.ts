import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const deliveryLifecycle = lifecycle('delivery', [
  // from       trigger              to
  [null,        'create',            'pending'],
  ['pending',   'received',          'delivered'],
  ['pending',   'attemptsExhausted', 'dead'],
  ['pending',   'answeredGone',      'dead'],
  ['delivered', 'retry',             'pending'],
  ['dead',      'retry',             'pending'],
]);
export type DeliveryStatus = StatusIn<typeof deliveryLifecycle>;
