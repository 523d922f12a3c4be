import { ApiProperty } from '@nestjs/swagger';
import {
  type AttestationType,
  type AttestationValidationStatus,
  Choice,
  Instant,
  ListOf,
  OneOf,
  Text,
  Uuid,
  attestationTypes,
  attestationValidationStatus,
} from '#contracts';
import type { CheckOutcome } from '../checks/checks.js';
import { type FiledAttestation, toldFailures } from './filed-attestation.js';

export class AttestationSummary {
  @Uuid()
  id: string;

  @Choice(attestationTypes)
  attestationType: AttestationType;

  @OneOf(attestationValidationStatus)
  validationStatus: AttestationValidationStatus;
}

export class AttestationResponse extends AttestationSummary {
  @Instant()
  createdAt: string;
}

class CheckOutcomeView {
  @Text({ max: 100, example: 'sharpness' })
  check: string;

  @Choice(['passed', 'failed', 'notRun'])
  outcome: CheckOutcome['outcome'];

  @Text({ max: 500, optional: true, describe: 'Why it was not run.' })
  reason?: string;
}

export class AttestationDetailView extends AttestationResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'What was uploaded. A widget session that did not upload it itself is shown personal values as `****` and their last characters.',
  })
  payload: Record<string, unknown>;

  @ListOf(() => CheckOutcomeView, {
    optional: true,
    describe: 'For compliance officers: every check that was run, or could not be.',
  })
  checks?: CheckOutcomeView[];
}

type Told = Pick<FiledAttestation, 'id' | 'type' | 'status' | 'failures'>;

export function attestationSummary(attestation: Told, forOfficer: boolean): AttestationSummary {
  const { id, type: attestationType } = attestation;
  return { id, attestationType, validationStatus: validationStatus(attestation, forOfficer) };
}

export function attestationResponse(
  attestation: Told & Pick<FiledAttestation, 'createdAt'>,
  forOfficer: boolean,
): AttestationResponse {
  return { ...attestationSummary(attestation, forOfficer), createdAt: attestation.createdAt.toISOString() };
}

/** With failures for officers alone, it is approved as far as anyone else is told. */
function validationStatus(attestation: Told, forOfficer: boolean): AttestationValidationStatus {
  if (attestation.status !== 'failed') return { type: attestation.status };
  const failures = toldFailures(attestation, forOfficer);
  return failures.length === 0 ? { type: 'approved' } : { type: 'failed', failures };
}
