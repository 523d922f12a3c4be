/** The kinds of bytes that a PDF is made of. */
export const isSpace = flags('\0\t\n\f\r ');
export const isDelimiter = flags('()<>[]{}/%');
export const isLineEnd = flags('\n\r');
/** What may stand right before `obj`: readers take `0obj` and `0.obj` for a number and a word. */
export const endsNumber = flags('\0\t\n\f\r 0123456789.+-');
/** What an object begins with that names anything, or a comment before it. */
export const beginsObject = flags('<[/%');

/** The values of hexadecimal digits, by their codes. */
const digit: Readonly<Record<number, number>> = Object.fromEntries(
  [...'0123456789abcdefABCDEF'].map((one) => [one.charCodeAt(0), Number.parseInt(one, 16)]),
);

/** `/J#61vaScript` is `/JavaScript`. By hand: a hostile file has millions of names. */
export function unescaped(name: string): string {
  if (!name.includes('#')) return name;
  let plain = '';
  for (let at = 0; at < name.length; at += 1) {
    const code = name[at] === '#' ? codeAt(name, at + 1) : undefined;
    plain += code === undefined ? name.charAt(at) : String.fromCharCode(code);
    if (code !== undefined) at += 2;
  }
  return plain;
}

/** Of two hexadecimal digits. */
function codeAt(name: string, at: number): number | undefined {
  const [high, low] = [digit[name.charCodeAt(at)], digit[name.charCodeAt(at + 1)]];
  return high === undefined || low === undefined ? undefined : high * 16 + low;
}

function flags(characters: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
