import { IsObject } from 'class-validator';
import { field } from '#contracts';

export class ChangeAttestationFields {
  @field(
    {
      describe:
        'Only the fields that change, nested as in the attestation; `null` takes one out, and a list replaces the whole list (JSON Merge Patch, RFC 7396).',
      example: { email: 'ana@acme.example' },
    },
    { type: 'object', additionalProperties: true },
    IsObject({ message: 'must be an object' }),
  )
  changes: Record<string, unknown>;
}
