import type {
  AssociatedPersonRelationship,
  AttestationPayload,
  AttestationType,
  AttestationValidationStatus,
  ComplianceReviewStatus,
  ReviewTier,
  ReviewType,
} from './contract.js';

/** The responses of the compliance service. */
export interface Session {
  readonly id: string;
  readonly complianceReviewId: string;
  readonly expiresAt: string;
  /** Set while nobody has accepted them for the organization. */
  readonly termsOfService?: TermsOfService;
}

export interface TermsOfService {
  readonly version: string;
  readonly url: string;
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
  /** The latest, where there is one; not within a review. */
  readonly invitation?: {
    readonly status: 'waiting' | 'opened' | 'finished' | 'expired' | 'revoked';
    readonly expiresAt: string;
  };
  /** Set until the partner invites. */
  readonly invitationRequest?: object;
}

export interface Review {
  readonly id: string;
  readonly tier: ReviewTier;
  readonly type: ReviewType;
  readonly status: ComplianceReviewStatus;
  readonly uploadedAttestations: readonly UploadedAttestation[];
  /** Set for a business: the people it lists. */
  readonly associatedPersons?: readonly Person[];
}

export interface Requirement {
  readonly attestationType: AttestationType;
  readonly associatedPersonId?: string;
  readonly ruleId: string;
  /** In English. */
  readonly reason?: string;
  readonly answer?: { readonly attestationType: AttestationType; readonly field: string; readonly value: string };
  readonly met: boolean;
  /** The request of a compliance officer. */
  readonly message?: string;
  /** What the partner said ahead, for the person to confirm; gone once something is uploaded. */
  readonly prefill?: Readonly<Record<string, unknown>>;
}

export interface AttestationDetail extends UploadedAttestation {
  /** Personal values of other sessions are masked. */
  readonly payload: MaskedPayload;
}

/** As uploaded, or with `****` in place of personal values. */
export type MaskedPayload = Readonly<Record<string, unknown>> & { readonly type: AttestationPayload['type'] };

export interface UploadedDocument {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly createdAt: string;
}

/** One file that a phone may upload. */
export interface PhoneUpload {
  readonly id: string;
  readonly status: 'waiting' | 'received' | 'ended';
  readonly matchingCode: string;
  readonly documentId?: string;
}

export interface CreatedPhoneUpload extends PhoneUpload {
  readonly token: string;
}

/** What the phone is told. */
export interface CurrentPhoneUpload {
  readonly status: PhoneUpload['status'];
  readonly organizationName: string;
  readonly matchingCode: string;
}

export interface ResultsPage<T> {
  readonly results: readonly T[];
  readonly nextId?: string;
}
