import type { Problem } from './problem.js';

/** A letter, a digit or a sign: spaces and characters without width alone say nothing. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** A text that says something, with what is around it left away. */
export function textProblems(
  path: string,
  { min = 1, max }: { readonly min?: number; readonly max: number },
  text: string,
): readonly Problem[] {
  const length = [...text.trim()].length;
  if (length < min) return [{ path, code: 'tooShort', params: { count: min } }];
  return length > max ? [{ path, code: 'tooLong', params: { count: max } }] : [];
}
