import type { EventCategory, EventType } from '#contracts';

export const categoryOf: Readonly<Record<EventType, EventCategory>> = {
  account_credited: 'service_account_balance_activity',
  account_debited: 'service_account_balance_activity',
  payout_request_status_changed: 'payout_request',
  payout_status_changed: 'payout_request',
  payin_status_changed: 'payin',
  verification_status_changed: 'business_verification',
  tos_accepted: 'organization_tos',
  compliance_review_status_changed: 'compliance_review',
};
