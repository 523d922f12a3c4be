import { joinsOf } from '../names/keys.js';
import type { Token } from '../names/tokens.js';
import { likeness } from './likeness.js';
import { weights } from './weights.js';

export const wordMatches = ['equal', 'sound', 'slip', 'initial'] as const;
export type WordMatch = (typeof wordMatches)[number];

/** Two words that were taken for the same. */
export interface MatchedWord {
  readonly asked: string;
  readonly listed: string;
  readonly how: WordMatch;
  readonly score: number;
}

export interface NameMatch {
  readonly score: number;
  readonly words: readonly MatchedWord[];
}

const none: NameMatch = { score: 0, words: [] };

/** How alike two names are, whatever the order of their words. */
export function matchNames(asked: readonly Token[], listed: readonly Token[]): NameMatch {
  const plain = pairUp(asked, listed);
  if (plain.score >= weights.word.sound || asked.length === listed.length) return plain;
  const variants =
    asked.length > listed.length
      ? joinedOnce(asked).map((joined) => pairUp(joined, listed))
      : joinedOnce(listed).map((joined) => pairUp(asked, joined));
  return variants.reduce((best, match) => (match.score > best.score ? match : best), plain);
}

function joinedOnce(tokens: readonly Token[]): Token[][] {
  if (tokens.some(({ isInitial }) => isInitial)) return [];
  return joinsOf(tokens).map((joined, at) => [...tokens.slice(0, at), joined, ...tokens.slice(at + 2)]);
}

interface Pair extends MatchedWord {
  readonly askedAt: number;
  readonly listedAt: number;
  readonly counts: number;
}

/** Each word with the one that it is most like. The shorter name decides; what it lacks of the longer one costs a little. */
function pairUp(asked: readonly Token[], listed: readonly Token[]): NameMatch {
  const pairs = asked.flatMap((one, askedAt) =>
    listed.flatMap((other, listedAt): Pair[] => {
      const match = known(one, other);
      return match === undefined ? [] : [{ ...match, askedAt, listedAt }];
    }),
  );
  pairs.sort((a, b) => b.score - a.score);
  const [askedTaken, listedTaken] = [new Set<number>(), new Set<number>()];
  const words = pairs.filter(({ askedAt, listedAt }) => {
    if (askedTaken.has(askedAt) || listedTaken.has(listedAt)) return false;
    askedTaken.add(askedAt);
    listedTaken.add(listedAt);
    return true;
  });
  words.sort((a, b) => a.askedAt - b.askedAt);
  const [longer, shorter] = [Math.max(asked.length, listed.length), Math.min(asked.length, listed.length)];
  if (shorter === 0 || (words.length < 2 && longer > 1) || words.every(({ how }) => how === 'initial')) return none;
  const lost = words.reduce((sum, { score, counts }) => sum + (1 - score) * counts, 0);
  const unmatched = shorter - words.length;
  const worst = Math.min(...words.map((word) => word.score));
  const lacking = weights.lacking * ((longer - shorter) / longer);
  const score = 1 - (lost + unmatched) / shorter - lacking - weights.word.worst * (1 - worst);
  return {
    score: Math.max(0, score),
    words: words.map(({ asked: a, listed: b, how, score: s }) => ({ asked: a, listed: b, how, score: s })),
  };
}

type CountedMatch = MatchedWord & { readonly counts: number };

/** One word is compared with those of thousands of names, in which the same come again and again. */
const compared = new WeakMap<Token, Map<string, CountedMatch | undefined>>();

function known(asked: Token, listed: Token): CountedMatch | undefined {
  const before = compared.get(asked) ?? new Map<string, CountedMatch | undefined>();
  compared.set(asked, before);
  if (!before.has(listed.text)) before.set(listed.text, matchWords(asked, listed));
  return before.get(listed.text);
}

function matchWords(asked: Token, listed: Token): CountedMatch | undefined {
  const match = (how: WordMatch, score: number, counts = 1): CountedMatch => ({
    asked: asked.text,
    listed: listed.text,
    how,
    score,
    counts,
  });
  const { word } = weights;
  if (asked.text === listed.text) return match('equal', 1);
  if (asked.isInitial || listed.isInitial)
    return asked.text.startsWith(listed.text.charAt(0))
      ? match('initial', word.initial, word.initialCounts)
      : undefined;
  const letters = likeness(asked.text, listed.text);
  if (asked.sound === listed.sound) {
    const isUnvowelled = isWithoutVowels(asked.text) || isWithoutVowels(listed.text);
    return match(
      'sound',
      Math.max(letters * word.sound, isUnvowelled ? word.unvowelled : soundScore(asked.sound, letters)),
    );
  }
  const score =
    Math.max(isAsLong(asked.text, listed.text) ? letters : 0, unvowelledLikeness(asked, listed)) * word.slip;
  return score < word.least ? undefined : match('slip', score);
}

/** Of a sound of one or two letters hardly anything follows: Li, Lee and Lao are others. */
function soundScore(sound: string, letters: number): number {
  return sound.length > 2 ? weights.word.sound : letters * weights.word.sound;
}

/** Words that begin alike are much alike, but a name is not the beginning of another. */
function isAsLong(a: string, b: string): boolean {
  return Math.min(a.length, b.length) > 0.6 * Math.max(a.length, b.length);
}

/** A word without vowels is compared by sounds alone. */
function unvowelledLikeness(asked: Token, listed: Token): number {
  return isWithoutVowels(asked.text) || isWithoutVowels(listed.text) ? likeness(asked.sound, listed.sound) : 0;
}

function isWithoutVowels(text: string): boolean {
  return /^[b-df-hj-np-tv-z]+$/.test(text) && text.length > 2;
}
