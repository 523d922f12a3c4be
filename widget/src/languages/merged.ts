import type { Words } from './en/words.js';

export interface Language {
  /** As BCP 47. */
  readonly tag: string;
  readonly words: Words;
}

/** Merges partial words over complete ones, recursively. */
export function merged<T extends object>(words: T, some: object | undefined): T {
  if (some === undefined) return words;
  const result: Record<string, unknown> = { ...(words as Record<string, unknown>) };
  for (const [key, value] of Object.entries(some)) {
    const before = result[key];
    result[key] = isGroup(before) && isGroup(value) ? merged(before, value) : value;
  }
  return result as T;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
