import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const payoutRequestLifecycle = lifecycle('payoutRequest', [
  // from               trigger                 to
  [null,                'create',               'awaitingExecution'],
  ['awaitingExecution', 'transactionSubmitted', 'pending'],
  ['awaitingExecution', 'cancel',               'canceled'],
  ['pending',           'everyPayoutCompleted', 'executed'],
  ['pending',           'anyPayoutFailed',      'failed'],
]);
export type PayoutRequestStatusName = StatusIn<typeof payoutRequestLifecycle>;
