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
  /** Where in the payload: `governmentId.front`, `formationDocuments.0`. */
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

/** All that a check may look at. It is gathered before, so that checks are pure. */
export interface Evidence {
  readonly attestation: AttestationPayload;
  /** The latest attestation of another type, of the same review or the same person. */
  latest<T extends AttestationPayload['type']>(type: T): PayloadOf<T> | undefined;
  readonly documents: readonly EvidenceDocument[];
  /** Of the person whose attestation it is; empty for those of a review. */
  readonly relationships: readonly AssociatedPersonRelationship[];
  /** Those that are listed, for `businessAssociatedPersons`; empty for all others. */
  readonly persons: readonly EvidencePerson[];
  /** By our clock: `2026-11-21`. */
  readonly today: string;
}

export interface FailureKind {
  readonly failureCode: AttestationFailureCode;
  readonly severity: AttestationFailureSeverity;
}

export interface Finding extends FailureKind {
  /** In words for the person who uploaded it: what is wrong, and what to do. No personal data. */
  readonly message: string;
  /** Told to compliance officers alone; it never stands in the way of submitting. */
  readonly officersOnly?: true;
}

/** Of a check, what it may find: the documentation is made from it. */
export interface PossibleFinding extends FailureKind {
  readonly when: string;
}

/** It could not look: told to officers, so that it is not taken for passed. */
export interface NotRun {
  readonly notRun: string;
}

export interface Check {
  readonly name: string;
  readonly looksAt: string;
  readonly finds: readonly PossibleFinding[];
  readonly appliesTo: readonly AttestationType[];
  /** By the type it applies to: those of the same review or person that change what it finds, so that it runs again. */
  readonly comparesWith: Readonly<Partial<Record<AttestationType, readonly AttestationType[]>>>;
  /** What has to be read of the documents for it. */
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
