import { loadPart } from '../../api/load-part.js';
import { first } from './first.js';
import type { rest } from './rest.js';

export type { FieldName } from './fields.js';
export type { Value } from './values.js';

type Wide<T> = T extends string ? string : { readonly [K in keyof T]: Wide<T[K]> };

/** Every string of the widget. Another language has all of them. */
export type Words = Wide<typeof first & typeof rest>;
type Deep<T> = T extends string ? string : { readonly [K in keyof T]?: Deep<T[K]> };
/** Some of them, in place of ours. */
export type SomeWords = Deep<Words>;

export async function everyWord(): Promise<Words> {
  return { ...first, ...(await loadPart(() => import('./rest.js'))).rest };
}

/** Before the rest has come: no screen that says more is shown before. */
export const firstWords = first as Partial<Words> as Words;
