import type { AttestationPayload, AttestationType, PayloadOf } from '#contracts';
import type { CheckFailure } from '../checks/evidence/check.js';
import type { Answers } from '../requirements/requirement.js';
import type { AttestationStatusType } from '../records/attestation.lifecycle.js';

/** An attestation as it lies in the file of a review or a person: with its payload only where a rule looks at it. */
export interface FiledAttestation {
  readonly id: string;
  readonly subjectId: string;
  readonly type: AttestationType;
  readonly status: AttestationStatusType;
  readonly failures: readonly CheckFailure[];
  readonly createdAt: Date;
  readonly payload: AttestationPayload | undefined;
}

/** What partners are told of it; what is for officers alone stands in nobody's way. */
export function failuresToCorrect({ failures }: Pick<FiledAttestation, 'failures'>): readonly CheckFailure[] {
  return failures.filter(({ officersOnly }) => officersOnly !== true);
}

/** As they are told: to officers all of them, with nothing of what is only for us. */
export function reportedFailures(
  attestation: Pick<FiledAttestation, 'failures'>,
  forOfficer: boolean,
): Omit<CheckFailure, 'officersOnly'>[] {
  const told = forOfficer ? attestation.failures : failuresToCorrect(attestation);
  return told.map(({ failureCode, severity, check, message }) => ({ failureCode, severity, check, message }));
}

export function answersIn(attestations: readonly FiledAttestation[]): Answers {
  const payloads = new Map(attestations.map(({ type, payload }) => [type, payload]));
  return <T extends AttestationType>(type: T) => payloads.get(type) as PayloadOf<T> | undefined;
}
