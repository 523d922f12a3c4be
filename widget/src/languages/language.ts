import { loadPart } from '../api/load-part.js';
import { asTag } from './language-tags.js';
import { type SomeWords, firstWords } from './en/words.js';
import type { Language } from './merged.js';

export { type Language, merged } from './merged.js';

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
