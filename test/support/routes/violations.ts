import { notBlank } from './arbitrary.js';
import type { Routes, Schema } from './routes.js';

/** A body that is right but for one field, and where the refusal must point. */
export interface Violation {
  readonly field: string;
  readonly why: string;
  readonly body: unknown;
}

type Path = readonly (string | number)[];

/** Every way we know in which a body can differ from what its schema allows, each for itself. */
export function violationsOf(routes: Routes, schema: Schema, valid: unknown): Violation[] {
  return within(routes, schema, valid, []).map(({ path, why, value }) => ({
    field: path.join('.'),
    why,
    body: value === absent ? without(valid, path) : replaced(valid, path, value),
  }));
}

interface Change {
  readonly path: Path;
  readonly why: string;
  readonly value: unknown;
}

const absent = Symbol('absent');
const ofOtherTypes: readonly (readonly [type: string, value: unknown])[] = [
  ['string', 'text'],
  ['number', 12.5],
  ['boolean', true],
  ['array', []],
  ['array', ['text']],
  ['object', {}],
  ['object', { inner: 'text' }],
];

function within(routes: Routes, schema: Schema, valid: unknown, path: Path): Change[] {
  const plain = variantFor(routes, routes.plain(schema), valid);
  const type = plain.type ?? 'string';
  const changes: Change[] = plain.nullable === true ? [] : [{ path, why: 'is null', value: null }];
  for (const [other, value] of ofOtherTypes)
    if (other !== type && !(type === 'integer' && other === 'number'))
      changes.push({ path, why: `is ${JSON.stringify(value)} instead of ${type}`, value });
  const own = { object: inObject, array: inList, string: inText, integer: inNumber, number: inNumber }[type];
  return path.length === 0
    ? inObject(routes, plain, valid, path)
    : [...changes, ...(own?.(routes, plain, valid, path) ?? [])];
}

/** Of a union, the variant which the valid value is an instance of: its tag is the enum of one. */
function variantFor(routes: Routes, schema: Schema, valid: unknown): Schema {
  const fits = (variant: Schema): boolean =>
    Object.entries(routes.plain(variant).properties ?? {}).every(
      ([name, field]) => field.enum?.length !== 1 || field.enum[0] === (valid as Record<string, unknown>)[name],
    );
  const variant = schema.oneOf?.find(fits);
  return variant === undefined ? schema : routes.plain(variant);
}

function inObject(routes: Routes, { properties = {}, required = [] }: Schema, valid: unknown, path: Path): Change[] {
  const given = valid as Readonly<Record<string, unknown>>;
  const unknownNames = ['unknownField', '__proto__', 'constructor', 'toString', 'hasOwnProperty', ''];
  return [
    ...unknownNames.flatMap((name) =>
      [1, { polluted: true }].map((value) => ({
        path: [...path, name],
        why: `is not a known field (${JSON.stringify(value)})`,
        value,
      })),
    ),
    ...required.map((name) => ({ path: [...path, name], why: 'is missing', value: absent })),
    ...Object.entries(properties)
      .filter(([name]) => name in given)
      .flatMap(([name, field]) => within(routes, field, given[name], [...path, name])),
  ];
}

function inList(routes: Routes, schema: Schema, valid: unknown, path: Path): Change[] {
  const list = valid as readonly unknown[];
  const [first] = list;
  const { minItems = 0, maxItems = 0, uniqueItems = false, items = {} } = schema;
  return [
    ...(minItems > 0 ? [{ path, why: 'has too few items', value: list.slice(0, minItems - 1) }] : []),
    ...(maxItems > 0 ? [{ path, why: 'has too many items', value: Array<unknown>(maxItems + 1).fill(first) }] : []),
    ...(uniqueItems ? [{ path, why: 'repeats an item', value: [first, first] }] : []),
    { path, why: 'is an object like a list', value: { ...list, length: list.length } },
    ...within(routes, items, first, [...path, 0]),
  ];
}

function inText(_: Routes, schema: Schema, valid: unknown, path: Path): Change[] {
  const { minLength = 0, maxLength, pattern } = schema;
  const text = String(valid);
  const changes: [why: string, value: string][] = [
    ['has a NUL character', `${text}\u0000`],
    ['has a lone high surrogate', `\ud800${text}`],
    ['has a lone low surrogate', `${text}\udc00`],
  ];
  if (minLength > 0) changes.push(['is empty', '']);
  if (pattern === notBlank) changes.push(['is blank', ' \t\u2003\ufeff']);
  if (maxLength !== undefined) changes.push(['is too long', 'x'.repeat(maxLength + 1)]);
  if (maxLength !== undefined) changes.push(['is too long in code points', '😀'.repeat(maxLength + 1)]);
  if (schema.enum !== undefined || schema.format !== undefined || (pattern !== undefined && pattern !== notBlank))
    for (const odd of ['no such value', `${text}\n`, ` ${text}`, `${text} x`, '__proto__', 'constructor'])
      if (!isAllowed(schema, odd)) changes.push([`is ${JSON.stringify(odd)}`, odd]);
  return changes.map(([why, value]) => ({ path, why, value }));
}

/** A pattern may let pass what is odd elsewhere. */
function isAllowed({ pattern }: Schema, text: string): boolean {
  return pattern !== undefined && new RegExp(pattern, 'u').test(text);
}

function inNumber(_: Routes, { type, minimum, maximum }: Schema, __: unknown, path: Path): Change[] {
  const changes: [why: string, value: unknown][] = [['is a number as text', '1']];
  if (type === 'integer') changes.push(['is a fraction', 1.5], ['is beyond what is exact', 2 ** 53]);
  if (minimum !== undefined) changes.push(['is too small', minimum - 1]);
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) changes.push(['is too large', maximum + 1]);
  return changes.map(([why, value]) => ({ path, why, value }));
}

function replaced(into: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(into))
    return into.map((item: unknown, index) => (index === step ? replaced(item, rest, value) : item));
  const fields = into as Readonly<Record<string, unknown>>;
  // Not by assignment, which for "__proto__" would do something else.
  return Object.fromEntries([
    ...Object.entries(fields).filter(([name]) => name !== step),
    [step, replaced(fields[step], rest, value)],
  ]);
}

function without(from: unknown, [step, ...rest]: Path): unknown {
  if (Array.isArray(from)) return from.map((item: unknown, index) => (index === step ? without(item, rest) : item));
  const fields = from as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== step || rest.length > 0)
      .map(([name, field]) => [name, name === step ? without(field, rest) : field]),
  );
}
