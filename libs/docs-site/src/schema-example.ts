import { refName, resolved, typeOf, variantsOf, without, type Schema, type Schemas, type Variant } from './schema.js';

/** Both show what is required and what has an example of its own: everything together would be no state that anything is ever in. */
export type ExampleDirection = 'request' | 'answer';

const deepest = 8;

interface Surroundings {
  readonly schemas: Schemas;
  readonly direction: ExampleDirection;
  /** The names of the schemas this one is inside of. */
  readonly trail: readonly string[];
}

export function exampleOf(schema: Schema, schemas: Schemas, direction: ExampleDirection): unknown {
  return anyExample(schema, { schemas, direction, trail: [] });
}

/** One variant of a union, with what the union says of all of them. */
export function variantExample(
  variant: Variant,
  union: Schema,
  schemas: Schemas,
  direction: ExampleDirection,
): unknown {
  return variantIn(variant, union, { schemas, direction, trail: [] });
}

function anyExample(schema: Schema, around: Surroundings): unknown {
  const name = refName(schema);
  const inside = name === undefined ? around : { ...around, trail: [...around.trail, name] };
  const flat = resolved(schema, around.schemas);
  const given = givenExample(flat);
  if (given !== undefined) return given;
  const variant = variantsOf(flat, around.schemas)[0];
  if (variant !== undefined) return variantIn(variant, flat, inside);
  switch (typeOf(flat) ?? 'unknown') {
    case 'object':
      return objectExample(flat, inside);
    case 'array':
      return arrayExample(flat, inside);
    case 'string':
      return stringExample(flat);
    case 'integer':
    case 'number':
      return numberExample(flat);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return {};
  }
}

function variantIn(variant: Variant, union: Schema, around: Surroundings): unknown {
  const value = anyExample(variant.schema, around);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const shared = without(union, 'oneOf', 'anyOf', 'discriminator');
  const ofAll = shared.properties === undefined ? {} : objectExample(shared, around);
  const tag = variant.chosenBy && { [variant.chosenBy.property]: variant.chosenBy.value };
  return { ...tag, ...ofAll, ...value, ...tag };
}

function givenExample(schema: Schema): unknown {
  const listed = Array.isArray(schema.examples) ? (schema.examples as readonly unknown[])[0] : undefined;
  return schema.example ?? listed ?? schema.const ?? schema.default ?? schema.enum?.[0];
}

function objectExample(schema: Schema, around: Surroundings): Record<string, unknown> {
  const { schemas, direction, trail } = around;
  const required = new Set(schema.required ?? []);
  const shown = Object.entries(schema.properties ?? {}).filter(([name, property]) => {
    const flat = resolved(property, schemas);
    if (direction === 'request' ? flat.readOnly === true : flat.writeOnly === true) return false;
    if (required.has(name)) return true;
    return !isEndless(property, trail) && (flat.example !== undefined || Array.isArray(flat.examples));
  });
  return Object.fromEntries(shown.map(([name, property]) => [name, anyExample(property, around)]));
}

function arrayExample(schema: Schema, around: Surroundings): unknown[] {
  const { items } = schema;
  if (items === undefined || (isEndless(items, around.trail) && (schema.minItems ?? 0) === 0)) return [];
  const item = anyExample(items, around);
  const others = resolved(items, around.schemas).enum ?? [];
  return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, (_, index) =>
    schema.uniqueItems === true ? (others[index] ?? item) : item,
  );
}

function isEndless(schema: Schema, trail: readonly string[]): boolean {
  const name = refName(schema) ?? (schema.items && refName(schema.items));
  return trail.length >= deepest || (name !== undefined && trail.includes(name));
}

const samples: Readonly<Record<string, string>> = {
  uuid: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10',
  'date-time': '2026-11-21T09:30:00.000Z',
  date: '2026-11-21',
  time: '09:30:00Z',
  duration: 'PT30M',
  email: 'ana@example.com',
  uri: 'https://example.com/',
  'uri-reference': '/path',
  hostname: 'example.com',
  ipv4: '203.0.113.7',
  ipv6: '2001:db8::7',
  byte: 'R2F0ZWhvdXNl',
  binary: '<bytes>',
};

/** A pattern cannot be honoured without an example beside it: inventing a matching text would show nonsense. */
function stringExample(schema: Schema): string {
  const sample = samples[schema.format ?? ''] ?? 'text';
  const lengthened = sample.padEnd(schema.minLength ?? 0, 'x');
  return schema.format === undefined ? lengthened.slice(0, schema.maxLength) : lengthened;
}

function numberExample(schema: Schema): number {
  const step = schema.multipleOf ?? 1;
  const above =
    typeof schema.exclusiveMinimum === 'number' ? Math.floor(schema.exclusiveMinimum / step) * step + step : undefined;
  const below = typeof schema.exclusiveMaximum === 'number' ? schema.exclusiveMaximum - step : undefined;
  const least = schema.minimum ?? above;
  const most = schema.maximum ?? below;
  if (least !== undefined) return Math.ceil(least / step) * step;
  return most !== undefined && most < step ? most : step;
}
