import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateIf, ValidateNested, isUUID } from 'class-validator';

import { atLeast, isLength, isPlainObject, itemRule, rule, withoutRepeats } from './rules.js';

/**
 * One decorator per kind of field. Each says at once how the field is validated and how it is
 * documented, so that the two can never differ.
 */
export interface FieldOptions {
  readonly describe?: string;
  readonly example?: unknown;
  /** May be left out. */
  readonly optional?: boolean;
  /** For an optional field: when it may not be left out after all, as the others of its object tell. */
  readonly requiredWhen?: (instance: object) => boolean;
  /** Is always there, and null where there is nothing to tell: null is an answer, not an absence. */
  readonly nullable?: boolean;
}

type Class<T = object> = new (...parameters: never[]) => T;

/** A letter, a digit or a sign: spaces and characters without width alone are no text. */
const hasVisibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;

export function Text(
  options: FieldOptions & { min?: number; max: number; pattern?: RegExp; patternMessage?: string },
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
  };
  return field(
    options,
    schema,
    rule('text', options.patternMessage ?? `must be a text of ${min} to ${max} characters`, check),
  );
}

/** Ids are written in small letters everywhere inside, however they are sent. */
export function Uuid(options: FieldOptions & { isHouse?: true } = {}): PropertyDecorator {
  // Those of the platform itself are made up, and of no version.
  const version = options.isHouse === true ? 'loose' : undefined;
  return field(
    options,
    { type: 'string', format: 'uuid' },
    Transform(({ value }) => lowerCased(value)),
    rule('uuid', 'must be a UUID', (value) => isUUID(value, version)),
  );
}

export function Choice(values: readonly string[], options: FieldOptions = {}): PropertyDecorator {
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
    ArrayMinSize(min, { message: atLeast(min) }),
    withoutRepeats,
    itemRule('choices', `must be one of: ${values.join(', ')}`, (value) => isOneOf(values, value)),
  );
}

/** Values out of a closed set in a query string, where a list is a parameter that is sent again, and one value is no list. */
export function QueryChoices(values: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: 'array', items: { type: 'string', enum: [...values] } },
    Transform(({ value }) => (typeof value === 'string' ? [value] : (value as unknown))),
    rule(
      'queryChoices',
      `must be among: ${values.join(', ')}`,
      (value) => Array.isArray(value) && value.every((item) => isOneOf(values, item)),
    ),
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

/** `usual` is what an absent one counts as. */
export function Integer(options: FieldOptions & { min?: number; max?: number; usual?: number }): PropertyDecorator {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = options;
  const check = (value: unknown): boolean =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
  return field(
    options,
    { type: 'integer', minimum: options.min, maximum: max, default: options.usual },
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

export function YesOrNo(options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: 'boolean' },
    rule('boolean', 'must be true or false', (value) => typeof value === 'boolean'),
  );
}

export function Uuids(options: FieldOptions & { min: number; max: number }): PropertyDecorator {
  return field(
    options,
    {
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      minItems: options.min,
      maxItems: options.max,
      uniqueItems: true,
    },
    Transform(({ value }) => (Array.isArray(value) ? value.map(lowerCased) : (value as unknown))),
    IsArray({ message: 'must be a list' }),
    ArrayMinSize(options.min, { message: atLeast(options.min) }),
    ArrayMaxSize(options.max, { message: `must have at most ${options.max} items` }),
    withoutRepeats,
    itemRule('uuids', 'must be a UUID', (value) => isUUID(value)),
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

/** What somebody else has made, and reads. */
export function AnyObject(options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: 'object', additionalProperties: true },
    rule('object', 'must be an object', isPlainObject),
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
    ArrayMinSize(min, { message: atLeast(min) }),
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
  const { describe: description, example, optional = false, nullable = false, requiredWhen } = options;
  const described = { ...schema, description, example, nullable: nullable || undefined };
  const documented = Object.fromEntries(Object.entries(described).filter(([, value]) => value !== undefined));
  const presence = [
    ...(optional
      ? [ValidateIf((instance: object, value) => value !== undefined || requiredWhen?.(instance) === true)]
      : []),
    ...(nullable ? [ValidateIf((_, value) => value !== null)] : []),
  ];
  return applyDecorators(ApiProperty({ required: !optional, ...documented }), ...presence, ...rules);
}

/** A field that only its siblings have: who gives it is told why it is not taken, and the documentation is silent. */
export function NotTaken(message: string): PropertyDecorator {
  return applyDecorators(
    ValidateIf((_, value) => value !== undefined),
    rule('notTaken', message, () => false),
  );
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && values.includes(value);
}

function lowerCased(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

function rangeInWords({ min, max }: { min?: number; max?: number }): string {
  if (min !== undefined && max !== undefined) return `from ${min} to ${max}`;
  if (min !== undefined) return `of at least ${min}`;
  return max === undefined ? '' : `of at most ${max}`;
}
