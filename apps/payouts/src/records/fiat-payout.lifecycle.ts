import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const fiatPayoutLifecycle = lifecycle('fiatPayout', [
  // from              trigger                to
  [null,               'create',              'created'],
  ['created',          'submittedToProvider', 'pending'],
  ['created',          'transactionFailed',   'failed'],
  ['created',          'cancel',              'canceled'],
  ['pending',          'held',                'onHold'],
  ['pending',          'completed',           'completed'],
  ['pending',          'failed',              'failed'],
  ['pending',          'refundInitiated',     'refundInProgress'],
  ['onHold',           'released',            'pending'],
  ['onHold',           'failed',              'failed'],
  ['completed',        'refundInitiated',     'refundInProgress'],
  ['failed',           'refundInitiated',     'refundInProgress'],
  ['refundInProgress', 'tokensReturned',      'refunded'],
]);
export type FiatPayoutStatusName = StatusIn<typeof fiatPayoutLifecycle>;
export type FiatPayoutTrigger = (typeof fiatPayoutLifecycle.triggers)[number];
