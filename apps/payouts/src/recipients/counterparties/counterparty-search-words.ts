import type { Recipient } from '#contracts';

const [shortestBeginning, longestBeginning] = [2, 12];
/** More words has no name; so nobody makes a row as large as they like. */
const mostWords = 24;

/** As they are compared: small letters without accents. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))];
}

/** By which a recipient is found: by names, alias and e-mail address. */
export function searchedTexts(recipient: Recipient): string {
  const { email = '', alias = '' } = recipient;
  const names = recipient.type === 'individual' ? [recipient.firstName, recipient.lastName] : [recipient.name];
  return [...names, alias, email].join(' ');
}

/** Of each word from two letters on; of a word of one letter, that. */
export function beginningsOf(words: readonly string[]): string[] {
  const all = words.slice(0, mostWords).flatMap((word) => {
    const characters = [...word];
    const longest = Math.min(characters.length, longestBeginning);
    const shortest = Math.min(shortestBeginning, longest);
    return Array.from({ length: longest - shortest + 1 }, (_, more) => characters.slice(0, shortest + more).join(''));
  });
  return [...new Set(all)];
}

/** What a word has to begin with so that it is found by this one. */
export function soughtBeginning(word: string): string {
  return [...word].slice(0, longestBeginning).join('');
}
