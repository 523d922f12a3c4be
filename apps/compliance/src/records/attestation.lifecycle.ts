import { type StatusIn, lifecycle } from '#lifecycle';

/** It is checked again when what it is compared with has changed, and when it was checked long ago. */
// prettier-ignore
export const attestationLifecycle = lifecycle('attestation', [
  // from      trigger             to
  [null,       'upload',           'pending'],
  ['pending',  'everyCheckPassed', 'approved'],
  ['pending',  'anyCheckFailed',   'failed'],
  ['approved', 'validateAgain',    'pending'],
  ['failed',   'validateAgain',    'pending'],
]);
export type AttestationStatusType = StatusIn<typeof attestationLifecycle>;
