import { asTag } from '../../../widget/src/languages/language-tags.js';
import { en } from './english.js';
import type { Words } from './words.js';

export interface Language {
  /** As BCP 47: dates and plurals follow it. */
  readonly tag: string;
  readonly words: Words;
}

export const languageNames = { en: 'English', es: 'Español', pt: 'Português' } as const;
type Known = keyof typeof languageNames;

const languages: Readonly<Record<Known, () => Promise<Words>>> = {
  en: () => Promise.resolve(en),
  es: async () => (await import('./spanish.js')).es,
  pt: async () => (await import('./portuguese.js')).ptBr,
};

/** The first that is wished for and there is; the region that was asked for stays, for its dates. */
export async function languageFor(wishes: readonly string[]): Promise<Language> {
  for (const tag of wishes.flatMap(asTag)) {
    const known = tag.split('-')[0]?.toLowerCase() ?? '';
    if (isKnown(known)) return { tag, words: await languages[known]() };
  }
  return { tag: 'en', words: en };
}

function isKnown(language: string): language is Known {
  return Object.hasOwn(languages, language);
}
