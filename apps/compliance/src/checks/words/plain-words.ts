/**
 * The words of a text as they are compared: in any script, without case, accents, punctuation and
 * ligatures. `S.A.` becomes two words, in the name and in the document alike.
 */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æðđøłœþ]/g, (letter) => withoutStroke[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Letters that Unicode does not take apart, as they are written where they are missing. */
const withoutStroke: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ø: 'o',
  ł: 'l',
  œ: 'oe',
  þ: 'th',
};
