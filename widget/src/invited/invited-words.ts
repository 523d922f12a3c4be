import { invited as english } from '../languages/en/invited.js';
import type { InvitedWords, SomeWords } from '../languages/en/words.js';
import { languageFor } from '../languages/language.js';
import { phrase } from '../languages/phrases.js';

export type RefusalReason = keyof typeof english.refusals;
export const refusalReasons = Object.keys(english.refusals) as RefusalReason[];

export interface SpokenWords {
  readonly tag: string;
  readonly words: InvitedWords;
  /** Its language could not be loaded: all that can be said is that, in English. */
  readonly isMissing: boolean;
}

/** In the first language of the browser that there is. */
export async function invitedWordsFor(wishes: readonly string[]): Promise<SpokenWords> {
  try {
    const { tag, words } = await languageFor(wishes);
    return { tag, words: words.invited, isMissing: false };
  } catch {
    return { tag: 'en', words: english, isMissing: true };
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
