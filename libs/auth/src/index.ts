export { ApiKey } from './api-key.entity.js';
export * from './api-keys.js';
export * from './auth.module.js';
export { CalledBy, type Caller, type OperatorCaller, type OrganizationCaller } from './caller.js';
export { IdempotencyRecords } from './idempotency/idempotency-records.js';
