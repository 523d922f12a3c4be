const weights = [7, 3, 1];

/** By ICAO 9303: digits count as they are, letters from 10, fillers 0. */
export function checkDigitOf(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += valueOf(text.charCodeAt(at)) * (weights[at % 3] ?? 0);
  return sum % 10;
}

function valueOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 65 && code <= 90 ? code - 55 : 0;
}

/** The check digit of an empty field may be a filler. */
export function checkDigitHolds(text: string, digit: string): boolean {
  if (digit === '<') return /^<*$/.test(text);
  return String(checkDigitOf(text)) === digit;
}
