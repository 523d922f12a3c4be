import { type GlyphReader, type Strip, alphabet, noCharacter, pitch, windowStep } from './glyph-classifier.js';
import type { LinePart } from './line-rectification.js';

/** For each character of a line, how likely each of the alphabet is. */
export interface LineReading {
  readonly cells: readonly Float32Array[];
  /** The mean of the logarithms of the likeliest: 0 is without a doubt. */
  readonly score: number;
}

const stepsPerPitch = pitch / windowStep;
/** What it costs to be one step nearer to or farther from the last character than it should be. */
const unevenness = 0.3;
const leastLikely = 1e-4;
/** Nobody knows exactly where a line begins: so much room, in characters, before the first and behind the last. */
const margin = 3;
/** So many characters tell whether it is a line at all, and which side is up. */
const glimpsed = 12;

/** The whole line: before the first and behind the last character there is none. */
export function readLine(reader: GlyphReader, strip: (part: LinePart) => Strip, characters: number): LineReading {
  const seen = seenIn(reader, strip({ characters, first: -margin, last: characters + margin }));
  return likeliest(seen, characters, (at) => seen.nothing[at] ?? 0);
}

/** How likely some characters in its middle are: what a look costs is a quarter of what reading it would. */
export function glimpseOf(reader: GlyphReader, strip: (part: LinePart) => Strip, characters: number): number {
  const first = (characters - glimpsed) / 2;
  const seen = seenIn(reader, strip({ characters, first: first - 1, last: first + glimpsed + 1 }));
  return likeliest(seen, glimpsed, () => 0).score;
}

/** Of each window, from left to right. */
interface Seen {
  readonly windows: readonly Float32Array[];
  /** How likely the likeliest character is, and how likely none is: logarithms. */
  readonly logs: readonly number[];
  readonly nothing: readonly number[];
}

function seenIn(reader: GlyphReader, strip: Strip): Seen {
  const windows = reader.read(strip);
  const log = (likely: number): number => Math.log(Math.max(leastLikely, likely));
  return {
    windows,
    logs: windows.map((likely) => log(Math.max(...likely.subarray(0, alphabet.length)))),
    nothing: windows.map((likely) => log(likely[noCharacter] ?? 0)),
  };
}

/**
 * The characters stand at even distances, but where the first one is, and how the distance changes in perspective, is
 * found out by reading: of all ways through the line the likeliest is taken. Right between two characters there is none.
 */
function likeliest(seen: Seen, characters: number, outside: (at: number) => number): LineReading {
  const { windows, logs, nothing } = seen;
  const between = nothing.map((log) => log / 2);
  const first = Float64Array.from(logs, (log, at) => log + outside(at - stepsPerPitch));
  const ways = waysThrough({ first, logs, between }, characters);
  const path = likeliestOf(ways, (at) => outside(at + stepsPerPitch));
  const cells = path.map((at) => (windows[at] ?? new Float32Array(alphabet.length + 1)).subarray(0, alphabet.length));
  const all = path.reduce((sum, at) => sum + (logs[at] ?? 0) + (between[at - stepsPerPitch / 2] ?? 0), 0);
  return { cells, score: all / characters };
}

interface Ways {
  readonly scores: Float64Array;
  /** For each character and place, where the one before it is. */
  readonly before: readonly Int32Array[];
}

interface Steps {
  readonly first: Float64Array;
  readonly logs: readonly number[];
  readonly between: readonly number[];
}

function waysThrough({ first, logs, between }: Steps, characters: number): Ways {
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

function likeliestOf({ scores, before }: Ways, outside: (at: number) => number): number[] {
  let [last, highest] = [0, -Infinity];
  for (const [at, score] of scores.entries()) {
    const whole = score + outside(at);
    if (whole > highest) [last, highest] = [at, whole];
  }
  const path = [last];
  for (const from of before.toReversed()) path.unshift((last = from[last] ?? 0));
  return path;
}
