import type { GreyPicture } from '../image-processing/grey-picture.js';
import { shadeAt } from '../image-processing/resampling.js';

/** Where a guard crosses a profile: its left end, and how wide a module is there. */
export interface Crossing {
  readonly at: number;
  readonly module: number;
  /** 1: exactly the pattern; 0: nothing of it. */
  readonly likeness: number;
}

/** A pattern that every row of a PDF417 begins or ends with: the widths of its bars and spaces, in modules. */
export interface Guard {
  readonly modules: number;
  /** 1 bar, -1 space, two for each module, from half a module of quiet zone on the outer side. */
  readonly shape: readonly number[];
  /** Modules from its left end at which the shape begins. */
  readonly from: number;
}

export const startGuard: Guard = { modules: 17, from: -0.5, shape: [-1, ...shapeOf([8, 1, 1, 1, 1, 1, 1, 3]), 1] };
export const stopGuard: Guard = { modules: 18, from: 0, shape: [...shapeOf([7, 1, 1, 3, 1, 1, 1, 2, 1]), -1] };

function shapeOf(widths: readonly number[]): number[] {
  return widths.flatMap((width, index) => Array.from({ length: width * 2 }, () => (index % 2 === 0 ? 1 : -1)));
}

/** The mean of some rows, which evens out noise. */
export function profileOf({ pixels, width, height }: GreyPicture, top: number, bottom: number): Float32Array {
  const profile = new Float32Array(width);
  const [first, last] = [Math.max(0, Math.round(top)), Math.min(height, Math.round(bottom))];
  for (let y = first; y < last; y++)
    for (let x = 0; x < width; x++) profile[x] = (profile[x] ?? 0) + (pixels[y * width + x] ?? 0) / (last - first);
  return profile;
}

/** The place between two ends where a profile is most like the guard, at any of some widths of a module. */
export function crossingOf(
  profile: Float32Array,
  guard: Guard,
  ends: { readonly from: number; readonly to: number },
  modules: readonly number[],
): Crossing {
  let best: Crossing = { at: 0, module: 1, likeness: 0 };
  for (const module of modules) {
    const offsets = Int32Array.from(guard.shape, (_, index) => Math.round((guard.from + index / 2 + 0.25) * module));
    for (let at = ends.from; at < ends.to; at++) {
      const likeness = likenessAt(profile, guard.shape, offsets, at);
      if (likeness > best.likeness) best = { at, module, likeness };
    }
  }
  return best;
}

/** The same at one place of a picture, along a row of it. */
export function likenessOf(picture: GreyPicture, guard: Guard, { at, module }: Crossing, y: number): number {
  const samples = Float32Array.from(guard.shape, (_, index) =>
    shadeAt(picture, at + (guard.from + index / 2 + 0.25) * module, y),
  );
  return likenessAt(samples, guard.shape, Int32Array.from(guard.shape.keys()), 0);
}

/** The correlation of dark with bars. */
function likenessAt(profile: Float32Array, shape: readonly number[], offsets: Int32Array, at: number): number {
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
