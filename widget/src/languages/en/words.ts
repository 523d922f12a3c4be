import { first } from './first.js';
import type { rest } from './rest.js';

export type { FieldName } from './fields.js';
export type { Value } from './values.js';

/** A text by the plural forms of a language: those it has for whole numbers, and `other`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

type Wide<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? keyof T extends Intl.LDMLPluralRule
      ? Plural
      : WideGroup<T>
    : WideGroup<T>;
type WideGroup<T> = { readonly [K in keyof T]: Wide<T[K]> };

/** All texts of the widget. Other languages provide all of them. */
export type Words = Wide<typeof first & typeof rest>;
/** Those of the page of invited people. */
export type InvitedWords = Words['invited'];
type Deep<T> = T extends string ? string : { readonly [K in keyof T]?: Deep<T[K]> };
/** Some texts, in place of the built-in ones. */
export type SomeWords = Deep<Words>;

/** Used before the rest is loaded: no screen that needs more is shown until then. */
export const firstWords = first as Partial<Words> as Words;
