import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { asOf, isPlainObject, itemRulePrefix, placesAndMessage } from '#contracts';
import { type FieldFailure, MalformedRequest, ValidationFailed } from '#errors';
import { Clock } from '../clock.js';
import { certainlyHolds } from './gathered-rules.js';

/** Enough to list several failures of each of 350 payouts. */
const mostFailuresNamed = 2_000;
const rules = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: false,
} as const;

/** Turns JSON into the DTO class of the route. Unknown fields are refused; every invalid field is named. */
@Injectable()
export class ValidationPipe implements PipeTransform {
  constructor(private readonly clock: Clock) {}

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (metatype === undefined || type === 'custom' || isPrimitive(metatype)) return value;
    return valid(plainToInstance(metatype as new () => object, jsonObject(value)), this.clock);
  }
}

/** A missing body counts as an empty object. */
export function jsonObject(value: unknown): Record<string, unknown> {
  const given = value === undefined ? {} : value;
  if (!isPlainObject(given)) throw new MalformedRequest('the body must be a JSON object');
  return given;
}

/** Returns the instance, or throws `ValidationFailed`. */
export function valid<T extends object>(instance: T, clock: Clock): T {
  const failures = asOf(clock.now(), () => (certainlyHolds(instance) ? [] : validateSync(instance, rules)));
  if (failures.length === 0) return instance;
  throw new ValidationFailed(failures.flatMap((error) => fieldFailures(error)).slice(0, mostFailuresNamed));
}

export function fieldFailures(error: ValidationError, path = ''): FieldFailure[] {
  const field = path === '' ? error.property : `${path}.${error.property}`;
  const constraints = Object.entries(error.constraints ?? {});
  const atTag = constraints.find(([name]) => name.startsWith('at:'));
  if (atTag !== undefined) return [{ field: `${field}.${atTag[0].slice('at:'.length)}`, messages: [atTag[1]] }];
  const own = ownMessages(error, constraints);
  return [
    ...(own.length > 0 ? [{ field, messages: own }] : []),
    ...itemFailures(field, constraints),
    ...(error.children ?? []).flatMap((child) => fieldFailures(child, field)),
  ];
}

function ownMessages(error: ValidationError, constraints: [string, string][]): string[] {
  if (constraints.length === 0) return [];
  if (constraints.some(([name]) => name === 'whitelistValidation')) return ['is not a field that is known here'];
  if (error.value === undefined) return ['is required'];
  return constraints.filter(([name]) => !saidElsewhere(name)).map(([, message]) => message);
}

function itemFailures(field: string, constraints: [string, string][]): FieldFailure[] {
  return constraints
    .filter(([name]) => name.startsWith(itemRulePrefix))
    .map(([, text]) => placesAndMessage(text))
    .flatMap(({ places, message }) => places.map((place) => ({ field: `${field}.${place}`, messages: [message] })));
}

/** Failures of items are listed one by one, and a rule of ours reports what has to be an object. */
function saidElsewhere(constraint: string): boolean {
  return constraint.startsWith(itemRulePrefix) || constraint === 'nestedValidation';
}

function isPrimitive(metatype: unknown): boolean {
  return ([String, Boolean, Number, Array, Object] as unknown[]).includes(metatype);
}
