/** Digits of any script as 0 to 9: who writes with others is understood. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** The digits of a script follow each other, from zero to nine. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
