/**
 * Spellings of one sound become one letter, and vowels are left out: what is kept when a name is written in another
 * script and back. In this order.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:ye|yi|i?e)/, 'e'],
  [/s?h?tsch|shch|tch|sch|ch|sh|cz/g, 'X'],
  [/dzh|dj|zh/g, 'J'],
  // After a consonant it is what Germans write for a soft sign, and at the end for a short i.
  [/(?<=[bcdfghklmnpqrstvwxzX])j|j$/g, ''],
  [/j/g, 'J'],
  [/kh/g, 'H'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ts|tz|c(?=[eiy])|z/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/[fw]/g, 'v'],
  [/(?<=.)h$/, ''],
];

/** How a word of Latin letters sounds. What is in another script sounds as it is written. */
export function soundOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const spelled = spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
  const lower = spelled.toLowerCase();
  const first = /^[aeiouy]/.test(lower) ? 'a' : '';
  const consonants = lower.replace(/[aeiouy]/g, '');
  return (first + consonants).replace(/(.)\1+/g, '$1');
}

const shortestWithout = 3;

/** The sound, and each that lacks one of its letters: two that share one of these differ by a slip at most. */
export function slipsOf(sound: string): string[] {
  if (sound.length < shortestWithout) return [sound];
  const shorter = [...sound].map((_, at, all) => [...all.slice(0, at), ...all.slice(at + 1)].join(''));
  return [...new Set([sound, ...shorter])];
}
