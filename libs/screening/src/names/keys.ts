import { shortened } from '../lists/shortened.js';
import { slipsOf } from './sound.js';
import { type Token, token } from './tokens.js';

/**
 * By which the names that may be meant are found among all. A key says what it is of: `s` a word, `1` the only word of
 * a name, `j` two words written as one, `2` both words of a name written as one, `i` a word by its first letter, `=` a letter
 * that stands for a word.
 */
export function listedKeys(tokens: readonly Token[]): string[] {
  const [first] = tokens;
  if (first === undefined) return [];
  if (tokens.length === 1) return [`1${first.sound}`];
  const both = tokens.length === 2 ? '2' : 'j';
  const keys = [
    ...tokens.flatMap(({ text, sound, isInitial }) =>
      isInitial ? [`=${text}`] : [`s${sound}`, `i${firstLetter(text)}`],
    ),
    ...joinsOf(tokens).flatMap(({ sound }) => [`j${sound}`, ...(both === '2' ? [`2${sound}`] : [])]),
  ];
  return [...new Set(keys)];
}

/** Half of a letter, of those that take two units, is no text. */
function firstLetter(text: string): string {
  return shortened(text, 1);
}

/** The sounds that words of names have, so that those that differ by a slip are found. */
export function listedSounds(tokens: readonly Token[]): string[] {
  return tokens.filter(({ isInitial }) => !isInitial).map(({ sound }) => sound);
}

/** One word that is looked for, and the words of the asked name that it takes. */
export interface AskedWord {
  readonly takes: readonly number[];
  /** As written, or nearly: sounds are to be looked up by these. Empty of an initial. */
  readonly slips: readonly string[];
  readonly sound: string;
  keysFor(sounds: readonly string[]): string[];
}

const mostWords = 6;

/** What is looked for: a name is a candidate that has two of the words, or the only one. */
export function askedWords(tokens: readonly Token[]): AskedWord[] {
  const asked = strongest(tokens);
  if (asked.length === 0 || asked.every(({ isInitial }) => isInitial)) return [];
  const [only] = asked;
  if (asked.length === 1 && only !== undefined) return [word(only, [0, 0], (sound) => [`1${sound}`, `2${sound}`])];
  const words = asked.map((one, at) =>
    one.isInitial
      ? { takes: [at], slips: [], sound: '', keysFor: () => [`i${one.text}`, `=${one.text}`] }
      : word(one, [at], (sound) => [`s${sound}`, `j${sound}`], [`=${firstLetter(one.text)}`]),
  );
  const joins = joinsOf(asked).map((one, at) => word(one, [at, at + 1], (sound) => [`s${sound}`]));
  const whole = asked.length === 2 ? joinsOf(asked).map((one) => word(one, [0, 1], (sound) => [`1${sound}`])) : [];
  return [...words, ...(asked.length === 2 ? whole : joins)];
}

function word(
  { sound }: Token,
  takes: readonly number[],
  keys: (sound: string) => string[],
  more: readonly string[] = [],
): AskedWord {
  return { takes, sound, slips: slipsOf(sound), keysFor: (sounds) => [...sounds.flatMap(keys), ...more] };
}

/** Of very long names the longest words, in their order: they say most. */
function strongest(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length <= mostWords) return tokens;
  const kept = new Set([...tokens].sort((a, b) => b.text.length - a.text.length).slice(0, mostWords));
  return tokens.filter((one) => kept.has(one));
}

/** Neighbours written as one word. */
export function joinsOf(tokens: readonly Token[]): Token[] {
  return tokens.slice(1).flatMap((next, at) => {
    const before = tokens[at];
    return before === undefined || before.isInitial || next.isInitial ? [] : [token(before.text + next.text)];
  });
}
