import type { Context } from '../elements/context.js';
import type { AnyFields, Field } from './field.js';
import { type Values, valueAt } from './values.js';

/** A field of a form that is shown now, with its place in the payload. */
export interface Question {
  /** `address.city` */
  readonly path: string;
  readonly name: string;
  readonly field: Field;
}

/** The questions to show, in order, with groups flattened. */
export function questionsOf(fields: AnyFields, values: Values, within = ''): Question[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = within === '' ? name : `${within}.${name}`;
    if (field.kind === 'group') return questionsOf(field.fields, values, path);
    if (field.kind === 'withTaxNumber') return [];
    if (field.kind === 'address' && field.unless !== undefined && valueAt(values, field.unless) !== false) return [];
    return [{ path, name, field }];
  });
}

/** The paths that a question writes to: a tax number also sets its type. */
export function pathsOf({ path, field }: Question): readonly string[] {
  return field.kind === 'taxNumber' ? [path, `${path}Type`] : [path];
}

/** Kept in the draft only: the country of a tax number is not part of the payload. */
export const taxCountryPath = 'taxCountry';

/** Whether a path in the payload belongs to this question. */
export function isAbout(question: Question, place: string): boolean {
  const own = [...pathsOf(question), ...(question.field.kind === 'taxNumber' ? [taxCountryPath] : [])];
  return own.some((path) => place === path || place.startsWith(`${path}.`));
}

/** An address that is only asked under a condition is required once it is asked; and so is a yes or a no. */
export function isRequired({ field }: Question): boolean {
  return field.optional !== true || field.kind === 'yesNo' || (field.kind === 'address' && field.unless !== undefined);
}

/** The name under which a field has its label, ignoring list indexes: a document has no country of its own. */
export function fieldNameAt(path: string): string {
  if (path === 'governmentId.country') return 'issuingCountry';
  return path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? path;
}

export function labelOf({ words }: Pick<Context, 'words'>, name: string): string {
  return (words.fields as Readonly<Record<string, { readonly label: string }>>)[name]?.label ?? name;
}

export function hintOf({ words }: Context, name: string): string | undefined {
  return (words.fields as Readonly<Record<string, { readonly hint?: string }>>)[name]?.hint;
}
