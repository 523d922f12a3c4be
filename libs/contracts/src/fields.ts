import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  ValidateIf,
  ValidateNested,
  isISO31661Alpha2,
  isISO8601,
  isUUID,
} from 'class-validator';

import { isPlainObject, itemRule, rule } from './rules.js';

/**
 * One decorator per kind of field. Each says at once how the field is validated and how it is
 * documented, so that the two can never differ.
 */
export interface FieldOptions {
  readonly describe?: string;
  readonly example?: unknown;
  /** May be left out. */
  readonly optional?: boolean;
  /** Is always there, and null where there is nothing to tell: null is an answer, not an absence. */
  readonly nullable?: boolean;
}

type Class<T = object> = new (...parameters: never[]) => T;

/** A letter, a digit or a sign: spaces and characters without width alone are no text. */
const hasVisibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;

export function Text(
  options: FieldOptions & { min?: number; max: number; pattern?: RegExp; patternMessage?: string; format?: string },
): PropertyDecorator {
  const { min = 1, max, pattern } = options;
  const blank = min > 0 ? hasVisibleCharacter : /^/u;
  const check = (value: unknown): boolean =>
    typeof value === 'string' && isLength(value, min, max) && blank.test(value) && (pattern?.test(value) ?? true);
  const schema = {
    type: 'string',
    minLength: min,
    maxLength: max,
    pattern: (pattern ?? (min > 0 ? hasVisibleCharacter : undefined))?.source,
    format: options.format,
  };
  return field(
    options,
    schema,
    rule('text', options.patternMessage ?? `must be a text of ${min} to ${max} characters`, check),
  );
}

export function Uuid(options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: 'string', format: 'uuid' },
    rule('uuid', 'must be a UUID', (value) => isUUID(value)),
  );
}

export function Choice(values: readonly string[], options: FieldOptions & { name?: string } = {}): PropertyDecorator {
  return field(
    options,
    { type: 'string', enum: [...values] },
    rule('choice', `must be one of: ${values.join(', ')}`, (value) => isOneOf(values, value)),
  );
}

/** A list of different values out of a closed set. */
export function Choices(values: readonly string[], options: FieldOptions & { min?: number } = {}): PropertyDecorator {
  const { min = 0 } = options;
  return field(
    options,
    { type: 'array', items: { type: 'string', enum: [...values] }, minItems: min, uniqueItems: true },
    IsArray({ message: 'must be a list' }),
    ArrayMinSize(min, { message: `must have at least ${min} ${min === 1 ? 'item' : 'items'}` }),
    ArrayUnique({ message: 'must not repeat a value' }),
    itemRule('choices', `must be one of: ${values.join(', ')}`, (value) => isOneOf(values, value)),
  );
}

/** The one value by which a variant of a union is known. */
export function Tag(value: string): PropertyDecorator {
  return field(
    {},
    { type: 'string', enum: [value] },
    rule('tag', `must be ${value}`, (given) => given === value),
  );
}

export function Integer(options: FieldOptions & { min?: number; max?: number }): PropertyDecorator {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = options;
  const check = (value: unknown): boolean =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
  return field(
    options,
    { type: 'integer', minimum: options.min, maximum: max },
    rule('integer', `must be a whole number ${rangeInWords(options)}`.trim(), check),
  );
}

/** A whole number in a query string, where everything arrives as text. */
export function QueryInteger(options: FieldOptions & { min?: number; max?: number }): PropertyDecorator {
  const toNumber = (text: unknown): number =>
    typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return applyDecorators(
    Transform(({ value }) => toNumber(value)),
    Integer(options),
  );
}

export function Decimal(options: FieldOptions & { min?: number; max?: number }): PropertyDecorator {
  const { min = -Number.MAX_VALUE, max = Number.MAX_VALUE } = options;
  const check = (value: unknown): boolean =>
    typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
  return field(
    options,
    { type: 'number', minimum: options.min, maximum: options.max },
    rule('decimal', `must be a number ${rangeInWords(options)}`.trim(), check),
  );
}

/** A moment as ISO 8601 text with its zone. It stays text until a service asks for the `Date`. */
export function Instant(options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: 'string', format: 'date-time' },
    rule('instant', 'must be a date and time such as 2026-11-21T10:00:00.000Z', isInstant),
  );
}

export function CountryCode(options: FieldOptions = {}): PropertyDecorator {
  const check = (value: unknown): boolean =>
    typeof value === 'string' && /^[A-Z]{2}$/.test(value) && isISO31661Alpha2(value);
  return field(
    { example: 'AR', ...options },
    { type: 'string', pattern: '^[A-Z]{2}$' },
    rule('country', 'must be a country of ISO 3166-1 in two capital letters, such as AR', check),
  );
}

/** The documentation generator takes a function for a class that is named later only if it is called `type`. */
export function Nested(of: () => Class, options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: () => of() },
    rule('object', 'must be an object', isPlainObject),
    ValidateNested(),
    Type(of),
  );
}

export function ListOf(
  of: () => Class,
  options: FieldOptions & { min?: number; max?: number } = {},
): PropertyDecorator {
  const { min = 0, max = 1000 } = options;
  return field(
    options,
    { type: () => of(), isArray: true, minItems: min, ...(options.max === undefined ? {} : { maxItems: max }) },
    IsArray({ message: 'must be a list' }),
    ArrayMinSize(min, { message: `must have at least ${min} items` }),
    ArrayMaxSize(max, { message: `must have at most ${max} items` }),
    itemRule('objects', 'must be an object', isPlainObject),
    ValidateNested({ each: true }),
    Type(of),
  );
}

/** A list of plain texts, as answers carry them. */
export function Texts(options: FieldOptions & { max: number }): PropertyDecorator {
  const check = (value: unknown): boolean => typeof value === 'string' && isLength(value, 1, options.max);
  return field(
    options,
    { type: 'array', items: { type: 'string', maxLength: options.max } },
    IsArray({ message: 'must be a list' }),
    itemRule('texts', `must be a text of 1 to ${options.max} characters`, check),
  );
}

/** `null` is not "absent": an optional field may be left out, never sent as null; a nullable one is the other way round. */
export function field(options: FieldOptions, schema: object, ...rules: PropertyDecorator[]): PropertyDecorator {
  const { describe: description, example, optional = false, nullable = false } = options;
  const documented = Object.fromEntries(
    Object.entries({ ...schema, description, example, nullable: nullable || undefined }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const presence = [
    ...(optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    ...(nullable ? [ValidateIf((_, value) => value !== null)] : []),
  ];
  return applyDecorators(ApiProperty({ required: !optional, ...documented }), ...presence, ...rules);
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && values.includes(value);
}

function isInstant(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    isISO8601(value, { strict: true, strictSeparator: true }) &&
    /T.*(Z|[+-]\d{2}:\d{2})$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

/** In code points, as JSON Schema counts: one emoji is one character. */
function isLength(value: string, min: number, max: number): boolean {
  if (value.length > max * 2) return false;
  const length = [...value].length;
  return length >= min && length <= max;
}

function rangeInWords({ min, max }: { min?: number; max?: number }): string {
  if (min !== undefined && max !== undefined) return `from ${min} to ${max}`;
  if (min !== undefined) return `of at least ${min}`;
  return max === undefined ? '' : `of at most ${max}`;
}
