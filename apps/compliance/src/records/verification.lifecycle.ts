import { lifecycle } from '#lifecycle';

// prettier-ignore
export const verificationLifecycle = lifecycle('businessVerification', [
  // from      trigger    to
  [null,       'open',    'inactive'],
  ['inactive', 'submit',  'pending'],
  ['rejected', 'submit',  'pending'],
  ['errored',  'submit',  'pending'],
  ['pending',  'approve', 'approved'],
  ['pending',  'reject',  'rejected'],
  ['pending',  'fail',    'errored'],
  ['approved', 'revoke',  'rejected'],
]);
