import { loadPart } from '../api/load-part.js';
import type { SomeWords, Words } from './en/words.js';
import { asTag } from './language-tags.js';
import { type Language, merged } from './language.js';

/** Each is complete, so that nobody loads two. Of several in one language, the first is that of its largest country. */
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

/** In the script of the wish; of regions, the one that was asked for, else that of the language as most speak it. */
function nearest(wish: string, tags: readonly string[]): string | undefined {
  const wished = new Intl.Locale(wish).maximize();
  const same = tags.filter((tag) => {
    const { language, script } = new Intl.Locale(tag).maximize();
    return language === wished.language && script === wished.script;
  });
  const usual = new Intl.Locale(wished.language).maximize().region;
  return (
    same.find((tag) => tag.toLowerCase() === wish.toLowerCase()) ??
    same.find((tag) => new Intl.Locale(tag).region === wished.region) ??
    (wished.region === usual ? same[0] : same.at(-1))
  );
}
