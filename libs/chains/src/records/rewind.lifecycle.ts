import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const rewindLifecycle = lifecycle('rewind', [
  // from       trigger      to
  [null,        'request',   'requested'],
  ['requested', 'begun',     'underWay'],
  ['requested', 'refused',   'refused'],
  ['underWay',  'readAgain', 'done'],
]);
export type RewindStatus = StatusIn<typeof rewindLifecycle>;
