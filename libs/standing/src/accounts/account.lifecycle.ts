import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const accountLifecycle = lifecycle('account', [
  // from          trigger        to
  [null,           'create',      'INITIALIZING'],
  ['INITIALIZING', 'walletReady', 'ACTIVE'],
]);
export type AccountLifecycleStatus = StatusIn<typeof accountLifecycle>;
