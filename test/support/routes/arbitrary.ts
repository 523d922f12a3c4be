import fc from 'fast-check';
import type { Routes, Schema } from './routes.js';

export interface ValidOptions {
  /** The optional fields too; of ids only those in `ids`. */
  readonly optional?: boolean;
  /** For fields that are ids of something that must exist. */
  readonly ids?: Readonly<Record<string, string>>;
  /** Of a union, its first variant alone. */
  readonly firstVariant?: boolean;
}

const seed = 20_261_121;

/** How a text that must not be blank is documented. */
export const notBlank = '[\\p{L}\\p{N}\\p{P}\\p{S}]';

/** Lists and texts see to their own examples. */
const typesByExample: ReadonlySet<string> = new Set(['object', 'boolean', 'integer', 'number']);

/** Values that a schema allows. An example is preferred to what merely has the type, or matches a pattern or a range: rules may be narrower. */
export function validFor(
  routes: Routes,
  schema: Schema,
  options: ValidOptions = {},
  field = '',
): fc.Arbitrary<unknown> {
  const plain = routes.plain(schema);
  const example = schema.example ?? plain.example;
  if (plain.oneOf !== undefined) return validVariant(routes, plain.oneOf, options, field);
  const { type = 'string' } = plain;
  if (example !== undefined && (plain.enum !== undefined || typesByExample.has(type))) return fc.constant(example);
  if (plain.enum !== undefined) return fc.constantFrom(...plain.enum);
  switch (type) {
    case 'object':
      return validObject(routes, plain, options);
    case 'array':
      return validList(routes, plain, options, field);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer(bounds(plain));
    default:
      return validText(plain, options, field);
  }
}

/** One valid value, always the same. */
export function oneValid(routes: Routes, schema: Schema, options?: ValidOptions): unknown {
  return fc.sample(validFor(routes, schema, { firstVariant: true, ...options }), { numRuns: 1, seed })[0];
}

/** Of a union its variants, of anything else itself. */
export function variantsOf(routes: Routes, schema: Schema): readonly Schema[] {
  return routes.plain(schema).oneOf ?? [schema];
}

/** The value of the field by which a union tells this variant from the others. */
export function tagOf(routes: Routes, variant: Schema): string | undefined {
  const { properties: { type } = {} } = routes.plain(variant);
  return type?.enum?.length === 1 ? String(type.enum[0]) : undefined;
}

/** The names of the fields in a body, at any depth, that hold an id. */
export function idFields(routes: Routes, schema: Schema): string[] {
  const plain = routes.plain(schema);
  if (plain.items !== undefined) return idFields(routes, plain.items);
  const within = [...(plain.oneOf ?? []).flatMap((variant) => idFields(routes, variant))];
  for (const [name, field] of Object.entries(plain.properties ?? {}))
    within.push(...(isId(routes, field) ? [name] : idFields(routes, field)));
  return [...new Set(within)];
}

/** A body in which this field, wherever it is, has another id; every one in it, where it is a list. */
export function withId(body: unknown, name: string, id: string): unknown {
  const replaced = (field: string, value: unknown): unknown => {
    if (field !== name) return value;
    return Array.isArray(value) ? value.map(() => id) : id;
  };
  return JSON.parse(JSON.stringify(body, replaced));
}

/** Also a list of ids. */
function isId(routes: Routes, schema: Schema): boolean {
  const { format, items } = routes.plain(schema);
  return format === 'uuid' || (items !== undefined && isId(routes, items));
}

function validVariant(
  routes: Routes,
  variants: readonly Schema[],
  options: ValidOptions,
  field: string,
): fc.Arbitrary<unknown> {
  const wanted = options.firstVariant === true ? variants.slice(0, 1) : variants;
  return fc.oneof(...wanted.map((variant) => validFor(routes, variant, options, field)));
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
  return optional && (!isId(routes, field) || name in ids);
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
