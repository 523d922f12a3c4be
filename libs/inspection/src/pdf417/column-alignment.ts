import { codewordModules, samplesPerModule } from './codeword-templates.js';
import type { Flattened } from './rectified-barcode.js';

/** By how many samples columns lie too far right: what a quadratic says of the place across, from 0 to 1. */
export type Bend = readonly [number, number, number];

/** Each column begins with a bar, and what is before ends with a space: all rows together show where. */
export function bendOf(flat: Flattened, top: number, bottom: number): Bend {
  const falls = fallsOf(flat, top, bottom);
  const width = codewordModules * samplesPerModule;
  const columns = Math.floor(flat.width / width);
  const shifts = Array.from({ length: columns - 1 }, (_, column) => {
    const at = (column + 1) * width;
    return { across: at / flat.width, shift: steepestNear(falls, at) };
  });
  let bend = quadraticThrough(shifts);
  for (const most of [1.5, 0.8]) {
    const near = shifts.filter(({ across, shift }) => Math.abs(shift - bendAt(bend, across)) < most);
    if (near.length < 4) break;
    bend = quadraticThrough(near);
  }
  return bend;
}

export function bendAt([a, b, c]: Bend, across: number): number {
  return a + b * across + c * across * across;
}

const reach = 3;

/** How much darker it gets from each sample to the next. */
function fallsOf({ shades, width }: Flattened, top: number, bottom: number): Float32Array {
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
function quadraticThrough(points: readonly { across: number; shift: number }[]): Bend {
  const sum = (power: number): number => points.reduce((total, { across }) => total + across ** power, 0);
  const product = (power: number): number =>
    points.reduce((total, { across, shift }) => total + shift * across ** power, 0);
  const [s0, s1, s2, s3, s4] = [sum(0), sum(1), sum(2), sum(3), sum(4)];
  const first: Bend = [s0, s1, s2];
  const second: Bend = [s1, s2, s3];
  const third: Bend = [s2, s3, s4];
  const right: Bend = [product(0), product(1), product(2)];
  const whole = determinant(first, second, third);
  if (whole === 0) return [0, 0, 0];
  return [
    determinant(right, second, third) / whole,
    determinant(first, right, third) / whole,
    determinant(first, second, right) / whole,
  ];
}

/** Of the matrix of three columns. */
function determinant([a, d, g]: Bend, [b, e, h]: Bend, [c, f, i]: Bend): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
