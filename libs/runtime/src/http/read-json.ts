import { plainToInstance } from 'class-transformer';
import type { Clock } from '../clock.js';
import { parseJsonBody } from './json-body.js';
import { jsonObject, valid } from './validation.pipe.js';

/** JSON that is not the body of a route, such as the answer of somebody else, held to the same rules as one. */
export function readJson<T extends object>(type: new () => T, bytes: Buffer, clock: Clock): T {
  return readObject(type, parseJsonBody(bytes), clock);
}

/** A part of a body that is held to its rules by itself. */
export function readObject<T extends object>(type: new () => T, plain: unknown, clock: Clock): T {
  return valid(plainToInstance(type, jsonObject(plain)), clock);
}
