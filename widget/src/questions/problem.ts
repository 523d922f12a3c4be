import type { Words } from '../languages/en/words.js';
import { phrase } from '../languages/phrases.js';

/** What is wrong with one field, by its path. */
export interface Problem {
  readonly path: string;
  readonly code: keyof Words['problems'];
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What a check of the server found at a field. It is shown there until the answer changes; it keeps no form from being sent. */
export interface FieldFinding {
  readonly path: string;
  readonly text: string;
  readonly isBlocking: boolean;
}

export function problemText(words: Words, { code, params = {} }: Problem): string {
  return phrase(words.problems[code], params);
}
