import { type StatusIn, lifecycle } from '#lifecycle';
import type { PayoutReportedStatus } from '#rails';

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
  ['refundInProgress', 'writtenOff',          'failed'],
]);
export type FiatPayoutStatusName = StatusIn<typeof fiatPayoutLifecycle>;
export type FiatPayoutTrigger = (typeof fiatPayoutLifecycle.triggers)[number];

/** The statuses of a payout in which a rail's report is followed. A report that comes too late or contradicts an earlier one changes nothing. */
export const followedFrom: Readonly<Record<PayoutReportedStatus, readonly FiatPayoutStatusName[]>> = {
  pending: ['created', 'onHold'],
  onHold: ['created', 'pending'],
  completed: ['created', 'pending', 'onHold'],
  failed: ['created', 'pending', 'onHold'],
  refundInProgress: ['pending', 'onHold', 'completed', 'failed'],
  refunded: ['pending', 'onHold', 'completed', 'failed', 'refundInProgress'],
};
