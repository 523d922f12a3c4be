import type { Review } from '../api/wire.js';
import type { AttestationValidationFailure } from '../api/contract.js';
import { type Step, type StepId, isToDo } from './steps.js';

/** A step that was sent back, with the reasons at that time: the server drops them once it is corrected. */
export interface Correction {
  readonly id: StepId;
  /** The message of the compliance officer. */
  readonly message?: string;
  readonly failures: readonly AttestationValidationFailure[];
}

/** Whether the review was sent back for corrections. */
export function isSentBack({ status }: Review): boolean {
  return status.type === 'submissionValidationsFailed' || status.type === 'additionalInformationRequested';
}

/** Everything that was sent back and is still required, plus what new answers have added. */
export function correctionsOf(
  review: Review,
  steps: readonly Step[],
  before: readonly Correction[],
): readonly Correction[] {
  if (!isSentBack(review)) return [];
  return steps.flatMap((step) => {
    const known = before.find(({ id }) => id === step.id);
    if (isToDo(step) || (step.state === 'warning' && isCause(review))) return [correctionOf(step, known)];
    return known === undefined ? [] : [known];
  });
}

/** After failed validations, unacknowledged warnings have to be looked at as well. */
function isCause({ status }: Review): boolean {
  return status.type === 'submissionValidationsFailed';
}

function correctionOf({ id, requirement, failures }: Step, known: Correction | undefined): Correction {
  const message = requirement.message ?? known?.message;
  return { id, failures, ...(message === undefined ? {} : { message }) };
}
