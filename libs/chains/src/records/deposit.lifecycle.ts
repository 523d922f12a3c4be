import { type StatusIn, lifecycle } from '#lifecycle';

/** A deposit that a reorganization removes before it is confirmed is deleted. */
// prettier-ignore
export const depositLifecycle = lifecycle('deposit', [
  // from     trigger      to
  [null,      'seen',      'pending'],
  ['pending', 'confirmed', 'confirmed'],
]);
export type DepositStatus = StatusIn<typeof depositLifecycle>;
