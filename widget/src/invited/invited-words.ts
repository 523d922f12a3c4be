import { loadPart } from '../api/load-part.js';
import { invited as english } from '../languages/en/invited.js';
import type { InvitedWords, SomeWords } from '../languages/en/words.js';
import { asTag, nearest } from '../languages/language-tags.js';
import { phrase } from '../languages/phrases.js';

export type RefusalReason = keyof typeof english.refusals;
export const refusalReasons = Object.keys(english.refusals) as RefusalReason[];

/** English is there at once: it also says what could not be loaded. */
const languages = new Map<string, () => Promise<InvitedWords>>([
  ['en', () => Promise.resolve(english)],
  ['es', () => loadPart(() => import('../languages/es/invited.js')).then(({ invited }) => invited)],
  ['pt-BR', () => loadPart(() => import('../languages/pt-br/invited.js')).then(({ invited }) => invited)],
]);

/** In the first language of the browser that there is here. */
export async function invitedWordsFor(
  wishes: readonly string[],
): Promise<{ readonly tag: string; readonly words: InvitedWords }> {
  for (const tag of wishes.flatMap(asTag)) {
    const load = languages.get(nearest(tag, [...languages.keys()]) ?? '');
    const words = await load?.().catch(() => undefined);
    if (words !== undefined) return { tag, words };
  }
  return { tag: 'en', words: english };
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
