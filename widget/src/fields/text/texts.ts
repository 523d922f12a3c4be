import type { Problem } from '../../questions/problem.js';

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

/** Roughly: the server knows better, and says so at the field. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text) && text.length <= 254;
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/@]+\.[^\s/@]{2,}(\/\S*)?$/i.test(text) && text.length <= 500 && URL.canParse(text);
}

/** People leave the beginning away, and nobody needs to be told to write it. */
export function withScheme(text: string): string {
  const address = text.trim();
  return /^[^\s/:@]+\.[^\s/:@.]{2,}(\/\S*)?$/.test(address) ? `https://${address}` : address;
}
