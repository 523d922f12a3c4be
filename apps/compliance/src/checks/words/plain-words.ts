/**
 * The words of a text in the form in which they are compared: without case, accents, punctuation and ligatures, in any
 * script. `S.A.` becomes two words, both in the name and in the document.
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

/** Letters that Unicode does not decompose, and how they are written without them. */
const withoutStroke: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ø: 'o',
  ł: 'l',
  œ: 'oe',
  þ: 'th',
};
