import { loadPart } from '../../api/load-part.js';
import { first } from './first.js';
import type { rest } from './rest.js';

export type { FieldName } from './fields.js';
export type { Value } from './values.js';

type Wide<T> = T extends string ? string : { readonly [K in keyof T]: Wide<T[K]> };

/** All texts of the widget. Other languages provide all of them. */
export type Words = Wide<typeof first & typeof rest>;
type Deep<T> = T extends string ? string : { readonly [K in keyof T]?: Deep<T[K]> };
/** Some texts, in place of the built-in ones. */
export type SomeWords = Deep<Words>;

export async function everyWord(): Promise<Words> {
  return { ...first, ...(await loadPart(() => import('./rest.js'))).rest };
}

/** Used before the rest is loaded: no screen that needs more is shown until then. */
export const firstWords = first as Partial<Words> as Words;
