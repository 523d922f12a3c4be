import {
  type AssociatedPersonRelationship,
  Choices,
  Instant,
  ListOf,
  type ReviewTier,
  Uuid,
  associatedPersonRelationships,
} from '#contracts';
import { AssociatedPersonAttestationSummary, attestationSummary } from '../case-file/attestation-summary.view.js';
import type { PersonFile } from '../case-file/person-file.js';
import { AssociatedPersonRequiredAttestation } from '../case-file/required-attestation.view.js';
import type { InformationRequest } from '../records/review.entity.js';

export class AssociatedPersonResource {
  @Uuid()
  associatedPersonId: string;

  @Choices(associatedPersonRelationships)
  relationships: AssociatedPersonRelationship[];

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;

  @ListOf(() => AssociatedPersonRequiredAttestation, {
    describe: 'What is still needed of this person: what is missing, and what has to be uploaded again.',
    example: [{ attestationType: 'associatedPersonContactInfo' }],
  })
  requiredAttestations: AssociatedPersonRequiredAttestation[];

  @ListOf(() => AssociatedPersonAttestationSummary)
  uploadedAttestations: AssociatedPersonAttestationSummary[];
}

export interface PersonContext {
  readonly tier: ReviewTier;
  readonly requests: readonly InformationRequest[];
  readonly forOfficer: boolean;
}

export function associatedPersonView(
  file: PersonFile,
  { tier, requests, forOfficer }: PersonContext,
): AssociatedPersonResource {
  const { person, attestations } = file;
  return {
    associatedPersonId: person.id,
    relationships: person.relationships,
    createdAt: person.createdAt.toISOString(),
    updatedAt: person.updatedAt.toISOString(),
    requiredAttestations: file.stillNeeded(tier, requests).map(({ attestationType }) => ({ attestationType })),
    uploadedAttestations: attestations.map((attestation) => attestationSummary(attestation, forOfficer)),
  };
}
