import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const treasuryTransferLifecycle = lifecycle('treasuryTransfer', [
  // from      trigger    to
  [null,       'request', 'pending'],
  ['pending',  'final',   'completed'],
  ['pending',  'refused', 'failed'],
]);
export type TreasuryTransferStatus = StatusIn<typeof treasuryTransferLifecycle>;
