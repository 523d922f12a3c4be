import {
  type AttestationType,
  type AttestationValidationStatus,
  Choice,
  OneOf,
  Uuid,
  associatedPersonAttestationTypes,
  attestationValidationStatus,
  reviewAttestationTypes,
} from '#contracts';
import { type FiledAttestation, reportedFailures } from './filed-attestation.js';

export class AttestationSummary {
  @Uuid()
  id: string;

  @Choice(reviewAttestationTypes)
  attestationType: AttestationType;

  @OneOf(attestationValidationStatus)
  validationStatus: AttestationValidationStatus;
}

export class AssociatedPersonAttestationSummary {
  @Uuid()
  id: string;

  @Choice(associatedPersonAttestationTypes)
  attestationType: AttestationType;

  @OneOf(attestationValidationStatus)
  validationStatus: AttestationValidationStatus;
}

export type ShownAttestation = Pick<FiledAttestation, 'id' | 'type' | 'status' | 'failures'>;

export function attestationSummary(attestation: ShownAttestation, forOfficer: boolean): AttestationSummary {
  const { id, type: attestationType } = attestation;
  return { id, attestationType, validationStatus: validationStatus(attestation, forOfficer) };
}

/** An attestation whose failures are for officers only is approved to everyone else. */
function validationStatus(attestation: ShownAttestation, forOfficer: boolean): AttestationValidationStatus {
  if (attestation.status !== 'failed') return { type: attestation.status };
  const failures = reportedFailures(attestation, forOfficer);
  return failures.length === 0 ? { type: 'approved' } : { type: 'failed', failures };
}
