import { loadPart } from '../api/load-part.js';
import { type SomeWords, type Words, everyWord, firstWords } from './en/words.js';
import { asTag } from './language-tags.js';

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
  ['el', () => loadPart(() => import('./el.js')).then(({ el }) => el)],
  ['en', everyWord],
  ['es', () => loadPart(() => import('./es.js')).then(({ es }) => es)],
  ['fi', () => loadPart(() => import('./fi.js')).then(({ fi }) => fi)],
  ['fr', () => loadPart(() => import('./fr.js')).then(({ fr }) => fr)],
  ['he', () => loadPart(() => import('./he.js')).then(({ he }) => he)],
  ['hi', () => loadPart(() => import('./hi.js')).then(({ hi }) => hi)],
  ['hu', () => loadPart(() => import('./hu.js')).then(({ hu }) => hu)],
  ['id', () => loadPart(() => import('./id.js')).then(({ id }) => id)],
  ['it', () => loadPart(() => import('./it.js')).then(({ it }) => it)],
  ['ja', () => loadPart(() => import('./ja.js')).then(({ ja }) => ja)],
  ['ko', () => loadPart(() => import('./ko.js')).then(({ ko }) => ko)],
  ['nl', () => loadPart(() => import('./nl.js')).then(({ nl }) => nl)],
  ['pl', () => loadPart(() => import('./pl.js')).then(({ pl }) => pl)],
  ['pt-BR', () => loadPart(() => import('./pt-br.js')).then(({ ptBr }) => ptBr)],
  ['pt-PT', () => loadPart(() => import('./pt-pt.js')).then(({ ptPt }) => ptPt)],
  ['ro', () => loadPart(() => import('./ro.js')).then(({ ro }) => ro)],
  ['sv', () => loadPart(() => import('./sv.js')).then(({ sv }) => sv)],
  ['tr', () => loadPart(() => import('./tr.js')).then(({ tr }) => tr)],
  ['uk', () => loadPart(() => import('./uk.js')).then(({ uk }) => uk)],
  ['vi', () => loadPart(() => import('./vi.js')).then(({ vi }) => vi)],
  ['zh-Hans', () => loadPart(() => import('./zh-hans.js')).then(({ zhHans }) => zhHans)],
  ['zh-Hant', () => loadPart(() => import('./zh-hant.js')).then(({ zhHant }) => zhHant)],
]);

/** Used until the language is loaded: the words of the first screens. */
export const beginning: Language = { tag: 'en', words: firstWords };

/** Lets a partner add a language, or replace one. What it leaves out is said in English. */
export function addLanguage(tag: string, load: () => Promise<SomeWords>): void {
  for (const known of asTag(tag)) languages.set(known, async () => merged(await everyWord(), await load()));
}

/** The first requested language that exists, also with another region; else English. */
export async function languageFor(wishes: readonly string[]): Promise<Language> {
  for (const wish of wishes.flatMap(asTag)) {
    const found = nearest(wish);
    if (found === undefined) continue;
    const words = await languages.get(found)?.();
    // Keeps the requested region for dates and country names.
    if (words !== undefined) return { tag: wish, words };
  }
  return { tag: 'en', words: await everyWord() };
}

/** That of the tag, else of its language: by script, then by region, then any but that of the largest country. */
function nearest(wish: string): string | undefined {
  const { language } = new Intl.Locale(wish);
  const likely = (tag: string): Intl.Locale => new Intl.Locale(tag).maximize();
  const { script, region } = likely(wish);
  const points = (tag: string): number =>
    Number(tag === wish) * 8 +
    Number(likely(tag).script === script) * 4 +
    Number(likely(tag).region === region) * 2 +
    Number(new Intl.Locale(tag).region !== likely(language).region);
  return [...languages.keys()]
    .filter((tag) => new Intl.Locale(tag).language === language)
    .sort((a, b) => points(b) - points(a))[0];
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
