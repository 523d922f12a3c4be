import { codewordModules, samplesPerModule } from './codeword-templates.js';
import type { RectifiedBarcode } from './rectified-barcode.js';

/** How many samples too far right columns lie: a quadratic of the position across the barcode, from 0 to 1. */
export type ColumnShift = readonly [number, number, number];

/** Every column begins with a bar after a space: summed over all rows, the falling edges show where. */
export function columnShiftOf(flat: RectifiedBarcode, top: number, bottom: number): ColumnShift {
  const falls = fallsOf(flat, top, bottom);
  const width = codewordModules * samplesPerModule;
  const columns = Math.floor(flat.width / width);
  const shifts = Array.from({ length: columns - 1 }, (_, column) => {
    const at = (column + 1) * width;
    return { across: at / flat.width, shift: steepestNear(falls, at) };
  });
  let fitted = quadraticThrough(shifts);
  for (const most of [1.5, 0.8]) {
    const near = shifts.filter(({ across, shift }) => Math.abs(shift - shiftAt(fitted, across)) < most);
    if (near.length < 4) break;
    fitted = quadraticThrough(near);
  }
  return fitted;
}

export function shiftAt([a, b, c]: ColumnShift, across: number): number {
  return a + b * across + c * across * across;
}

const reach = 3;

/** How much darker each sample is than the one before, summed over the rows. */
function fallsOf({ shades, width }: RectifiedBarcode, top: number, bottom: number): Float32Array {
  const falls = new Float32Array(width);
  for (let y = Math.round(top); y < Math.round(bottom); y++)
    for (let x = 1; x < width; x++)
      falls[x] = (falls[x] ?? 0) + (shades[y * width + x - 1] ?? 0) - (shades[y * width + x] ?? 0);
  return falls;
}

function steepestNear(falls: Float32Array, at: number): number {
  let best = at;
  for (let x = at - reach; x <= at + reach; x++) if ((falls[x] ?? 0) > (falls[best] ?? 0)) best = x;
  const [before, there, after] = [falls[best - 1] ?? 0, falls[best] ?? 0, falls[best + 1] ?? 0];
  const curve = before - 2 * there + after;
  return best - at + (curve < 0 ? (before - after) / (2 * curve) : 0);
}

/** By least squares. */
function quadraticThrough(points: readonly { across: number; shift: number }[]): ColumnShift {
  const sum = (power: number): number => points.reduce((total, { across }) => total + across ** power, 0);
  const product = (power: number): number =>
    points.reduce((total, { across, shift }) => total + shift * across ** power, 0);
  const [s0, s1, s2, s3, s4] = [sum(0), sum(1), sum(2), sum(3), sum(4)];
  const first: ColumnShift = [s0, s1, s2];
  const second: ColumnShift = [s1, s2, s3];
  const third: ColumnShift = [s2, s3, s4];
  const right: ColumnShift = [product(0), product(1), product(2)];
  const whole = determinant(first, second, third);
  if (whole === 0) return [0, 0, 0];
  return [
    determinant(right, second, third) / whole,
    determinant(first, right, third) / whole,
    determinant(first, second, right) / whole,
  ];
}

/** Of a matrix, by its columns. */
function determinant([a, d, g]: ColumnShift, [b, e, h]: ColumnShift, [c, f, i]: ColumnShift): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
