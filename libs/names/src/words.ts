/** As words are compared: in lower case and without accents, each once. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))];
}

/** As names are compared: in any order, as forms and documents put the last name first. */
export function comparableName(name: string): string {
  return wordsIn(name).sort().join(' ');
}
