import { invited as english } from '../languages/en/invited.js';
import type { InvitedWords, SomeWords } from '../languages/en/words.js';
import { languageFor } from '../languages/language.js';
import { phrase } from '../languages/phrases.js';

export type RefusalReason = keyof typeof english.refusals;
export const refusalReasons = Object.keys(english.refusals) as RefusalReason[];

/** In the first language of the browser that there is; in English also where none could be loaded. */
export async function invitedWordsFor(
  wishes: readonly string[],
): Promise<{ readonly tag: string; readonly words: InvitedWords }> {
  try {
    const { tag, words } = await languageFor(wishes);
    return { tag, words: words.invited };
  } catch {
    return { tag: 'en', words: english };
  }
}

/** What the widget says in place of its own words, where one person answers for this business. */
export function widgetWords({ inWidget }: InvitedWords, organization: string): SomeWords {
  return filled(inWidget, { organization });
}

function filled<T extends object>(words: T, values: Readonly<Record<string, string>>): T {
  const entries = Object.entries(words as Record<string, string | object>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? phrase(value, values) : filled(value, values)]),
  ) as T;
}
