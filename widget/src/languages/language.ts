import { loadPart } from '../api/load-part.js';
import { asTag } from './language-tags.js';
import { type SomeWords, type Words, firstWords } from './en/words.js';

export interface Language {
  /** As BCP 47. */
  readonly tag: string;
  readonly words: Words;
}

/** Used until the language is loaded: the words of the first screens. */
export const beginning: Language = { tag: 'en', words: firstWords };

const added = new Map<string, () => Promise<SomeWords>>();

/** Lets a partner add a language, or replace one. What it leaves out is said in English. */
export function addLanguage(tag: string, load: () => Promise<SomeWords>): void {
  for (const known of asTag(tag)) added.set(known, load);
}

/** The first requested language that exists, also with another region; else English. */
export async function languageFor(wishes: readonly string[]): Promise<Language> {
  return (await loadPart(() => import('./languages.js'))).firstOf(wishes, added);
}

/** Merges partial words over complete ones, recursively. */
export function merged<T extends object>(words: T, some: object | undefined): T {
  if (some === undefined) return words;
  const result: Record<string, unknown> = { ...(words as Record<string, unknown>) };
  for (const [key, value] of Object.entries(some)) {
    const before = result[key];
    result[key] = isGroup(before) && isGroup(value) ? merged(before, value) : value;
  }
  return result as T;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
