import {
  type Schema,
  type Schemas,
  isNullable,
  refName,
  resolved,
  typeOf,
  variantsOf,
} from '../../libs/docs-site/src/schema.js';
import type { ReleasedRoute, ReleasedShape } from './released-shape.js';

type Direction = 'request' | 'answer';
type Pair = readonly [before: Schema, after: Schema];

/** What a program that was written for the one would trip over in the other, a line for each. */
export function breakingChanges(before: ReleasedShape, after: ReleasedShape): string[] {
  const comparison = new Comparison(before, after);
  for (const [name, route] of Object.entries(before.routes)) comparison.route(name, route, after.routes[name]);
  return [...comparison.found];
}

const atMost = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;
const atLeast = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;

class Comparison {
  readonly found = new Set<string>();
  private readonly compared = new Set<string>();
  private readonly old: Schemas;
  private readonly now: Schemas;

  constructor(before: ReleasedShape, after: ReleasedShape) {
    this.old = new Map(Object.entries(before.schemas));
    this.now = new Map(Object.entries(after.schemas));
  }

  route(name: string, before: ReleasedRoute, after: ReleasedRoute | undefined): void {
    if (after === undefined) return this.tell(`${name} was removed`);
    for (const [parameter, { schema }] of Object.entries(before.parameters)) {
      const now = after.parameters[parameter];
      if (now === undefined) this.tell(`${name} no longer takes ${parameter}`);
      else this.schemas(`${name}, ${parameter}`, [schema, now.schema], 'request');
    }
    for (const [parameter, { required }] of Object.entries(after.parameters))
      if (required && before.parameters[parameter]?.required !== true) this.tell(`${name} now requires ${parameter}`);
    this.body(name, before.body, after.body);
    for (const [kind, schema] of Object.entries(before.answers)) {
      const now = after.answers[kind];
      if (now === undefined) this.tell(`${name} no longer answers ${kind}`);
      else this.schemas(`${name}, answer`, [schema, now], 'answer');
    }
  }

  private body(name: string, before: ReleasedRoute['body'], after: ReleasedRoute['body']): void {
    if (after?.required === true && before?.required !== true) this.tell(`${name} now requires a body`);
    if (before === undefined) return;
    if (after === undefined) this.tell(`${name} no longer takes a body`);
    else this.schemas(`${name}, body`, [before.schema, after.schema], 'request');
  }

  private schemas(place: string, [before, after]: Pair, direction: Direction): void {
    const names = [refName(before), refName(after)];
    const where = names[0] === undefined ? place : `${names[0]} (${direction})`;
    if (names[0] !== undefined) {
      const pair = [...names, direction].join(' ');
      if (this.compared.has(pair)) return;
      this.compared.add(pair);
    }
    const flat: Pair = [resolved(before, this.old), resolved(after, this.now)];
    this.types(where, flat, direction);
    this.values(where, flat, direction);
    this.properties(where, flat, direction);
    this.variants(where, flat, direction);
    const [{ items: old }, { items: now }] = flat;
    if (old !== undefined && now !== undefined) this.schemas(`${where}, item`, [old, now], direction);
  }

  private types(place: string, [before, after]: Pair, direction: Direction): void {
    const [old, now] = [typeOf(before), typeOf(after)];
    if (now !== undefined && old !== now) this.tell(`${place} is now ${now}, no longer ${old ?? 'anything'}`);
    if (direction === 'request' && isNullable(before) && !isNullable(after))
      this.tell(`${place} may no longer be null`);
    if (direction === 'answer' && !isNullable(before) && isNullable(after)) this.tell(`${place} may now be null`);
  }

  private values(place: string, [before, after]: Pair, direction: Direction): void {
    const [old, now] = [valuesOf(before), valuesOf(after)];
    for (const value of old ?? [])
      if (now !== undefined && !now.includes(value)) this.tell(`${place} no longer has the value ${String(value)}`);
    if (direction === 'answer') return;
    if (old === undefined && now !== undefined) this.tell(`${place} now takes certain values alone`);
    this.limits(place, [before, after]);
  }

  private limits(place: string, [before, after]: Pair): void {
    for (const key of ['pattern', 'format'] as const)
      if (after[key] !== undefined && after[key] !== before[key]) this.tell(`${place} has another ${key}`);
    for (const key of atMost) if (isLess(after[key], before[key])) this.tell(`${place} has a smaller ${key}`);
    for (const key of atLeast)
      if (isLess(before[key], after[key], -Infinity)) this.tell(`${place} has a larger ${key}`);
  }

  private properties(place: string, [before, after]: Pair, direction: Direction): void {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}];
    for (const [name, schema] of Object.entries(old)) {
      const still = now[name];
      if (still === undefined) this.tell(`${place} no longer has ${name}`);
      else this.schemas(`${place}, ${name}`, [schema, still], direction);
    }
    const [had, has] = [new Set(before.required), new Set(after.required)];
    if (direction === 'request') for (const name of has) if (!had.has(name)) this.tell(`${place} now requires ${name}`);
    if (direction === 'answer')
      for (const name of had) if (name in now && !has.has(name)) this.tell(`${place} may now be without ${name}`);
  }

  private variants(place: string, [before, after]: Pair, direction: Direction): void {
    const now = new Map(variantsOf(after, this.now).map(({ label, schema }) => [label, schema]));
    for (const { label, schema } of variantsOf(before, this.old)) {
      const still = now.get(label);
      if (still === undefined) this.tell(`${place} no longer has the variant ${label}`);
      else this.schemas(`${place}, ${label}`, [schema, still], direction);
    }
  }

  private tell(line: string): void {
    this.found.add(line);
  }
}

function valuesOf(schema: Schema): readonly unknown[] | undefined {
  return schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
}

function isLess(one: unknown, other: unknown, unlimited = Infinity): boolean {
  return Number(one ?? unlimited) < Number(other ?? unlimited);
}
