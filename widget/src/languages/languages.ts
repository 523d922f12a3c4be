import { loadPart } from '../api/load-part.js';
import { type SomeWords, type Words, everyWord, firstWords } from './en/words.js';
import { asTag, nearest } from './language-tags.js';

export interface Language {
  /** As BCP 47. */
  readonly tag: string;
  readonly words: Words;
}

/** Each is complete, so that nobody loads two. */
const languages = new Map<string, () => Promise<Words>>([
  ['ar', () => loadPart(() => import('./ar.js')).then(({ ar }) => ar)],
  ['bn', () => loadPart(() => import('./bn.js')).then(({ bn }) => bn)],
  ['cs', () => loadPart(() => import('./cs.js')).then(({ cs }) => cs)],
  ['da', () => loadPart(() => import('./da.js')).then(({ da }) => da)],
  ['de', () => loadPart(() => import('./de.js')).then(({ de }) => de)],
  ['en', everyWord],
  ['es', () => loadPart(() => import('./es.js')).then(({ es }) => es)],
  ['fi', () => loadPart(() => import('./fi.js')).then(({ fi }) => fi)],
  ['he', () => loadPart(() => import('./he.js')).then(({ he }) => he)],
  ['hi', () => loadPart(() => import('./hi.js')).then(({ hi }) => hi)],
  ['hu', () => loadPart(() => import('./hu.js')).then(({ hu }) => hu)],
  ['id', () => loadPart(() => import('./id.js')).then(({ id }) => id)],
  ['nl', () => loadPart(() => import('./nl.js')).then(({ nl }) => nl)],
  ['pl', () => loadPart(() => import('./pl.js')).then(({ pl }) => pl)],
  ['pt-BR', () => loadPart(() => import('./pt-br.js')).then(({ ptBr }) => ptBr)],
  ['sv', () => loadPart(() => import('./sv.js')).then(({ sv }) => sv)],
  ['tr', () => loadPart(() => import('./tr.js')).then(({ tr }) => tr)],
  ['uk', () => loadPart(() => import('./uk.js')).then(({ uk }) => uk)],
]);

/** Used until the language is loaded: the words of the first screens. */
export const beginning: Language = { tag: 'en', words: firstWords };

/** Lets a partner add a language, or replace one. What it leaves out is said in English. */
export function addLanguage(tag: string, load: () => Promise<SomeWords>): void {
  languages.set(tag, async () => merged(await everyWord(), await load()));
}

/** The first requested language that exists, also with another region; else English. */
export async function languageFor(wishes: readonly string[]): Promise<Language> {
  for (const wish of wishes.flatMap(asTag)) {
    const found = nearest(wish, [...languages.keys()]);
    if (found === undefined) continue;
    const words = await languages.get(found)?.();
    // Keeps the requested region for dates and country names.
    if (words !== undefined) return { tag: wish, words };
  }
  return { tag: 'en', words: await everyWord() };
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
