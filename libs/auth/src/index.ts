export { AccessErasure } from './access-erasure.js';
export { ApiKey } from './keys/api-key.entity.js';
export * from './keys/api-keys.js';
export * from './auth.module.js';
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
  callerOf,
  actorOf,
  authorOf,
  isOfficer,
} from './keys/caller.js';
export { IdempotencyRecords } from './idempotency/idempotency-records.js';
export { RateLimit } from './limits/rate-limit.js';
export { readOrigin } from './sessions/origin.js';
export { PhoneUpload } from './sessions/phone-upload.entity.js';
export { PhoneUploads } from './sessions/phone-uploads.js';
export { type NewWidgetSession, type SessionPlace, WidgetSessions } from './sessions/widget-sessions.js';
