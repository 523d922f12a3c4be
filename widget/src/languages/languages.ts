import { loadPart } from '../api/load-part.js';
import type { SomeWords, Words } from './en/words.js';
import { asTag } from './language-tags.js';
import { type Language, merged } from './language.js';

/** Each is complete, so that nobody loads two. */
const languages: ReadonlyMap<string, () => Promise<Words>> = new Map([
  ['en', () => loadPart(() => import('./en.js')).then(({ en }) => en)],
  ['es', () => loadPart(() => import('./es.js')).then(({ es }) => es)],
  ['pt-BR', () => loadPart(() => import('./pt-br.js')).then(({ ptBr }) => ptBr)],
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
