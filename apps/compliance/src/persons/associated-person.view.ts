import {
  type AssociatedPersonRelationship,
  Choices,
  Instant,
  ListOf,
  Nested,
  type ReviewTier,
  Uuid,
  associatedPersonRelationships,
} from '#contracts';
import { AssociatedPersonAttestationSummary, attestationSummary } from '../case-file/attestation-summary.view.js';
import type { PersonFile } from '../case-file/person-file.js';
import { AssociatedPersonRequiredAttestation } from '../case-file/required-attestation.view.js';
import { InvitationStateView } from '../records/invitation-state.view.js';
import { InvitationRequestView } from '../records/invitation-request.view.js';
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

  @Nested(() => InvitationStateView, {
    optional: true,
    describe: 'The latest invitation to give their own answers, where there is one; not shown within a review.',
  })
  invitation?: InvitationStateView;

  @Nested(() => InvitationRequestView, {
    optional: true,
    describe: 'That the business asked in the widget for an invitation, until you make one; not shown within a review.',
  })
  invitationRequest?: InvitationRequestView;
}

export interface PersonContext {
  readonly tier: ReviewTier;
  readonly requests: readonly InformationRequest[];
  readonly forOfficer: boolean;
  /** By the id of the person; none where they are not shown. */
  readonly invitations?: ReadonlyMap<string, InvitationStateView>;
  readonly invitationRequests?: ReadonlyMap<string, InvitationRequestView>;
}

export function associatedPersonView(
  file: PersonFile,
  { tier, requests, forOfficer, invitations, invitationRequests }: PersonContext,
): AssociatedPersonResource {
  const { person, attestations } = file;
  const invitation = invitations?.get(person.id);
  const invitationRequest = invitationRequests?.get(person.id);
  return {
    associatedPersonId: person.id,
    relationships: person.relationships,
    createdAt: person.createdAt.toISOString(),
    updatedAt: person.updatedAt.toISOString(),
    requiredAttestations: file.stillNeeded(tier, requests).map(({ attestationType }) => ({ attestationType })),
    uploadedAttestations: attestations.map((attestation) => attestationSummary(attestation, forOfficer)),
    ...(invitation === undefined ? {} : { invitation }),
    ...(invitationRequest === undefined ? {} : { invitationRequest }),
  };
}
