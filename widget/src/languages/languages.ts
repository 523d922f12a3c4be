import { loadPart } from '../api/load-part.js';
import type { SomeWords, Words } from './en/words.js';
import { asTag } from './language-tags.js';
import { type Language, merged } from './language.js';

/** Each is complete, so that nobody loads two. */
const languages: ReadonlyMap<string, () => Promise<Words>> = new Map([
  ['en', () => loadPart(() => import('./en.js')).then(({ en }) => en)],
  ['ar', () => loadPart(() => import('./ar.js')).then(({ ar }) => ar)],
  ['bn', () => loadPart(() => import('./bn.js')).then(({ bn }) => bn)],
  ['cs', () => loadPart(() => import('./cs.js')).then(({ cs }) => cs)],
  ['da', () => loadPart(() => import('./da.js')).then(({ da }) => da)],
  ['de', () => loadPart(() => import('./de.js')).then(({ de }) => de)],
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

/** With what a partner added, which comes before. */
export async function firstOf(
  wishes: readonly string[],
  added: ReadonlyMap<string, () => Promise<SomeWords>>,
): Promise<Language> {
  const tags = [...new Set([...added.keys(), ...languages.keys()])];
  for (const wish of wishes.flatMap(asTag)) {
    const found = nearest(wish, tags);
    // Keeps the requested region for dates and country names.
    if (found !== undefined) return { tag: wish, words: await wordsOf(found, added.get(found)) };
  }
  return { tag: 'en', words: await wordsOf('en') };
}

async function wordsOf(tag: string, some?: () => Promise<SomeWords>): Promise<Words> {
  const words = await languages.get(some === undefined ? tag : 'en')?.();
  if (words === undefined) throw new RangeError(`There is no ${tag}`);
  return merged(words, await some?.());
}

/** That of the tag, else of its language: by script, then by region, then any but that of the largest country. */
function nearest(wish: string, tags: readonly string[]): string | undefined {
  const { language } = new Intl.Locale(wish);
  const likely = (tag: string): Intl.Locale => new Intl.Locale(tag).maximize();
  const { script, region } = likely(wish);
  const points = (tag: string): number =>
    Number(tag === wish) * 8 +
    Number(likely(tag).script === script) * 4 +
    Number(likely(tag).region === region) * 2 +
    Number(new Intl.Locale(tag).region !== likely(language).region);
  return tags.filter((tag) => new Intl.Locale(tag).language === language).sort((a, b) => points(b) - points(a))[0];
}
