export { EventRow } from './event.entity.js';
export * from './event-log.js';
export * from './events.js';
export * from './events.module.js';
export * from './payloads.js';
