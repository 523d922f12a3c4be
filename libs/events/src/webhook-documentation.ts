import { getSchemaPath } from '@nestjs/swagger';
import { type EventType, eventTypes } from '#contracts';
import type { DocumentedWebhooks } from '#runtime';
import { categoryOf, eventPayloads, samplePayload } from './catalog.js';

const uuid = { type: 'string', format: 'uuid' } as const;
const count = { type: 'integer', minimum: 1 } as const;

/** Of a Standard Webhook. */
const headers = [
  ['webhook-id', 'The `eventId`: the same in every attempt. A receiver that has handled it once passes over it.'],
  ['webhook-timestamp', 'When this attempt was sent, in seconds since 1970.'],
  [
    'webhook-signature',
    'One or more signatures with spaces between: `v1,…` (HMAC-SHA256 with the secret) and `v1a,…` (ed25519, for the public key).',
  ],
].map(([name, description]) => ({ name, in: 'header', required: true, schema: { type: 'string' }, description }));

const responses = {
  '2XX': { description: 'Received. Anything else is sent again, for about three days.' },
  '410': { description: 'The endpoint is gone: it is disabled.' },
};

const ids = {
  organizationId: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10',
  eventId: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12',
  deliveryId: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13',
};
const now = new Date('2026-11-21T09:30:00.000Z');

/** Each event as receivers get it: its headers, and its envelope around its payload. */
export function webhookDocumentation(): DocumentedWebhooks {
  const items = Object.fromEntries(eventTypes.map((type) => [type, itemOf(type)]));
  return { items, models: Object.values(eventPayloads.variants) };
}

function itemOf(type: EventType): DocumentedWebhooks['items'][string] {
  const content = { 'application/json': { schema: envelopeOf(type), example: exampleOf(type) } };
  return {
    post: {
      operationId: `webhook.${type}`,
      tags: ['Webhooks'],
      summary: type,
      parameters: headers,
      requestBody: { required: true, content },
      responses,
    },
  } as DocumentedWebhooks['items'][string];
}

function envelopeOf(type: EventType): object {
  const properties = {
    eventId: { ...uuid, description: 'Of the event: the same in every delivery.' },
    deliveryId: { ...uuid, description: 'Of this delivery to this endpoint: the same in every attempt.' },
    attemptNumber: count,
    eventCategory: { type: 'string', enum: [categoryOf[type]] },
    occurredAt: { type: 'string', format: 'date-time' },
    sequence: { ...count, description: '1, 2, 3 … within the resource.' },
    resourceId: { ...uuid, description: 'What the event is about.' },
    payload: { $ref: getSchemaPath(eventPayloads.variants[type]) },
  };
  return { type: 'object', required: Object.keys(properties), properties };
}

function exampleOf(type: EventType): object {
  const { organizationId, ...delivery } = ids;
  const resourceId = type === 'tos_accepted' ? organizationId : '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11';
  return {
    ...delivery,
    attemptNumber: 1,
    eventCategory: categoryOf[type],
    occurredAt: now.toISOString(),
    sequence: 1,
    resourceId,
    payload: samplePayload(type, { organizationId, resourceId, now }),
  };
}
