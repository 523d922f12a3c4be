export { AccessErasure } from './access-erasure.js';
export { ApiKey } from './keys/api-key.entity.js';
export * from './keys/api-keys.js';
export * from './auth.module.js';
export {
  CalledBy,
  type Caller,
  type CallerOrSession,
  type OperatorCaller,
  type OrganizationCaller,
  type SessionCaller,
  callerOf,
  actorOf,
  isOfficer,
} from './keys/caller.js';
export { readOrigin } from './sessions/origin.js';
export { type NewWidgetSession, type SessionPlace, WidgetSessions } from './sessions/widget-sessions.js';
