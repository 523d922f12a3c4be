import { loadPart } from '../api/load-part.js';
import type { SomeWords, Words } from './en/words.js';
import { asTag } from './language-tags.js';
import { type Language, merged } from './merged.js';
import { nearest } from './nearest-language.js';

/** Each is complete, so that nobody loads two. */
const languages: ReadonlyMap<string, () => Promise<Words>> = new Map([
  ['en', () => loadPart(() => import('./en.js')).then(({ en }) => en)],
  ['ar', () => loadPart(() => import('./ar.js')).then(({ ar }) => ar)],
  ['bn', () => loadPart(() => import('./bn.js')).then(({ bn }) => bn)],
  ['cs', () => loadPart(() => import('./cs.js')).then(({ cs }) => cs)],
  ['da', () => loadPart(() => import('./da.js')).then(({ da }) => da)],
  ['de', () => loadPart(() => import('./de.js')).then(({ de }) => de)],
  ['el', () => loadPart(() => import('./el.js')).then(({ el }) => el)],
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
