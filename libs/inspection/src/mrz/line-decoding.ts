import { type GlyphClassifier, type LineStrip, alphabet, noCharacter, pitch, windowStep } from './glyph-classifier.js';
import type { LinePart } from './line-rectification.js';

/** For each character of a line, the probability of each letter of the alphabet. */
export interface DecodedLine {
  readonly cells: readonly Float32Array[];
  /** The mean log probability of the likeliest characters: 0 is without doubt. */
  readonly score: number;
}

const stepsPerPitch = pitch / windowStep;
/** The cost of being one step too close to the previous character, or too far from it. */
const unevenness = 0.3;
const leastLikely = 1e-4;
/** Room before the first and after the last character, in characters: the ends of a line are known only roughly. */
const margin = 3;
/** So many characters show whether it is a line of an MRZ at all, and which way up it is. */
const glimpsed = 12;

/** The whole line. Before the first and after the last character there must be none. */
export function decodeLine(
  classifier: GlyphClassifier,
  strip: (part: LinePart) => LineStrip,
  characters: number,
): DecodedLine {
  const seen = seenIn(classifier, strip({ characters, first: -margin, last: characters + margin }));
  return likeliest(seen, characters, (at) => seen.nothing[at] ?? 0);
}

/** The score of some characters in its middle, at a quarter of the cost of decoding the line. */
export function glimpseOf(
  classifier: GlyphClassifier,
  strip: (part: LinePart) => LineStrip,
  characters: number,
): number {
  const first = (characters - glimpsed) / 2;
  const seen = seenIn(classifier, strip({ characters, first: first - 1, last: first + glimpsed + 1 }));
  return likeliest(seen, glimpsed, () => 0).score;
}

/** For each window, from left to right. */
interface Seen {
  readonly windows: readonly Float32Array[];
  /** Log probabilities of the likeliest character, and of none. */
  readonly logs: readonly number[];
  readonly nothing: readonly number[];
}

function seenIn(classifier: GlyphClassifier, strip: LineStrip): Seen {
  const windows = classifier.classify(strip);
  const log = (likely: number): number => Math.log(Math.max(leastLikely, likely));
  return {
    windows,
    logs: windows.map((likely) => log(Math.max(...likely.subarray(0, alphabet.length)))),
    nothing: windows.map((likely) => log(likely[noCharacter] ?? 0)),
  };
}

/**
 * Finds the likeliest path through the windows by dynamic programming (Viterbi). Characters are evenly spaced, but where
 * the first one is and how perspective changes the spacing is unknown. Halfway between two characters there is none.
 */
function likeliest(seen: Seen, characters: number, outside: (at: number) => number): DecodedLine {
  const { windows, logs, nothing } = seen;
  const between = nothing.map((log) => log / 2);
  const first = Float64Array.from(logs, (log, at) => log + outside(at - stepsPerPitch));
  const paths = pathsThrough({ first, logs, between }, characters);
  const path = likeliestPath(paths, (at) => outside(at + stepsPerPitch));
  const cells = path.map((at) => (windows[at] ?? new Float32Array(alphabet.length + 1)).subarray(0, alphabet.length));
  const all = path.reduce((sum, at) => sum + (logs[at] ?? 0) + (between[at - stepsPerPitch / 2] ?? 0), 0);
  return { cells, score: all / characters };
}

interface Paths {
  readonly scores: Float64Array;
  /** For each character and window, the window of the character before it. */
  readonly before: readonly Int32Array[];
}

interface Steps {
  readonly first: Float64Array;
  readonly logs: readonly number[];
  readonly between: readonly number[];
}

function pathsThrough({ first, logs, between }: Steps, characters: number): Paths {
  let scores = first;
  const before: Int32Array[] = [];
  for (let character = 1; character < characters; character++) {
    const next = new Float64Array(logs.length);
    const from = new Int32Array(logs.length);
    for (let at = 0; at < logs.length; at++) {
      const last = likeliestBefore(scores, at);
      next[at] = (logs[at] ?? 0) + last.score + (between[at - stepsPerPitch / 2] ?? 0);
      from[at] = last.at;
    }
    before.push(from);
    scores = next;
  }
  return { scores, before };
}

function likeliestBefore(scores: Float64Array, at: number): { at: number; score: number } {
  let best = { at: 0, score: -Infinity };
  for (let change = -1; change <= 1; change++) {
    const last = at - stepsPerPitch - change;
    const score = (scores[last] ?? -Infinity) - Math.abs(change) * unevenness;
    if (score > best.score) best = { at: last, score };
  }
  return best;
}

function likeliestPath({ scores, before }: Paths, outside: (at: number) => number): number[] {
  let [last, highest] = [0, -Infinity];
  for (const [at, score] of scores.entries()) {
    const whole = score + outside(at);
    if (whole > highest) [last, highest] = [at, whole];
  }
  const path = [last];
  for (const from of before.toReversed()) path.unshift((last = from[last] ?? 0));
  return path;
}
