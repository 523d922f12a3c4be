import fc from 'fast-check';
import type { Routes, Schema } from './routes.js';

export interface ValidOptions {
  /** The optional fields too; of ids only those in `ids`. */
  readonly optional?: boolean;
  /** For fields that are ids of something that must exist. */
  readonly ids?: Readonly<Record<string, string>>;
}

const seed = 20_261_121;

/** How a text that must not be blank is documented. */
export const notBlank = '[\\p{L}\\p{N}\\p{P}\\p{S}]';

/** Values that a schema allows. An example is preferred to what merely matches a pattern or a range: rules may be narrower. */
export function validFor(
  routes: Routes,
  schema: Schema,
  options: ValidOptions = {},
  field = '',
): fc.Arbitrary<unknown> {
  const plain = routes.plain(schema);
  if (plain.oneOf !== undefined)
    return fc.oneof(...plain.oneOf.map((variant) => validFor(routes, variant, options, field)));
  if (plain.enum !== undefined) return fc.constantFrom(...plain.enum);
  const { type = 'string' } = plain;
  switch (type) {
    case 'object':
      return validObject(routes, plain, options);
    case 'array':
      return validList(routes, plain, options, field);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return plain.example === undefined ? fc.integer(bounds(plain)) : fc.constant(plain.example);
    default:
      return validText(plain, options, field);
  }
}

/** One valid value, always the same. */
export function oneValid(routes: Routes, schema: Schema, options?: ValidOptions): unknown {
  return fc.sample(validFor(routes, schema, options), { numRuns: 1, seed })[0];
}

/** The names of the fields in a body, at any depth, that hold an id. */
export function idFields(routes: Routes, schema: Schema): string[] {
  const plain = routes.plain(schema);
  if (plain.items !== undefined) return idFields(routes, plain.items);
  const within = [...(plain.oneOf ?? []).flatMap((variant) => idFields(routes, variant))];
  for (const [name, field] of Object.entries(plain.properties ?? {}))
    within.push(...(routes.plain(field).format === 'uuid' ? [name] : idFields(routes, field)));
  return [...new Set(within)];
}

function validObject(
  routes: Routes,
  { properties = {}, required = [] }: Schema,
  options: ValidOptions,
): fc.Arbitrary<unknown> {
  const wanted = Object.entries(properties).filter(
    ([name, field]) => required.includes(name) || isWanted(routes, name, field, options),
  );
  return fc.record(Object.fromEntries(wanted.map(([name, field]) => [name, validFor(routes, field, options, name)])));
}

function isWanted(routes: Routes, name: string, field: Schema, { optional = false, ids = {} }: ValidOptions): boolean {
  return optional && (routes.plain(field).format !== 'uuid' || name in ids);
}

function validList(routes: Routes, schema: Schema, options: ValidOptions, field: string): fc.Arbitrary<unknown> {
  if (schema.example !== undefined) return fc.constant(schema.example);
  const item = validFor(routes, schema.items ?? {}, options, field);
  const minLength = Math.max(schema.minItems ?? 0, 1);
  const size = { minLength, maxLength: Math.max(minLength, Math.min(schema.maxItems ?? 3, 3)) };
  return schema.uniqueItems === true ? fc.uniqueArray(item, size) : fc.array(item, size);
}

function validText(schema: Schema, { ids = {} }: ValidOptions, field: string): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return field in ids ? fc.constant(ids[field]) : fc.uuid();
  if (schema.example !== undefined) return fc.constant(schema.example);
  if (schema.format === 'date-time') return fc.constant('2199-01-01T00:00:00.000Z');
  if (schema.pattern !== undefined && schema.pattern !== notBlank)
    return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  const minLength = Math.max(schema.minLength ?? 0, 1);
  return fc
    .string({ unit: 'grapheme-ascii', minLength, maxLength: Math.min(schema.maxLength ?? 20, 20) })
    .filter((text) => text.trim() === text);
}

function bounds({ minimum = -1_000, maximum = 1_000 }: Schema): { min: number; max: number } {
  return { min: minimum, max: Math.max(minimum, Math.min(maximum, minimum + 1_000_000)) };
}
