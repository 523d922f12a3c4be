export const eventCategories = [
  'service_account_balance_activity',
  'payout_request',
  'payin',
  'business_verification',
  'organization_tos',
  'compliance_review',
] as const;
export type EventCategory = (typeof eventCategories)[number];

export const eventTypes = [
  'account_credited',
  'account_debited',
  'payout_request_status_changed',
  'payout_status_changed',
  'payin_status_changed',
  'verification_status_changed',
  'tos_accepted',
  'compliance_review_status_changed',
  'compliance_review_due',
  'associated_person_invitation_requested',
] as const;
export type EventType = (typeof eventTypes)[number];
