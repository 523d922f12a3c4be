import {
  type AttestationSummaryParam,
  type AttestationType,
  type AttestationValidationStatus,
  Choice,
  ListOf,
  OneOf,
  Text,
  Uuid,
  associatedPersonAttestationTypes,
  attestationSummaryParam,
  attestationValidationStatus,
  reviewAttestationTypes,
} from '#contracts';
import type { CheckOutcome } from '../checks/evidence/check.js';
import { type FiledAttestation, reportedFailures } from './filed-attestation.js';

export class CheckNotRun {
  @Text({ max: 100, example: 'zone' })
  check: string;

  @Text({ max: 500, optional: true, describe: 'Why it was not run.' })
  reason?: string;
}

class ValidatedAttestation {
  @Uuid()
  id: string;

  @OneOf(attestationValidationStatus)
  validationStatus: AttestationValidationStatus;

  @ListOf(() => CheckNotRun, {
    optional: true,
    describe: 'For compliance officers: the checks that could not be run. What is `approved` has not passed those.',
  })
  checksNotRun?: CheckNotRun[];
}

export class AttestationSummary extends ValidatedAttestation {
  @Choice(reviewAttestationTypes)
  attestationType: AttestationType;
}

export class AssociatedPersonAttestationSummary extends ValidatedAttestation {
  @Choice(associatedPersonAttestationTypes)
  attestationType: AttestationType;
}

export type ShownAttestation = Pick<FiledAttestation, 'id' | 'type' | 'status' | 'failures' | 'checks'>;

export function attestationSummary(attestation: ShownAttestation, forOfficer: boolean): AttestationSummary {
  const { id, type: attestationType } = attestation;
  const summary = { id, attestationType, validationStatus: validationStatus(attestation, forOfficer) };
  const notRun = forOfficer ? notRunAmong(attestation.checks) : [];
  return notRun.length === 0 ? summary : { ...summary, checksNotRun: notRun };
}

/** An upload as requests and errors name it, if there is one. */
export function namedUpload(upload: Pick<FiledAttestation, 'id' | 'type'> | undefined): {
  attestation?: AttestationSummaryParam;
} {
  return upload === undefined ? {} : { attestation: attestationSummaryParam(upload) };
}

function notRunAmong(checks: readonly CheckOutcome[]): CheckNotRun[] {
  return checks
    .filter(({ outcome }) => outcome === 'notRun')
    .map(({ check, reason }) => ({ check, ...(reason === undefined ? {} : { reason }) }));
}

/** An attestation whose failures are for officers only is approved to everyone else. */
function validationStatus(attestation: ShownAttestation, forOfficer: boolean): AttestationValidationStatus {
  if (attestation.status !== 'failed') return { type: attestation.status };
  const failures = reportedFailures(attestation, forOfficer);
  return failures.length === 0 ? { type: 'approved' } : { type: 'failed', failures };
}
