import type { Words } from '../languages/en/words.js';
import { phrase } from '../languages/phrases.js';

/** What is wrong with one field, by its path. */
export interface Problem {
  readonly path: string;
  readonly code: keyof Words['problems'];
  readonly params?: Readonly<Record<string, string | number>>;
}

export function problemText(words: Words, { code, params = {} }: Problem): string {
  return phrase(words.problems[code], params);
}
