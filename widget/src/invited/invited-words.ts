import { loadPart } from '../api/load-part.js';
import { invited as english } from '../languages/en/invited.js';
import type { InvitedWords, SomeWords } from '../languages/en/words.js';
import { asTag } from '../languages/language-tags.js';
import { nearest } from '../languages/nearest-language.js';
import { phrase } from '../languages/phrases.js';

export type RefusalReason = keyof typeof english.refusals;
export const refusalReasons = Object.keys(english.refusals) as RefusalReason[];

/** English is there at once: it also says what could not be loaded. */
const languages: ReadonlyMap<string, () => Promise<InvitedWords>> = new Map([
  ['en', () => Promise.resolve<InvitedWords>(english)],
  ['ar', () => loadPart(() => import('../languages/ar/invited.js')).then(({ invited }) => invited)],
  ['bn', () => loadPart(() => import('../languages/bn/invited.js')).then(({ invited }) => invited)],
  ['cs', () => loadPart(() => import('../languages/cs/invited.js')).then(({ invited }) => invited)],
  ['da', () => loadPart(() => import('../languages/da/invited.js')).then(({ invited }) => invited)],
  ['de', () => loadPart(() => import('../languages/de/invited.js')).then(({ invited }) => invited)],
  ['el', () => loadPart(() => import('../languages/el/invited.js')).then(({ invited }) => invited)],
  ['es', () => loadPart(() => import('../languages/es/invited.js')).then(({ invited }) => invited)],
  ['fi', () => loadPart(() => import('../languages/fi/invited.js')).then(({ invited }) => invited)],
  ['fr', () => loadPart(() => import('../languages/fr/invited.js')).then(({ invited }) => invited)],
  ['he', () => loadPart(() => import('../languages/he/invited.js')).then(({ invited }) => invited)],
  ['hi', () => loadPart(() => import('../languages/hi/invited.js')).then(({ invited }) => invited)],
  ['hu', () => loadPart(() => import('../languages/hu/invited.js')).then(({ invited }) => invited)],
  ['id', () => loadPart(() => import('../languages/id/invited.js')).then(({ invited }) => invited)],
  ['it', () => loadPart(() => import('../languages/it/invited.js')).then(({ invited }) => invited)],
  ['ja', () => loadPart(() => import('../languages/ja/invited.js')).then(({ invited }) => invited)],
  ['ko', () => loadPart(() => import('../languages/ko/invited.js')).then(({ invited }) => invited)],
  ['nl', () => loadPart(() => import('../languages/nl/invited.js')).then(({ invited }) => invited)],
  ['pl', () => loadPart(() => import('../languages/pl/invited.js')).then(({ invited }) => invited)],
  ['pt-BR', () => loadPart(() => import('../languages/pt-br/invited.js')).then(({ invited }) => invited)],
  ['pt-PT', () => loadPart(() => import('../languages/pt-pt/invited.js')).then(({ invited }) => invited)],
  ['ro', () => loadPart(() => import('../languages/ro/invited.js')).then(({ invited }) => invited)],
  ['sv', () => loadPart(() => import('../languages/sv/invited.js')).then(({ invited }) => invited)],
  ['tr', () => loadPart(() => import('../languages/tr/invited.js')).then(({ invited }) => invited)],
  ['uk', () => loadPart(() => import('../languages/uk/invited.js')).then(({ invited }) => invited)],
  ['vi', () => loadPart(() => import('../languages/vi/invited.js')).then(({ invited }) => invited)],
  ['zh-Hans', () => loadPart(() => import('../languages/zh-hans/invited.js')).then(({ invited }) => invited)],
  ['zh-Hant', () => loadPart(() => import('../languages/zh-hant/invited.js')).then(({ invited }) => invited)],
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
