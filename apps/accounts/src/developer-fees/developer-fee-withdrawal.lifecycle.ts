import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const withdrawalLifecycle = lifecycle('developerFeeWithdrawal', [
  // from      trigger    to
  [null,       'request', 'pending'],
  ['pending',  'arrived', 'completed'],
  ['pending',  'refused', 'failed'],
]);
export type WithdrawalStatus = StatusIn<typeof withdrawalLifecycle>;
