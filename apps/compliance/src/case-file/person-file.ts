import type { AssociatedPersonRelationship, ReviewTier } from '#contracts';
import type { InformationRequest } from '../records/review.entity.js';
import { personRequirements } from '../requirements/associated-person.requirements.js';
import { type RequirementResult, withRequests } from '../requirements/requirement-result.js';
import { type FiledAttestation, answersIn, isBlocked, withCorrections } from './filed-attestation.js';

export interface FiledPerson {
  readonly id: string;
  readonly relationships: AssociatedPersonRelationship[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** An associated person with what was uploaded about them. */
export class PersonFile {
  constructor(
    readonly person: FiledPerson,
    readonly attestations: readonly FiledAttestation[],
  ) {}

  /** What a review of this tier requires of the person, with what an officer requested of them. */
  requirements(tier: ReviewTier, requests: readonly InformationRequest[]): RequirementResult[] {
    const { id, relationships } = this.person;
    const required = personRequirements({ relationships, tier, answers: answersIn(this.attestations) });
    const own = requests.filter(({ associatedPersonId }) => associatedPersonId === id);
    const uploaded = new Set(this.attestations.map(({ type }) => type));
    const results = withCorrections(withRequests(required, own, uploaded), this.attestations);
    return results.map((result) => ({ ...result, associatedPersonId: id }));
  }

  /** What is missing, and what has to be uploaded again. */
  stillNeeded(tier: ReviewTier, requests: readonly InformationRequest[]): RequirementResult[] {
    const blocked = this.attestations.filter(isBlocked).map(({ type }) => type);
    return this.requirements(tier, requests).filter(
      ({ met, attestationType }) => !met || blocked.includes(attestationType),
    );
  }
}
