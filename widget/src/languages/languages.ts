import { loadPart } from '../api/load-part.js';
import type { SomeWords, Words } from './en/words.js';
import { asTag } from './language-tags.js';
import { type Language, merged } from './merged.js';
import { nearest } from './nearest-language.js';

/** Each is complete, so that nobody loads two. */
const languages: ReadonlyMap<string, () => Promise<Words>> = new Map([
  ['en', () => loadPart(() => import('./texts/en.js')).then(({ en }) => en)],
  ['ar', () => loadPart(() => import('./texts/ar.js')).then(({ ar }) => ar)],
  ['bn', () => loadPart(() => import('./texts/bn.js')).then(({ bn }) => bn)],
  ['cs', () => loadPart(() => import('./texts/cs.js')).then(({ cs }) => cs)],
  ['da', () => loadPart(() => import('./texts/da.js')).then(({ da }) => da)],
  ['de', () => loadPart(() => import('./texts/de.js')).then(({ de }) => de)],
  ['el', () => loadPart(() => import('./texts/el.js')).then(({ el }) => el)],
  ['es', () => loadPart(() => import('./texts/es.js')).then(({ es }) => es)],
  ['fi', () => loadPart(() => import('./texts/fi.js')).then(({ fi }) => fi)],
  ['fr', () => loadPart(() => import('./texts/fr.js')).then(({ fr }) => fr)],
  ['he', () => loadPart(() => import('./texts/he.js')).then(({ he }) => he)],
  ['hi', () => loadPart(() => import('./texts/hi.js')).then(({ hi }) => hi)],
  ['hu', () => loadPart(() => import('./texts/hu.js')).then(({ hu }) => hu)],
  ['id', () => loadPart(() => import('./texts/id.js')).then(({ id }) => id)],
  ['it', () => loadPart(() => import('./texts/it.js')).then(({ it }) => it)],
  ['ja', () => loadPart(() => import('./texts/ja.js')).then(({ ja }) => ja)],
  ['ko', () => loadPart(() => import('./texts/ko.js')).then(({ ko }) => ko)],
  ['nl', () => loadPart(() => import('./texts/nl.js')).then(({ nl }) => nl)],
  ['pl', () => loadPart(() => import('./texts/pl.js')).then(({ pl }) => pl)],
  ['pt-BR', () => loadPart(() => import('./texts/pt-br.js')).then(({ ptBr }) => ptBr)],
  ['pt-PT', () => loadPart(() => import('./texts/pt-pt.js')).then(({ ptPt }) => ptPt)],
  ['ro', () => loadPart(() => import('./texts/ro.js')).then(({ ro }) => ro)],
  ['sv', () => loadPart(() => import('./texts/sv.js')).then(({ sv }) => sv)],
  ['tr', () => loadPart(() => import('./texts/tr.js')).then(({ tr }) => tr)],
  ['uk', () => loadPart(() => import('./texts/uk.js')).then(({ uk }) => uk)],
  ['vi', () => loadPart(() => import('./texts/vi.js')).then(({ vi }) => vi)],
  ['zh-Hans', () => loadPart(() => import('./texts/zh-hans.js')).then(({ zhHans }) => zhHans)],
  ['zh-Hant', () => loadPart(() => import('./texts/zh-hant.js')).then(({ zhHant }) => zhHant)],
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
