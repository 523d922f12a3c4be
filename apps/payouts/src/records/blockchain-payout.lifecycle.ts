import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const blockchainPayoutLifecycle = lifecycle('blockchainPayout', [
  // from               trigger                 to
  [null,                'create',               'awaitingExecution'],
  ['awaitingExecution', 'transactionSubmitted', 'pending'],
  ['awaitingExecution', 'cancel',               'canceled'],
  ['pending',           'confirmed',            'executed'],
  ['pending',           'transactionFailed',    'failed'],
]);
export type BlockchainPayoutStatusName = StatusIn<typeof blockchainPayoutLifecycle>;
export type BlockchainPayoutTrigger = (typeof blockchainPayoutLifecycle.triggers)[number];
