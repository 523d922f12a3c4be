import { unwrap } from './webhooks/unwrap.js';

export { Gatehouse, type GatehouseSettings } from './gatehouse.js';
export { ApiError, type ErrorName, type ParamsOf, UnknownApiError } from './errors/api-error.js';
export { ConnectionBroken } from './errors/connection-broken.js';
export { GatehouseError } from './errors/gatehouse-error.js';
export { UnexpectedAnswer } from './errors/unexpected-answer.js';
export * from './errors/error-classes.js';
export { WebhookRefused, type WebhookFault } from './webhooks/webhook-refused.js';
export type { WebhookHeaders } from './webhooks/unwrap.js';
export type { EventLog, Following, FollowingOn } from './events/event-log.js';
export type { Progress, Uploadable } from './uploads/form.js';
export type { FileToSend } from './uploads/upload-body.js';
export type {
  CallSettings,
  EventType,
  ListPath,
  LoggedEvent,
  Schemas,
  UploadPath,
  WebhookEvent,
} from './calls/call-types.js';
export type { components, operations, paths } from './generated/schema.js';

/** What a receiver of webhooks needs. */
export const webhooks = { unwrap } as const;
