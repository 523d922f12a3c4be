import { alphabet } from './glyph-classifier.js';
import type { Cells } from './beam-search.js';

/** A line read with certainty, except for single characters: `{ 3: 'O0' }` is an `O` that may be a `0`. */
export function seen(line: string, doubts: Readonly<Record<number, string>> = {}): Cells {
  return [...line].map((character, at) => cell(doubts[at] ?? character));
}

/** The first is slightly the likeliest. */
function cell(characters: string): Float32Array {
  const likely = new Float32Array(alphabet.length).fill(1e-6);
  for (const [at, character] of [...characters].entries())
    likely[alphabet.indexOf(character)] = (0.98 / characters.length) * (1 - at * 0.1);
  return likely;
}
