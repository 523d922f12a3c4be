export { SeenRows, type SeenTable, ownerShown } from './across/seen-rows.js';
export { AccessErasure } from './access-erasure.js';
export { ApiKey } from './keys/api-key.entity.js';
export * from './keys/api-keys.js';
export * from './auth.module.js';
export { EndedAccess } from './keys/ended-access.js';
export { Audited } from './audited/audited.js';
export {
  CalledBy,
  type AnyCaller,
  type Caller,
  type CallerOrSession,
  type OperatorCaller,
  type OrganizationCaller,
  type PhoneCaller,
  type SessionCaller,
  type SessionInvitation,
  type InvitedCaller,
  type HouseCaller,
  type StaffCaller,
  callerOf,
  actorOf,
  authorOf,
  invitationOf,
  isOfHouse,
  isOfficer,
  isShownMasked,
  seenBy,
} from './keys/caller.js';
export { IdempotencyRecords } from './idempotency/idempotency-records.js';
export { RateLimit } from './limits/rate-limit.js';
export { readOrigin } from './sessions/origin.js';
export { FreshSignIn } from './staff/fresh-sign-in.js';
export { StaffMember } from './staff/staff-member.entity.js';
export { type OpenedSession, StaffSessions, longestStaffSession } from './staff/staff-sessions.js';
export { isOwnOrigin, sessionCookie, sessionTokenIn } from './staff/session-cookie.js';
export { StaffSession } from './staff/staff-session.entity.js';
export { hashOf, matches, newSecret } from './keys/key-format.js';
export { Invitation } from './sessions/invitation.entity.js';
export { type InvitationStatus, Invitations, invitationStatuses } from './sessions/invitations.js';
export { PhoneUpload } from './sessions/phone-upload.entity.js';
export { PhoneUploads } from './sessions/phone-uploads.js';
export { type NewWidgetSession, type SessionPlace, WidgetSessions } from './sessions/widget-sessions.js';
