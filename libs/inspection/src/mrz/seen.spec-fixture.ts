import { alphabet } from './glyph-classifier.js';
import type { Cells } from './beam-search.js';

/** Lines seen without a doubt, but for what is said of single places: `{ 3: 'O0' }` is an `O` that may be a `0`. */
export function seen(line: string, doubts: Readonly<Record<number, string>> = {}): Cells {
  return [...line].map((character, at) => cell(doubts[at] ?? character));
}

/** The first is the likeliest, by a little. */
function cell(characters: string): Float32Array {
  const likely = new Float32Array(alphabet.length).fill(1e-6);
  for (const [at, character] of [...characters].entries())
    likely[alphabet.indexOf(character)] = (0.98 / characters.length) * (1 - at * 0.1);
  return likely;
}
