import type { en } from './english.js';

type Wide<T> = T extends string ? string : { readonly [K in keyof T]: Wide<T[K]> };

/** All texts of the console. Every language has all of them. */
export type Words = Wide<typeof en>;

/** The word for a value that the service may have and we do not. */
export function wordFor(words: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
