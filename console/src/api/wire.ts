import type { AttestationType } from '../../../libs/contracts/src/vocabulary/attestations.js';
import type { StaffRole, StaffStatus } from '../../../libs/contracts/src/vocabulary/staff.js';
import type { ComplianceReviewStatusType } from '../../../libs/contracts/src/vocabulary/statuses.js';

/** What the console reads of the answers of the API, whose contract is `/openapi.json`. */
export interface Page<T> {
  readonly results: readonly T[];
  readonly nextId?: string;
}

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly status: StaffStatus;
  readonly createdAt: string;
  readonly lastSignedInAt?: string;
  readonly signIn: readonly { readonly type: string; readonly label: string }[];
  readonly invitation?: { readonly url: string; readonly expiresAt: string };
}

export interface WaysIn {
  readonly ways: readonly string[];
  readonly people: readonly { readonly id: string; readonly name: string; readonly roles: readonly StaffRole[] }[];
}

export interface StaffSession {
  readonly id: string;
  readonly address: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

export interface DayCount {
  readonly day: string;
  readonly count: number;
}

export interface Counts {
  readonly byStatus: readonly { readonly status: string; readonly count: number; readonly oldestAt?: string }[];
  readonly byDay: readonly DayCount[];
}

export interface Overview {
  readonly reviews?: Counts;
  readonly payoutRequests?: Counts;
  readonly payouts?: Counts;
  readonly payins?: Counts;
  readonly webhooks?: Counts;
  readonly deliveries?: { readonly dead: number; readonly oldestAt?: string };
  readonly jobs?: { readonly failing: number };
  readonly proposals: { readonly open: number; readonly oldestAt?: string; readonly byDay: readonly DayCount[] };
  readonly chains?: readonly { readonly blockchain: string; readonly troubles: readonly string[] }[];
  readonly treasury?: readonly {
    readonly tokenSymbol: string;
    readonly blockchain: string;
    readonly held: string;
    readonly owed: string;
  }[];
  readonly books?: {
    readonly reconciledAt?: string;
    readonly walletDifferences: number;
    readonly railDifferences: number;
    readonly wrongPlaces: number;
  };
}

export interface Failure {
  readonly failureCode: string;
  readonly severity: string;
  readonly check: string;
  readonly message: string;
}

export interface Upload {
  readonly id: string;
  readonly attestationType: AttestationType;
  readonly validationStatus: { readonly type: string; readonly failures?: readonly Failure[] };
  readonly checksNotRun?: readonly { readonly check: string; readonly reason?: string }[];
}

export interface AttestationDetail extends Upload {
  readonly createdAt: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** For those who review. */
  readonly checks?: readonly { readonly check: string; readonly outcome: string; readonly reason?: string }[];
}

export interface ReviewedPerson {
  readonly associatedPersonId: string;
  readonly relationships: readonly string[];
  readonly uploadedAttestations: readonly Upload[];
}

export interface OfficerFinding {
  readonly id: string;
  readonly source: string;
  readonly severity: string;
  readonly message: string;
  readonly associatedPersonId?: string;
  readonly status: string;
  readonly clearedBy?: string;
  readonly note?: string;
}

export interface Risk {
  readonly level: string;
  readonly score: number;
  readonly reasons?: readonly { readonly rule: string; readonly points: number; readonly because: string }[];
}

export interface Review {
  readonly id: string;
  readonly organizationId: string;
  readonly type: 'individual' | 'business';
  readonly tier: string;
  readonly status: { readonly type: ComplianceReviewStatusType } & Readonly<Record<string, string>>;
  readonly declaration?: string;
  readonly assignee?: string;
  readonly priority?: string;
  readonly dueAt?: string;
  readonly risk?: Risk;
  readonly officerFindings?: readonly OfficerFinding[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly uploadedAttestations: readonly Upload[];
  readonly associatedPersons?: readonly ReviewedPerson[];
}

export interface Hit {
  readonly id: string;
  readonly associatedPersonId?: string;
  readonly entry: {
    readonly listName: string;
    readonly sourceId: string;
    readonly name: string;
    readonly birthDates: readonly string[];
    readonly countries: readonly string[];
    readonly reason: string;
  };
  readonly score: number;
  readonly fields: readonly { readonly field: string; readonly points: number; readonly because: string }[];
  readonly status: string;
  readonly note?: string;
}

export interface Hits {
  readonly results: readonly Hit[];
  readonly notScreened: readonly string[];
  readonly cut: readonly string[];
}

export interface ReviewDocument {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly malwareScan: string;
}

export interface Note {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
}

export interface TimelineEntry {
  readonly at: string;
  readonly kind: string;
  readonly actor?: string;
  readonly what: string;
  readonly text?: string;
}

export interface Proposal {
  readonly id: string;
  readonly action: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly summary: string;
  readonly reason: string;
  readonly status: string;
  readonly organizationId?: string;
  readonly proposedBy: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly requiredApprovals: number;
  readonly approvals: readonly { readonly staffId: string; readonly at: string; readonly note?: string }[];
  readonly outcome?: Readonly<Record<string, unknown>>;
}

/** A payout request, a payout, a payin or a webhook, as far as lists show it. */
export interface Listed {
  readonly id: string;
  readonly organizationId?: string;
  readonly createdAt: string;
  readonly url?: string;
  readonly status?: string | { readonly type: string };
  readonly details?: { readonly status?: { readonly type: string } };
  readonly amount?: object;
}

/** What was to be sent to a webhook; all that is known of it is shown. */
export interface Delivery {
  readonly id: string;
}

export interface Exception {
  readonly id: string;
  readonly organizationId?: string;
  readonly kind: string;
  readonly status: 'open' | 'resolved';
  readonly subject: { readonly type: string; readonly id: string };
  readonly amount?: object;
  readonly openedAt: string;
  readonly because: string;
  readonly options: readonly string[];
  readonly resolution?: {
    readonly option?: string;
    readonly by?: string;
    readonly reason: string;
    readonly at: string;
  };
}

export interface AuditEntry {
  readonly id: string;
  readonly organizationId: string;
  readonly actor: string;
  readonly address: string | null;
  readonly action: string;
  readonly subject: string;
  readonly reason: string | null;
  readonly time: string;
}
