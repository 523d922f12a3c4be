import type { GreyPicture } from '../image-processing/grey-picture.js';
import { shadeAt } from '../image-processing/resampling.js';

/** Where a start or stop pattern crosses a profile: its left end, and the width of a module there. */
export interface Crossing {
  readonly at: number;
  readonly module: number;
  /** 1: exactly the pattern; 0: nothing like it. */
  readonly correlation: number;
}

/** The start or stop pattern, with which every row of a PDF417 begins or ends. */
export interface EndPattern {
  readonly modules: number;
  /** 1 bar, -1 space, two samples for each module, with half a module of quiet mrz on the outer side. */
  readonly shape: readonly number[];
  /** Where the shape begins, in modules from the left end of the pattern. */
  readonly from: number;
}

export const startPattern: EndPattern = {
  modules: 17,
  from: -0.5,
  shape: [-1, ...shapeOf([8, 1, 1, 1, 1, 1, 1, 3]), 1],
};
export const stopPattern: EndPattern = { modules: 18, from: 0, shape: [...shapeOf([7, 1, 1, 3, 1, 1, 1, 2, 1]), -1] };

function shapeOf(widths: readonly number[]): number[] {
  return widths.flatMap((width, index) => Array.from({ length: width * 2 }, () => (index % 2 === 0 ? 1 : -1)));
}

/** The mean of some rows, against noise. */
export function profileOf({ pixels, width, height }: GreyPicture, top: number, bottom: number): Float32Array {
  const profile = new Float32Array(width);
  const [first, last] = [Math.max(0, Math.round(top)), Math.min(height, Math.round(bottom))];
  for (let y = first; y < last; y++)
    for (let x = 0; x < width; x++) profile[x] = (profile[x] ?? 0) + (pixels[y * width + x] ?? 0) / (last - first);
  return profile;
}

/** The position between two ends, and the module width of those given, with the highest correlation with the pattern. */
export function crossingOf(
  profile: Float32Array,
  pattern: EndPattern,
  ends: { readonly from: number; readonly to: number },
  modules: readonly number[],
): Crossing {
  let best: Crossing = { at: 0, module: 1, correlation: 0 };
  for (const module of modules) {
    const offsets = Int32Array.from(pattern.shape, (_, index) =>
      Math.round((pattern.from + index / 2 + 0.25) * module),
    );
    for (let at = ends.from; at < ends.to; at++) {
      const correlation = correlationAt(profile, pattern.shape, offsets, at);
      if (correlation > best.correlation) best = { at, module, correlation };
    }
  }
  return best;
}

/** The same at one position, along a row of the picture. */
export function correlationOf(picture: GreyPicture, pattern: EndPattern, { at, module }: Crossing, y: number): number {
  const samples = Float32Array.from(pattern.shape, (_, index) =>
    shadeAt(picture, at + (pattern.from + index / 2 + 0.25) * module, y),
  );
  return correlationAt(samples, pattern.shape, Int32Array.from(pattern.shape.keys()), 0);
}

/** Normalized correlation; dark counts as bar. */
function correlationAt(profile: Float32Array, shape: readonly number[], offsets: Int32Array, at: number): number {
  const count = offsets.length;
  if (at + (offsets[0] ?? 0) < 0 || at + (offsets[count - 1] ?? 0) >= profile.length) return 0;
  let [sum, squares, product, bars] = [0, 0, 0, 0];
  for (let index = 0; index < count; index++) {
    const shade = profile[at + (offsets[index] ?? 0)] ?? 0;
    const sign = shape[index] ?? 0;
    sum += shade;
    squares += shade * shade;
    product += shade * sign;
    bars += sign;
  }
  const spread = (squares - (sum * sum) / count) * (count - (bars * bars) / count);
  return spread <= 0 ? 0 : -(product - (sum * bars) / count) / Math.sqrt(spread);
}
