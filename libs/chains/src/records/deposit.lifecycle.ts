import { type StatusIn, lifecycle } from '#lifecycle';

/** One that a reorganization of the chain takes back before it is confirmed is forgotten. */
// prettier-ignore
export const depositLifecycle = lifecycle('deposit', [
  // from     trigger      to
  [null,      'seen',      'pending'],
  ['pending', 'confirmed', 'confirmed'],
]);
export type DepositStatus = StatusIn<typeof depositLifecycle>;
