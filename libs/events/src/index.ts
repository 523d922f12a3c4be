export { type EventPayload, categoryOf, eventPayloads, samplePayload } from './catalog.js';
export { EventRow } from './event.entity.js';
export { Events } from './events.js';
export { EventsModule } from './events.module.js';
