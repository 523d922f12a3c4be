import type { Flattened } from './rectified-barcode.js';
import { changeAt, changesOf, summed } from './row-skew.js';

/** Level rows of even height. */
export interface Rows {
  readonly top: number;
  readonly height: number;
  readonly count: number;
}

/** The even lines that fit best where shades change at once all along the width: between rows. */
export function rowsOf(flat: Flattened): Rows {
  const changes = summed(changesOf(flat));
  const tall = flat.height - 2 * flat.margin;
  let best: Rows = { top: flat.margin, height: tall / 3, count: 3 };
  let clearest = -Infinity;
  for (let count = tall / (tallestRow * flat.module); count <= tall / (lowestRow * flat.module); count += 0.1) {
    const height = tall / count;
    for (let phase = -0.5; phase < 0.5; phase += 0.1) {
      const rows = { top: flat.margin + phase * height, height, count: Math.round(count) };
      const clarity = clarityOf(changes, rows);
      if (clarity > clearest) [best, clearest] = [rows, clarity];
    }
  }
  return best;
}

/** In modules. The standard says three, and not everyone keeps it. */
const lowestRow = 1.5;
const tallestRow = 7;

/** Changes between rows against those in the middle of them. */
function clarityOf(changes: Float32Array, { top, height, count }: Rows): number {
  if (count < 3) return -Infinity;
  let clarity = 0;
  for (let row = 1; row < count; row++) {
    const edge = top + row * height;
    const middles = changeAt(changes, edge - height / 2) + changeAt(changes, edge + height / 2);
    clarity += changeAt(changes, edge) - middles / 2;
  }
  return clarity / Math.sqrt(count - 1);
}
