import type { Words } from '../../widget/src/languages/en/words.js';
import { languageFor } from '../../widget/src/languages/language.js';

/** What the widget says in a language. */
export async function wordsOf(tag: string): Promise<Words> {
  return (await languageFor([tag])).words;
}
