import type { Review } from '../api/wire.js';
import type { AttestationValidationFailure } from '../api/contract.js';
import { type Step, type StepId, isToDo } from './steps.js';

/** Something that was sent back, as it was when it was: once it is mended, the server says no more why. */
export interface Correction {
  readonly id: StepId;
  /** In the words of a compliance officer. */
  readonly message?: string;
  readonly failures: readonly AttestationValidationFailure[];
}

/** In these statuses the review was sent back. */
export function isSentBack({ status }: Review): boolean {
  return status.type === 'submissionValidationsFailed' || status.type === 'additionalInformationRequested';
}

/** All that was sent back so far and is still required, with what comes to it by new answers. */
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

/** A warning that nobody acknowledged stops a submission as well. */
function isCause({ status }: Review): boolean {
  return status.type === 'submissionValidationsFailed';
}

function correctionOf({ id, requirement, failures }: Step, known: Correction | undefined): Correction {
  const message = requirement.message ?? known?.message;
  return { id, failures, ...(message === undefined ? {} : { message }) };
}
