import { types } from 'node:util';

/** What another process said is not what was agreed on. */
export class ShapeRefused extends Error {}

/** Builds a new value from what is known, or throws: nothing else of what came gets through. */
export type Shape<T> = (value: unknown) => T;

function refused(): never {
  throw new ShapeRefused('The process that opens documents said something else than was agreed on');
}

export function numberBetween(least: number, most: number): Shape<number> {
  return (value) => (typeof value === 'number' && value >= least && value <= most ? value : refused());
}

export function wholeUpTo(most: number): Shape<number> {
  const number = numberBetween(0, most);
  return (value) => (Number.isInteger(value) ? number(value) : refused());
}

export const yesOrNo: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : refused());

export function textUpTo(most: number): Shape<string> {
  return (value) => (typeof value === 'string' && value.length <= most ? value : refused());
}

export function textLike(form: RegExp): Shape<string> {
  return (value) => (typeof value === 'string' && form.test(value) ? value : refused());
}

export function oneOf<const T>(values: readonly T[]): Shape<T> {
  return (value) => values.find((known) => known === value) ?? refused();
}

export function maybe<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value) => (value === undefined ? undefined : shape(value));
}

export function listOf<T>(shape: Shape<T>, most: number): Shape<readonly T[]> {
  return (value) => (Array.isArray(value) && value.length <= most ? Array.from(value, shape) : refused());
}

export function bytesUpTo(most: number): Shape<Uint8Array> {
  return (value) => (types.isUint8Array(value) && value.length <= most ? value : refused());
}

/** So many numbers, none of them odd. */
export function floatsUpTo(most: number): Shape<Float32Array> {
  return (value) =>
    types.isFloat32Array(value) && value.length <= most && value.every(Number.isFinite) ? value : refused();
}

/** Fields that may be left out are left out again. */
export function object<T extends object>(shapes: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return refused();
    const given = value as Record<string, unknown>;
    const made = Object.entries<Shape<unknown>>(shapes)
      .map(
        ([name, shape]) => [name, shape(Object.hasOwn(given, name) ? given[name] : undefined), name in given] as const,
      )
      .flatMap(([name, field, isGiven]) => (field === undefined && !isGiven ? [] : [[name, field] as const]));
    return Object.fromEntries(made) as T;
  };
}

/** By the value of this field. */
export function eitherBy<T extends object>(
  field: keyof T & string,
  shapes: Readonly<Record<string, Shape<T>>>,
): Shape<T> {
  return (value) => {
    const kind = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
    const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    return shape === undefined ? refused() : shape(value);
  };
}
