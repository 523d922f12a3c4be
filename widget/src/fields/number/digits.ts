/** Converts the digits of any script to 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** In every script the ten digits have consecutive code points. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
