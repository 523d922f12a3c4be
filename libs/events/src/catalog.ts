import { type EventCategory, type EventType, type UnionOf, union } from '#contracts';
import { AccountCredited, AccountDebited } from './payloads/account-balance-activity.js';
import { VerificationStatusChanged } from './payloads/business-verification.js';
import { ComplianceReviewStatusChanged } from './payloads/compliance-review.js';
import { TosAccepted } from './payloads/organization-tos.js';
import { PayinStatusChanged } from './payloads/payin.js';
import { PayoutRequestStatusChanged, PayoutStatusChanged } from './payloads/payout-request.js';

/** Every event there is. A new type does not compile until it has a category and a payload of that very type. */
export const eventCatalog = {
  account_credited: { category: 'service_account_balance_activity', payload: AccountCredited },
  account_debited: { category: 'service_account_balance_activity', payload: AccountDebited },
  payout_request_status_changed: { category: 'payout_request', payload: PayoutRequestStatusChanged },
  payout_status_changed: { category: 'payout_request', payload: PayoutStatusChanged },
  payin_status_changed: { category: 'payin', payload: PayinStatusChanged },
  verification_status_changed: { category: 'business_verification', payload: VerificationStatusChanged },
  tos_accepted: { category: 'organization_tos', payload: TosAccepted },
  compliance_review_status_changed: { category: 'compliance_review', payload: ComplianceReviewStatusChanged },
} as const satisfies { [T in EventType]: CatalogRow<T> };

export const eventPayloads = union('type', columnOf('payload'));
export type EventPayload = UnionOf<typeof eventPayloads>;
/** The payload of one type: `PayloadOf<'tos_accepted'>`. */
export type PayloadOf<T extends EventType> = Extract<EventPayload, { type: T }>;

export const categoryOf: Readonly<Record<EventType, EventCategory>> = columnOf('category');

interface CatalogRow<T extends EventType> {
  readonly category: EventCategory;
  readonly payload: new () => { type: T; organizationId: string };
}

function columnOf<C extends keyof CatalogRow<EventType>>(column: C): { [T in EventType]: (typeof eventCatalog)[T][C] } {
  const cells = Object.entries(eventCatalog).map(([type, row]) => [type, row[column]]);
  return Object.fromEntries(cells) as { [T in EventType]: (typeof eventCatalog)[T][C] };
}
