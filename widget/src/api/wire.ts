import type {
  AssociatedPersonRelationship,
  AttestationPayload,
  AttestationType,
  AttestationValidationStatus,
  ComplianceReviewStatus,
  ReviewTier,
  ReviewType,
} from './contract.js';

/** What the compliance service answers. */
export interface Session {
  readonly id: string;
  readonly complianceReviewId: string;
  readonly expiresAt: string;
}

export interface UploadedAttestation {
  readonly id: string;
  readonly attestationType: AttestationType;
  readonly validationStatus: AttestationValidationStatus;
}

export interface Person {
  readonly associatedPersonId: string;
  readonly relationships: readonly AssociatedPersonRelationship[];
  readonly uploadedAttestations: readonly UploadedAttestation[];
}

export interface Review {
  readonly id: string;
  readonly tier: ReviewTier;
  readonly type: ReviewType;
  readonly status: ComplianceReviewStatus;
  readonly uploadedAttestations: readonly UploadedAttestation[];
  /** Of a business: those whom it lists. */
  readonly associatedPersons?: readonly Person[];
}

export interface Requirement {
  readonly attestationType: AttestationType;
  readonly associatedPersonId?: string;
  readonly ruleId: string;
  readonly answer?: { readonly attestationType: AttestationType; readonly field: string; readonly value: string };
  readonly met: boolean;
  /** What a compliance officer asked for. */
  readonly message?: string;
}

export interface AttestationDetail extends UploadedAttestation {
  /** Of another session's, personal values are masked. */
  readonly payload: MaskedPayload;
}

/** As it was uploaded, or with `****` in place of what is personal. */
export type MaskedPayload = Readonly<Record<string, unknown>> & { readonly type: AttestationPayload['type'] };

export interface UploadedDocument {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly purpose?: string;
  readonly createdAt: string;
}

export interface ResultsPage<T> {
  readonly results: readonly T[];
  readonly nextId?: string;
}
