import { type EventCategory, type EventType, type UnionOf, union } from '#contracts';
import {
  AccountCredited,
  accountCreditedSample,
  AccountDebited,
  accountDebitedSample,
} from './payloads/account-balance-activity.js';
import { VerificationStatusChanged, verificationStatusChangedSample } from './payloads/business-verification.js';
import {
  AssociatedPersonInvitationRequested,
  associatedPersonInvitationRequestedSample,
  ComplianceReviewDue,
  complianceReviewDueSample,
  ComplianceReviewStatusChanged,
  complianceReviewStatusChangedSample,
} from './payloads/compliance-review.js';
import { TosAccepted, tosAcceptedSample } from './payloads/organization-tos.js';
import { PayinStatusChanged, payinStatusChangedSample } from './payloads/payin.js';
import {
  PayoutRequestStatusChanged,
  payoutRequestStatusChangedSample,
  PayoutStatusChanged,
  payoutStatusChangedSample,
} from './payloads/payout-request.js';
import type { SampleSubject } from './payloads/samples.js';

/** Every event there is. A new type does not compile until it has a category, a payload of that very type, and a sample of it. */
const eventCatalog = {
  account_credited: {
    category: 'service_account_balance_activity',
    payload: AccountCredited,
    sample: accountCreditedSample,
  },
  account_debited: {
    category: 'service_account_balance_activity',
    payload: AccountDebited,
    sample: accountDebitedSample,
  },
  payout_request_status_changed: {
    category: 'payout_request',
    payload: PayoutRequestStatusChanged,
    sample: payoutRequestStatusChangedSample,
  },
  payout_status_changed: {
    category: 'payout_request',
    payload: PayoutStatusChanged,
    sample: payoutStatusChangedSample,
  },
  payin_status_changed: { category: 'payin', payload: PayinStatusChanged, sample: payinStatusChangedSample },
  verification_status_changed: {
    category: 'business_verification',
    payload: VerificationStatusChanged,
    sample: verificationStatusChangedSample,
  },
  tos_accepted: { category: 'organization_tos', payload: TosAccepted, sample: tosAcceptedSample },
  compliance_review_status_changed: {
    category: 'compliance_review',
    payload: ComplianceReviewStatusChanged,
    sample: complianceReviewStatusChangedSample,
  },
  compliance_review_due: {
    category: 'compliance_review',
    payload: ComplianceReviewDue,
    sample: complianceReviewDueSample,
  },
  associated_person_invitation_requested: {
    category: 'compliance_review',
    payload: AssociatedPersonInvitationRequested,
    sample: associatedPersonInvitationRequestedSample,
  },
} as const satisfies { [T in EventType]: CatalogRow<T> };

export const eventPayloads = union('type', columnOf('payload'));
export type EventPayload = UnionOf<typeof eventPayloads>;

export const categoryOf: Readonly<Record<EventType, EventCategory>> = columnOf('category');

/** What a receiver gets when it asks for a test. */
export function samplePayload(type: EventType, subject: SampleSubject): EventPayload {
  return eventCatalog[type].sample(subject);
}

interface CatalogRow<T extends EventType> {
  readonly category: EventCategory;
  readonly payload: new () => { type: T; organizationId: string };
  readonly sample: (subject: SampleSubject) => { type: T };
}

function columnOf<C extends keyof CatalogRow<EventType>>(column: C): { [T in EventType]: (typeof eventCatalog)[T][C] } {
  const cells = Object.entries(eventCatalog).map(([type, row]) => [type, row[column]]);
  return Object.fromEntries(cells) as { [T in EventType]: (typeof eventCatalog)[T][C] };
}
