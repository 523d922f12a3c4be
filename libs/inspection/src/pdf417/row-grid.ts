import type { RectifiedBarcode } from './rectified-barcode.js';
import { gradientAt, gradientsOf, summed } from './row-skew.js';

/** Level rows of even height. */
export interface RowGrid {
  readonly top: number;
  readonly height: number;
  readonly count: number;
}

/** The evenly spaced grid that fits the horizontal edges best. */
export function rowsOf(flat: RectifiedBarcode): RowGrid {
  const gradient = summed(gradientsOf(flat));
  const tall = flat.height - 2 * flat.margin;
  let best: RowGrid = { top: flat.margin, height: tall / 3, count: 3 };
  let clearest = -Infinity;
  for (let count = tall / (tallestRow * flat.module); count <= tall / (lowestRow * flat.module); count += 0.1) {
    const height = tall / count;
    for (let phase = -0.5; phase < 0.5; phase += 0.1) {
      const rows = { top: flat.margin + phase * height, height, count: Math.round(count) };
      const clarity = clarityOf(gradient, rows);
      if (clarity > clearest) [best, clearest] = [rows, clarity];
    }
  }
  return best;
}

/** In modules. The standard says three, but not every issuer complies. */
const lowestRow = 1.5;
const tallestRow = 7;

/** The gradient between rows, against that in the middle of rows. */
function clarityOf(gradient: Float32Array, { top, height, count }: RowGrid): number {
  if (count < 3) return -Infinity;
  let clarity = 0;
  for (let row = 1; row < count; row++) {
    const edge = top + row * height;
    const middles = gradientAt(gradient, edge - height / 2) + gradientAt(gradient, edge + height / 2);
    clarity += gradientAt(gradient, edge) - middles / 2;
  }
  return clarity / Math.sqrt(count - 1);
}
