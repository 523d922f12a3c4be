import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const transferLifecycle = lifecycle('transfer', [
  // from        trigger      to
  [null,         'request',   'requested'],
  ['requested',  'signed',    'signed'],
  ['requested',  'refused',   'failed'],
  ['requested',  'found',     'signed'],
  ['signed',     'overtaken', 'requested'],
  ['signed',     'confirmed', 'confirmed'],
  ['signed',     'reverted',  'failed'],
  ['signed',     'sendAgain', 'requested'],
  ['signed',     'canceled',  'failed'],
  ['signed',     'expired',   'failed'],
  ['confirmed',  'replaced',  'signed'],
  ['failed',     'replaced',  'signed'],
]);
export type TransferStatus = StatusIn<typeof transferLifecycle>;
