import { plainToInstance } from 'class-transformer';
import type { Union, UnionOf } from '#contracts';
import { ValidationFailed } from '#errors';
import type { Clock } from '../clock.js';
import { parseJsonBody } from './json-body.js';
import { jsonObject, valid } from './validation.pipe.js';

type Variants = Readonly<Record<string, new () => object>>;

/** Validates JSON that is not the body of a route, such as the answer of another service, by the same rules. */
export function readJson<T extends object>(type: new () => T, bytes: Buffer, clock: Clock): T {
  return readObject(type, parseJsonBody(bytes), clock);
}

/** Validates a part of a body on its own. */
export function readObject<T extends object>(type: new () => T, plain: unknown, clock: Clock): T {
  return valid(plainToInstance(type, jsonObject(plain)), clock);
}

/** Validates one variant of a union. */
export function readVariant<V extends Variants>(of: Union<V>, bytes: Buffer, clock: Clock): UnionOf<Union<V>> {
  return validVariant(of, parseJsonBody(bytes), clock);
}

export function validVariant<V extends Variants>(of: Union<V>, plain: unknown, clock: Clock): UnionOf<Union<V>> {
  const given = jsonObject(plain);
  const instance = of.instantiate(given);
  if (instance === given) throw ValidationFailed.at(of.discriminator, `must be one of: ${of.tags.join(', ')}`);
  return valid(instance as UnionOf<Union<V>> & object, clock);
}
