import { type StatusIn, lifecycle } from '#lifecycle';

/** An attestation is validated again when what it is compared with has changed, and when its validation is old. */
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
