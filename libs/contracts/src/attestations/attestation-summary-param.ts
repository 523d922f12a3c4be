import { Choice, Text, Uuid } from '../fields.js';
import { type AttestationType, attestationName, attestationTypes } from '../vocabulary/attestations.js';

/** An uploaded attestation, as requests and errors name it to people. */
export class AttestationSummaryParam {
  @Choice(attestationTypes)
  type: AttestationType;

  @Uuid()
  id: string;

  @Text({ max: 100, example: 'Personal info light' })
  name: string;
}

export function attestationSummaryParam({
  type,
  id,
}: Pick<AttestationSummaryParam, 'type' | 'id'>): AttestationSummaryParam {
  return { type, id, name: attestationName(type) };
}
