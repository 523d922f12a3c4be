/**
 * Whether a word that was recognized in a picture may be the one that was typed. Characters that look alike
 * count as equal, and in longer words one letter may be wrong, missing or added. Digits are never guessed:
 * another digit is another number.
 */
export function mayBe(recognized: string, typed: string): boolean {
  const [one, other] = [asItLooks(recognized), asItLooks(typed)];
  return one === other || (mayDiffer(typed) && differByOneLetter(one, other));
}

/** Makes characters that print alike the same: `0` and `o`, `1`, `i` and `l`, `5` and `s`, `8` and `b`. */
export function asItLooks(word: string): string {
  return word.replace(/[01l58]/g, (character) => lookAlikes[character] ?? character);
}

const lookAlikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', l: 'i', '5': 's', '8': 'b' };

/** In shorter words, one letter makes another word: `Eva` and `Ana`. */
const fewestLetters = 5;

function mayDiffer(typed: string): boolean {
  return typed.length >= fewestLetters && !/\p{N}/u.test(typed);
}

function differByOneLetter(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > 1) return false;
  let alike = 0;
  while (alike < shorter.length && shorter[alike] === longer[alike]) alike++;
  const skipped = shorter.length === longer.length ? 1 : 0;
  return shorter.slice(alike + skipped) === longer.slice(alike + 1);
}
