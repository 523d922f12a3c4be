import type { AttestationType } from '#contracts';
import type { CheckOutcome } from '../../checks/evidence/check.js';
import type { Answers } from '../../requirements/requirement.js';
import type { RiskRuleName } from './risk-rules.js';

export const countryRisks = ['prohibited', 'high', 'ordinary'] as const;
export type CountryRisk = (typeof countryRisks)[number];

/** An attestation of which some checks could not be run. */
export interface WeighedAttestation {
  readonly id: string;
  readonly type: AttestationType;
  readonly checks: readonly CheckOutcome[];
}

/** Who is weighed: whom the review is about, or a person whom it lists. */
export interface WeighedSubject {
  /** Undefined for whom the review is about. */
  readonly associatedPersonId: string | undefined;
  readonly answers: Answers;
  readonly attestations: readonly WeighedAttestation[];
}

export interface WeighedHit {
  readonly id: string;
  readonly associatedPersonId: string | undefined;
  readonly status: 'open' | 'cleared' | 'confirmed';
  /** Whether its list is one of sanctions, by its format. */
  readonly isOfSanctions: boolean;
}

/** All that a rule may look at. It is gathered beforehand as plain data. */
export interface Dossier {
  readonly type: 'individual' | 'business';
  readonly subjects: readonly WeighedSubject[];
  readonly hits: readonly WeighedHit[];
  /** Those whose present name was not looked for yet. */
  readonly notScreened: readonly (string | undefined)[];
  /** Those of whom there are more hits than are kept. */
  readonly cut: readonly (string | undefined)[];
  readonly isScreenedWithLists: boolean;
  /** What the organization was paid in the last 30 days, or what it paid: the larger of both, in whole US dollars. */
  readonly movedUsd: number;
  readonly riskOf: (country: string) => CountryRisk;
}

/** Where something was found. */
export interface Fact {
  readonly attestationType?: AttestationType;
  /** The path in the attestation: `address.country`. */
  readonly field?: string;
  readonly value?: string;
  readonly screeningHitId?: string;
}

export interface Found {
  readonly rule: RiskRuleName;
  readonly associatedPersonId: string | undefined;
  readonly message: string;
  readonly evidence: readonly Fact[];
}
