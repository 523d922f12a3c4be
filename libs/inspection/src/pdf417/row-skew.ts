import { codewordModules, samplesPerModule } from './codeword-templates.js';
import type { Flattened } from './rectified-barcode.js';

/** In how many strips from left to right the rows are followed. */
const stripCount = 12;
const guard = codewordModules * samplesPerModule;

/** For each strip, how much the shades change at each height. The guards go on through all rows, and are left out. */
export function changesOf(flat: Flattened): Float32Array[] {
  return Array.from({ length: stripCount }, (_, strip) => changesOfStrip(flat, strip));
}

function changesOfStrip({ shades, width, height }: Flattened, strip: number): Float32Array {
  const across = (width - 2 * guard) / stripCount;
  const [left, right] = [Math.floor(guard + strip * across), Math.floor(guard + (strip + 1) * across)];
  return Float32Array.from({ length: height }, (_, y) => {
    if (y < 1 || y >= height - 1) return 0;
    let sum = 0;
    for (let x = left; x < right; x++)
      sum += Math.abs((shades[(y + 1) * width + x] ?? 0) - (shades[(y - 1) * width + x] ?? 0));
    return sum / across / stripCount;
  });
}

/** Of all strips together. */
export function summed(strips: readonly Float32Array[]): Float32Array {
  return Float32Array.from(strips[0] ?? [], (_, y) => strips.reduce((sum, changes) => sum + (changes[y] ?? 0), 0));
}

export function changeAt(changes: Float32Array, y: number): number {
  const row = Math.floor(y - 0.5);
  const part = y - 0.5 - row;
  return (changes[row] ?? 0) * (1 - part) + (changes[row + 1] ?? 0) * part;
}

/** By how much rows sink from left to right, at the top and at the bottom of the outline. */
export interface Slopes {
  readonly top: number;
  readonly bottom: number;
}

/** Those with which the edges of rows are sharpest, when all strips are put together. */
export function slopesOf(flat: Flattened): Slopes {
  const strips = changesOf(flat);
  const most = Math.ceil(mostSlope * flat.module);
  const step = Math.max(1, Math.round(flat.module / 4));
  let best = { top: 0, bottom: 0, sharpness: sharpnessOf(flat, strips, { top: 0, bottom: 0 }) };
  for (let top = -most; top <= most; top += step)
    for (let bottom = -most; bottom <= most; bottom += step) {
      const sharpness = sharpnessOf(flat, strips, { top, bottom });
      if (sharpness > best.sharpness) best = { top, bottom, sharpness };
    }
  return best;
}

/** In modules: the guards may seem to end a row too early or too late. */
const mostSlope = 5;

/** The variance of all changes together. */
function sharpnessOf(flat: Flattened, strips: readonly Float32Array[], slopes: Slopes): number {
  const tall = flat.height - 2 * flat.margin;
  let [sum, squares] = [0, 0];
  for (let y = 0; y < tall; y++) {
    const slope = slopes.top + ((slopes.bottom - slopes.top) * y) / tall;
    let change = 0;
    for (const [strip, changes] of strips.entries())
      change += changes[(flat.margin + y + 0.5 + slope * ((strip + 0.5) / stripCount - 0.5)) | 0] ?? 0;
    sum += change;
    squares += change * change;
  }
  return squares / tall - (sum / tall) ** 2;
}
