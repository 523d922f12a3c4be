import { type StatusIn, lifecycle } from '#lifecycle';

/** One that is replaced before it was ever confirmed is deleted. */
// prettier-ignore
export const depositLifecycle = lifecycle('deposit', [
  // from        trigger      to
  [null,         'seen',      'pending'],
  ['pending',    'confirmed', 'confirmed'],
  ['confirmed',  'replaced',  'doubted'],
  ['doubted',    'seen',      'reappeared'],
  ['reappeared', 'confirmed', 'confirmed'],
  ['reappeared', 'replaced',  'doubted'],
  ['doubted',    'gone',      'reversed'],
  ['reversed',   'seen',      'pending'],
  ['pending',    'replaced',  'reversed'],
]);
export type DepositStatus = StatusIn<typeof depositLifecycle>;
