import type { Requirement, Review, UploadedAttestation } from '../api/wire.js';
import type { AttestationType, AttestationValidationFailure } from '../api/contract.js';
import { rankOf } from './step-order.js';

export type StepId = AttestationType | `${AttestationType}:${string}`;

/**
 * - `open`: it has to be given, for the first time or once more;
 * - `checking`: it was given, and is being looked at;
 * - `blocking`, `warning`: something was found; the worse of the two;
 * - `done`: nothing is left to do.
 */
export type StepState = 'open' | 'checking' | 'blocking' | 'warning' | 'done';

/** A required attestation of the review, or of an associated person. */
export interface Step {
  readonly id: StepId;
  readonly type: AttestationType;
  readonly personId: string | undefined;
  readonly state: StepState;
  readonly failures: readonly AttestationValidationFailure[];
  /** The latest upload. */
  readonly attestationId: string | undefined;
  readonly requirement: Requirement;
}

/** Has to be answered, or answered again, before the review can be submitted. */
export function isToDo({ state }: Pick<Step, 'state'>): boolean {
  return state === 'open' || state === 'blocking';
}

export function stepIdOf(type: AttestationType, personId: string | undefined): StepId {
  return personId === undefined ? type : `${type}:${personId}`;
}

/** All requirements in the order in which they are asked, person by person. */
export function stepsOf(review: Review, requirements: readonly Requirement[]): Step[] {
  const personRanks = new Map(
    (review.associatedPersons ?? []).map((person, rank) => [person.associatedPersonId, rank]),
  );
  const rankOfPerson = (id: string | undefined): number => (id === undefined ? -1 : (personRanks.get(id) ?? 0));
  return requirements
    .map((requirement) => stepOf(review, requirement))
    .sort((a, b) => rankOfPerson(a.personId) - rankOfPerson(b.personId) || rankOf(a.type) - rankOf(b.type));
}

function stepOf(review: Review, requirement: Requirement): Step {
  const { attestationType: type, associatedPersonId: personId } = requirement;
  const uploaded = uploadedOf(review, personId).find(({ attestationType }) => attestationType === type);
  const failures = uploaded?.validationStatus.type === 'failed' ? uploaded.validationStatus.failures : [];
  return {
    id: stepIdOf(type, personId),
    type,
    personId,
    state: requirement.met ? stateOf(uploaded) : 'open',
    failures,
    attestationId: uploaded?.id,
    requirement,
  };
}

function uploadedOf(review: Review, personId: string | undefined): readonly UploadedAttestation[] {
  if (personId === undefined) return review.uploadedAttestations;
  return review.associatedPersons?.find((person) => person.associatedPersonId === personId)?.uploadedAttestations ?? [];
}

function stateOf(uploaded: UploadedAttestation | undefined): StepState {
  if (uploaded === undefined) return 'open';
  const { validationStatus } = uploaded;
  if (validationStatus.type === 'pending') return 'checking';
  if (validationStatus.type === 'approved') return 'done';
  return validationStatus.failures.some(({ severity }) => severity === 'BLOCKING') ? 'blocking' : 'warning';
}
