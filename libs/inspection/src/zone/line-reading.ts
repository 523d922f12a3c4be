import { type GlyphReader, alphabet, noCharacter, pitch, windowWidth } from './glyphs.js';
import type { LineStrip } from './line-strip.js';

/** For each character of a line, how likely each of the alphabet is. */
export interface LineReading {
  readonly cells: readonly Float32Array[];
  /** The mean of the logarithms of the likeliest: 0 is without a doubt. */
  readonly score: number;
}

const step = 2;
const stepsPerPitch = pitch / step;
/** What it costs to be one step nearer to or farther from the last character than it should be. */
const unevenness = 0.3;
const leastLikely = 1e-4;

/**
 * The characters stand at even distances, but where the first one is, and how the distance changes in perspective, is
 * found out by reading: of all ways through the line the likeliest is taken.
 */
export function readLine(reader: GlyphReader, strip: LineStrip, characters: number): LineReading {
  const windows = windowsOf(reader, strip);
  const logs = windows.map((likely) => Math.log(Math.max(leastLikely, ...likely.subarray(0, alphabet.length))));
  const nothing = windows.map((likely) => Math.log(Math.max(leastLikely, likely[noCharacter] ?? 0)));
  const ways = waysThrough(logs, nothing, characters);
  const path = likeliestOf(ways, nothing);
  const cells = path.map((at) => (windows[at] ?? new Float32Array(alphabet.length + 1)).subarray(0, alphabet.length));
  return { cells, score: path.reduce((sum, at) => sum + (logs[at] ?? 0), 0) / characters };
}

function windowsOf(reader: GlyphReader, strip: LineStrip): Float32Array[] {
  const count = Math.floor((strip.width - windowWidth) / step) + 1;
  return Array.from({ length: count }, (_, at) => reader.read(strip, at * step));
}

interface Ways {
  readonly scores: Float64Array;
  /** For each character and place, where the one before it is. */
  readonly before: readonly Int32Array[];
}

function waysThrough(logs: readonly number[], nothing: readonly number[], characters: number): Ways {
  // Before the first there is none.
  let scores = Float64Array.from(logs, (log, at) => log + (nothing[at - stepsPerPitch] ?? 0));
  const before: Int32Array[] = [];
  for (let character = 1; character < characters; character++) {
    const next = new Float64Array(logs.length);
    const from = new Int32Array(logs.length);
    for (const [at, log] of logs.entries()) {
      const last = likeliestBefore(scores, at);
      next[at] = log + last.score;
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

function likeliestOf({ scores, before }: Ways, nothing: readonly number[]): number[] {
  let [last, highest] = [0, -Infinity];
  for (const [at, score] of scores.entries()) {
    const whole = score + (nothing[at + stepsPerPitch] ?? 0);
    if (whole > highest) [last, highest] = [at, whole];
  }
  const path = [last];
  for (const from of before.toReversed()) path.unshift((last = from[last] ?? 0));
  return path;
}
