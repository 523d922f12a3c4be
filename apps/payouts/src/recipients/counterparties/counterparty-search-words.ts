import type { Recipient } from '#contracts';

const [shortestBeginning, longestBeginning] = [2, 12];
/** No name has more words, and the limit bounds the size of a row. */
const mostWords = 24;

/** A recipient is found by names, alias and e-mail address. */
export function searchableText(recipient: Recipient): string {
  const { email = '', alias = '' } = recipient;
  const names = recipient.type === 'individual' ? [recipient.firstName, recipient.lastName] : [recipient.name];
  return [...names, alias, email].join(' ');
}

/** The prefixes of each word, from two letters on; a word of one letter is its own prefix. */
export function beginningsOf(words: readonly string[]): string[] {
  const all = words.slice(0, mostWords).flatMap((word) => {
    const characters = [...word];
    const longest = Math.min(characters.length, longestBeginning);
    const shortest = Math.min(shortestBeginning, longest);
    return Array.from({ length: longest - shortest + 1 }, (_, more) => characters.slice(0, shortest + more).join(''));
  });
  return [...new Set(all)];
}

/** The prefix that a stored word must have to be found by this word. */
export function searchedBeginning(word: string): string {
  return [...word].slice(0, longestBeginning).join('');
}
