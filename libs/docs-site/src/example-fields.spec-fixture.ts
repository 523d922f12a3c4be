import type { Schema } from './schema.js';

export const id = { type: 'string', format: 'uuid', example: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10' };
export const at = { type: 'string', format: 'date-time', example: '2026-11-21T09:30:00.000Z' };
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
export const object = (
  properties: Record<string, Schema>,
  required: string[] = Object.keys(properties),
  more: Schema = {},
): Schema => ({ type: 'object', properties, required, ...more });
