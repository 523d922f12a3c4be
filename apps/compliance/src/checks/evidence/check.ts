import type {
  AssociatedPersonRelationship,
  AttestationFailureCode,
  AttestationFailureSeverity,
  AttestationPayload,
  AttestationType,
  PayloadOf,
} from '#contracts';
import type { Inspection, Readable } from '#inspection';

/** A document that the attestation names. */
export interface EvidenceDocument {
  /** The path in the payload: `governmentId.front`, `formationDocuments.0`. */
  readonly path: string;
  readonly sha256: string;
  /** By another person of the organization, or by another organization. */
  readonly isUsedElsewhere: boolean;
  readonly inspection: Inspection;
}

/** A person that `businessAssociatedPersons` lists, with what is known so far. */
export interface EvidencePerson {
  readonly associatedPersonId: string;
  readonly relationships: readonly AssociatedPersonRelationship[];
  readonly personalInfo: PayloadOf<'associatedPersonPersonalInfo'> | undefined;
  readonly taxInfo: PayloadOf<'associatedPersonTaxInfo'> | undefined;
}

/** All that a check may look at. It is gathered beforehand as plain data, so that checks are pure and run in a thread. */
export interface Evidence {
  readonly attestation: AttestationPayload;
  /** The latest attestations of other types, of the same review or the same person. */
  readonly latest: { readonly [T in AttestationType]?: PayloadOf<T> };
  readonly documents: readonly EvidenceDocument[];
  /** Of an identity document: whether its two pictures show the same. Undefined where they were not compared. */
  readonly isSameSide: boolean | undefined;
  /** Those of the person whom the attestation is about; empty for attestations of a review. */
  readonly relationships: readonly AssociatedPersonRelationship[];
  /** The persons that `businessAssociatedPersons` lists; empty for all other types. */
  readonly persons: readonly EvidencePerson[];
  /** The date of the service's clock: `2026-11-21`. */
  readonly today: string;
}

export interface FailureKind {
  readonly failureCode: AttestationFailureCode;
  readonly severity: AttestationFailureSeverity;
}

export interface Finding extends FailureKind {
  /** For the person who uploaded it: what is wrong, and what to do. No personal data. */
  readonly message: string;
  /** Which of the findings of the check it is, where there are several: people are told by it in other languages. */
  readonly reason?: string;
  /** The field it is about: `governmentId.number`; behind its type, one of another attestation. */
  readonly field?: string;
  /** Reported to compliance officers only; never blocks a submission. */
  readonly officersOnly?: true;
}

/** A finding that a check may have. The guide is generated from these. */
export interface PossibleFinding extends FailureKind {
  readonly when: string;
}

/** Why a check could not run. Reported to officers, so that it does not count as passed. */
export interface NotRun {
  readonly notRun: string;
}

export interface Check {
  readonly name: string;
  readonly looksAt: string;
  readonly finds: readonly PossibleFinding[];
  readonly appliesTo: readonly AttestationType[];
  /** By the type that the check applies to: the types whose change makes it run again. */
  readonly comparesWith: Readonly<Partial<Record<AttestationType, readonly AttestationType[]>>>;
  /** What the check needs to have read in the documents. */
  readonly reads?: (attestation: AttestationPayload) => readonly Readable[];
  run(evidence: Evidence): readonly Finding[] | NotRun;
}

/** What came of one check. */
export interface CheckOutcome {
  readonly check: string;
  readonly outcome: 'passed' | 'failed' | 'notRun';
  /** Why it was not run. */
  readonly reason?: string;
}

export interface CheckFailure extends Finding {
  readonly check: string;
}

/** What all checks of an attestation have found. */
export interface Validation {
  readonly failures: readonly CheckFailure[];
  readonly checks: readonly CheckOutcome[];
}
