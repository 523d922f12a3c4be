import type { AttestationPayload, AttestationType, PayloadOf } from '#contracts';
import type { CheckFailure, CheckOutcome } from '../checks/evidence/check.js';
import type { AttestationStatusType } from '../records/attestation.lifecycle.js';
import type { RequirementResult } from '../requirements/requirement-result.js';
import type { Answers } from '../requirements/requirement.js';

/** An attestation in the file of a review or a person. The payload is there only if a rule looks at it. */
export interface FiledAttestation {
  readonly id: string;
  readonly subjectId: string;
  readonly type: AttestationType;
  readonly status: AttestationStatusType;
  readonly failures: readonly CheckFailure[];
  readonly checks: readonly CheckOutcome[];
  readonly createdAt: Date;
  readonly payload: AttestationPayload | undefined;
}

/** The failures that partners see and have to correct; those for officers only block nothing. */
export function failuresToCorrect({ failures }: Pick<FiledAttestation, 'failures'>): readonly CheckFailure[] {
  return failures.filter(({ officersOnly }) => officersOnly !== true);
}

export function isBlocked(attestation: Pick<FiledAttestation, 'failures'>): boolean {
  return failuresToCorrect(attestation).some(({ severity }) => severity === 'BLOCKING');
}

export const toBeCorrected = {
  ruleId: 'to-be-corrected',
  reason: 'It was uploaded, and something was found in it.',
};

/** Adds what nobody requires and has failures: it cannot be withdrawn, so it has to be corrected, or its warnings acknowledged. */
export function withCorrections(
  required: readonly RequirementResult[],
  attestations: readonly FiledAttestation[],
): RequirementResult[] {
  const beyond = attestations.filter(
    (attestation) =>
      failuresToCorrect(attestation).length > 0 &&
      !required.some(({ attestationType }) => attestationType === attestation.type),
  );
  return [...required, ...beyond.map(({ type }) => ({ attestationType: type, ...toBeCorrected, met: true }))];
}

/** The failures as the API reports them: all of them to officers, without what is internal. */
export function reportedFailures(
  attestation: Pick<FiledAttestation, 'failures'>,
  forOfficer: boolean,
): Omit<CheckFailure, 'officersOnly'>[] {
  const reported = forOfficer ? attestation.failures : failuresToCorrect(attestation);
  return reported.map(({ officersOnly: _, ...failure }) => failure);
}

export function answersIn(attestations: readonly FiledAttestation[]): Answers {
  const payloads = new Map(attestations.map(({ type, payload }) => [type, payload]));
  return <T extends AttestationType>(type: T) => payloads.get(type) as PayloadOf<T> | undefined;
}
