import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Choice, Instant, ListOf, Text } from '#contracts';
import {
  AssociatedPersonAttestationSummary,
  AttestationSummary,
  type ShownAttestation,
  attestationSummary,
} from '../case-file/attestation-summary.view.js';
import type { FiledAttestation } from '../case-file/filed-attestation.js';
import type { CheckOutcome } from '../checks/evidence/check.js';

export class AttestationResponse extends AttestationSummary {
  @Instant()
  createdAt: string;
}

export class AssociatedPersonAttestationResponse extends AssociatedPersonAttestationSummary {
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

const uploaded: ApiPropertyOptions = {
  type: 'object',
  additionalProperties: true,
  description:
    'What was uploaded. A widget session that did not upload it itself is shown personal values as `****` and their last characters.',
};
const everyCheck = {
  optional: true,
  describe: 'For compliance officers: every check that was run, or could not be.',
};

export class AttestationDetailView extends AttestationResponse {
  @ApiProperty(uploaded)
  payload: Record<string, unknown>;

  @ListOf(() => CheckOutcomeView, everyCheck)
  checks?: CheckOutcomeView[];
}

export class AssociatedPersonAttestationDetailView extends AssociatedPersonAttestationResponse {
  @ApiProperty(uploaded)
  payload: Record<string, unknown>;

  @ListOf(() => CheckOutcomeView, everyCheck)
  checks?: CheckOutcomeView[];
}

type AnsweredAttestation = ShownAttestation & Pick<FiledAttestation, 'createdAt'>;

export function attestationResponse(attestation: AnsweredAttestation, forOfficer: boolean): AttestationResponse {
  return { ...attestationSummary(attestation, forOfficer), createdAt: attestation.createdAt.toISOString() };
}

export function attestationDetailView(
  attestation: AnsweredAttestation,
  payload: Record<string, unknown>,
  forOfficer: boolean,
): AttestationDetailView {
  return {
    ...attestationResponse(attestation, forOfficer),
    payload,
    ...(forOfficer ? { checks: [...attestation.checks] } : {}),
  };
}
