import { codewordModules, samplesPerModule } from './codeword-templates.js';
import type { RectifiedBarcode } from './rectified-barcode.js';

/** The rows are followed in this many vertical strips. */
const stripCount = 12;
const endPattern = codewordModules * samplesPerModule;

/** The vertical gradient of each strip at each height, without the start and stop patterns, which cross all rows. */
export function gradientsOf(flat: RectifiedBarcode): Float32Array[] {
  return Array.from({ length: stripCount }, (_, strip) => gradientOfStrip(flat, strip));
}

function gradientOfStrip({ shades, width, height }: RectifiedBarcode, strip: number): Float32Array {
  const across = (width - 2 * endPattern) / stripCount;
  const [left, right] = [Math.floor(endPattern + strip * across), Math.floor(endPattern + (strip + 1) * across)];
  return Float32Array.from({ length: height }, (_, y) => {
    if (y < 1 || y >= height - 1) return 0;
    let sum = 0;
    for (let x = left; x < right; x++)
      sum += Math.abs((shades[(y + 1) * width + x] ?? 0) - (shades[(y - 1) * width + x] ?? 0));
    return sum / across / stripCount;
  });
}

/** The sum of all strips. */
export function summed(strips: readonly Float32Array[]): Float32Array {
  return Float32Array.from(strips[0] ?? [], (_, y) => strips.reduce((sum, gradient) => sum + (gradient[y] ?? 0), 0));
}

export function gradientAt(gradient: Float32Array, y: number): number {
  const row = Math.floor(y - 0.5);
  const part = y - 0.5 - row;
  return (gradient[row] ?? 0) * (1 - part) + (gradient[row + 1] ?? 0) * part;
}

/** How far rows descend from left to right, at the top and at the bottom of the outline. */
export interface RowSlopes {
  readonly top: number;
  readonly bottom: number;
}

/** The slopes that make the edges between rows sharpest in the sum of all strips. */
export function slopesOf(flat: RectifiedBarcode): RowSlopes {
  const strips = gradientsOf(flat);
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

/** In modules: the start and stop patterns may seem to end a row too early or too late. */
const mostSlope = 5;

/** The variance of the summed gradient. */
function sharpnessOf(flat: RectifiedBarcode, strips: readonly Float32Array[], slopes: RowSlopes): number {
  const tall = flat.height - 2 * flat.margin;
  let [sum, squares] = [0, 0];
  for (let y = 0; y < tall; y++) {
    const slope = slopes.top + ((slopes.bottom - slopes.top) * y) / tall;
    let change = 0;
    for (const [strip, gradient] of strips.entries())
      change += gradient[(flat.margin + y + 0.5 + slope * ((strip + 0.5) / stripCount - 0.5)) | 0] ?? 0;
    sum += change;
    squares += change * change;
  }
  return squares / tall - (sum / tall) ** 2;
}
