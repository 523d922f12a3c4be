import type { AttestationType } from '#contracts';
import type { Review } from '../records/review.entity.js';
import { type RequirementResult, type AttestationSlot, withRequests } from '../requirements/requirement-result.js';
import { reviewRequirements } from '../requirements/review.requirements.js';
import {
  type FiledAttestation,
  answersIn,
  failuresToCorrect,
  isBlocked,
  toBeCorrected,
  withCorrections,
} from './filed-attestation.js';
import type { PersonFile } from './person-file.js';

/** An attestation of the review, or of a person whom it lists. */
export interface FiledEntry {
  readonly attestation: FiledAttestation;
  readonly associatedPersonId: string | undefined;
}

/** A review with all that was filed for it, from which follows what is missing and what blocks its submission. */
export class ReviewFile {
  constructor(
    readonly review: Review,
    readonly attestations: readonly FiledAttestation[],
    readonly persons: readonly PersonFile[],
  ) {}

  /** The same file after its review has moved. */
  withReview(review: Review): ReviewFile {
    return new ReviewFile(review, this.attestations, this.persons);
  }

  /** Of the review first, then of each person. */
  get requirements(): RequirementResult[] {
    const { tier, informationRequests } = this.review;
    return [...this.ownRequirements, ...this.persons.flatMap((file) => file.requirements(tier, informationRequests))];
  }

  get ownRequirements(): RequirementResult[] {
    const { type, tier, informationRequests } = this.review;
    const required = reviewRequirements({ type, tier, answers: answersIn(this.attestations) });
    const own = informationRequests.filter(({ associatedPersonId }) => associatedPersonId === undefined);
    const uploaded = new Set(this.attestations.map((attestation) => attestation.type));
    return withCorrections(withRequests(required, own, uploaded), this.attestations);
  }

  /** What has to be uploaded to submit: a warning about what no rule requires can be acknowledged. */
  get requiredAttestations(): AttestationType[] {
    const blocked = this.attestations.filter(isBlocked).map(({ type }) => type);
    return this.ownRequirements
      .filter(({ ruleId, attestationType }) => ruleId !== toBeCorrected.ruleId || blocked.includes(attestationType))
      .map(({ attestationType }) => attestationType);
  }

  get entries(): FiledEntry[] {
    return [
      ...this.attestations.map((attestation) => ({ attestation, associatedPersonId: undefined })),
      ...this.persons.flatMap(({ person, attestations }) =>
        attestations.map((attestation) => ({ attestation, associatedPersonId: person.id })),
      ),
    ];
  }

  /** The latest upload for this place, whatever came of it. */
  uploadedFor({ attestationType, associatedPersonId }: AttestationSlot): FiledAttestation | undefined {
    return this.entries.find(
      (entry) => entry.attestation.type === attestationType && entry.associatedPersonId === associatedPersonId,
    )?.attestation;
  }

  get missing(): RequirementResult[] {
    return this.requirements.filter(({ met }) => !met);
  }

  get isBeingValidated(): boolean {
    return this.entries.some(({ attestation }) => attestation.status === 'pending');
  }

  /** What has a blocking failure. */
  get toBeCorrected(): AttestationSlot[] {
    return this.entries
      .filter(({ attestation }) => isBlocked(attestation))
      .map(({ attestation: { type: attestationType }, associatedPersonId }) => ({
        attestationType,
        associatedPersonId,
      }));
  }

  /** What has failures that partners see, whether or not a rule requires it; none if nothing blocks the submission. */
  rejectedEntries(warningsAcknowledged: boolean): FiledEntry[] {
    const failing = this.entries.filter(({ attestation }) => failuresToCorrect(attestation).length > 0);
    const isRejected = failing.some(({ attestation }) => isBlocked(attestation) || !warningsAcknowledged);
    return isRejected ? failing : [];
  }
}
