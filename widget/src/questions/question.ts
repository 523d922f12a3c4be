import type { Context } from '../elements/context.js';
import type { AnyFields, Field } from './field.js';
import { type Values, valueAt } from './values.js';

/** One field of a form, as it is asked now. */
export interface Question {
  /** `address.city` */
  readonly path: string;
  readonly name: string;
  readonly field: Field;
}

/** The fields that are asked, groups opened, in order. */
export function questionsOf(fields: AnyFields, values: Values, within = ''): Question[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = within === '' ? name : `${within}.${name}`;
    if (field.kind === 'group') return questionsOf(field.fields, values, path);
    if (field.kind === 'withTaxNumber') return [];
    if (field.kind === 'address' && field.unless !== undefined && valueAt(values, field.unless) !== false) return [];
    return [{ path, name, field }];
  });
}

/** Where one question writes its answer: a tax number is asked together with its type. */
export function pathsOf({ path, field }: Question): readonly string[] {
  return field.kind === 'taxNumber' ? [path, `${path}Type`] : [path];
}

/** Beside the tax number, and for the draft alone: its country is no part of the payload. */
export const taxCountryPath = 'taxCountry';

/** Whether what is said about a place in the payload is about this question. */
export function isAbout(question: Question, place: string): boolean {
  const own = [...pathsOf(question), ...(question.field.kind === 'taxNumber' ? [taxCountryPath] : [])];
  return own.some((path) => place === path || place.startsWith(`${path}.`));
}

/** An address that is asked at all has to be given. */
export function isRequired({ field }: Question): boolean {
  return field.optional !== true || (field.kind === 'address' && field.unless !== undefined);
}

/** The field at a place of the payload, whichever one of a list. */
export function fieldNameAt(path: string): string {
  return path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? path;
}

export function labelOf({ words }: Pick<Context, 'words'>, name: string): string {
  return (words.fields as Readonly<Record<string, { readonly label: string }>>)[name]?.label ?? name;
}

export function hintOf({ words }: Context, name: string): string | undefined {
  return (words.fields as Readonly<Record<string, { readonly hint?: string }>>)[name]?.hint;
}
