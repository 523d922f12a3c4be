import type { Problem } from './problem.js';

/** True without a letter, digit, punctuation mark or symbol: spaces and zero-width characters are no answer. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** Counts characters as people do, ignoring surrounding white space. */
export function textProblems(
  path: string,
  { min = 1, max }: { readonly min?: number; readonly max: number },
  text: string,
): readonly Problem[] {
  const length = [...text.trim()].length;
  if (length < min) return [{ path, code: 'tooShort', params: { count: min } }];
  return length > max ? [{ path, code: 'tooLong', params: { count: max } }] : [];
}
