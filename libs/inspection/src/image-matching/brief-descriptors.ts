import type { GreyPicture } from '../image-processing/grey-picture.js';

/** The direction of the intensity centroid around a point, in radians: it turns as the picture does. */
export function orientationOf({ pixels, width, height }: GreyPicture, x: number, y: number): number {
  let [right, down] = [0, 0];
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) {
      if (dx * dx + dy * dy > radius * radius) continue;
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      const shade = pixels[(y + dy) * width + x + dx] ?? 0;
      right += dx * shade;
      down += dy * shade;
    }
  return Math.atan2(down, right);
}

/** BRIEF: 256 comparisons of two pixels nearby, which of them is darker. Rotated by the orientation, they survive a rotation of the picture. */
export function descriptorOf(
  picture: GreyPicture,
  { x, y, angle }: { x: number; y: number; angle: number },
): Uint8Array {
  const descriptor = new Uint8Array(descriptorBytes);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { pixels, width, height } = picture;
  const shade = (dx: number, dy: number): number => {
    const column = (x + 0.5 + dx * cos - dy * sin) | 0;
    const row = (y + 0.5 + dx * sin + dy * cos) | 0;
    return column < width && row < height ? (pixels[row * width + column] ?? 0) : 0;
  };
  for (const [index, [ax, ay, bx, by]] of pairs.entries())
    if (shade(ax, ay) < shade(bx, by)) descriptor[index >> 3] = (descriptor[index >> 3] ?? 0) | (1 << (index & 7));
  return descriptor;
}

export const descriptorBytes = 32;
const radius = 14;

type Pair = readonly [number, number, number, number];

/** Normally distributed around the middle, from a fixed seed: the same pairs for every picture. */
const pairs: readonly Pair[] = scatteredPairs();

function scatteredPairs(): Pair[] {
  let state = 0x9e3779b9;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
  const place = (): [number, number] => {
    for (;;) {
      const [x, y] = [0, 0].map(() => (next() + next() + next() + next() - 2) * radius) as [number, number];
      if (x * x + y * y <= radius * radius) return [x, y];
    }
  };
  return Array.from({ length: descriptorBytes * 8 }, () => [...place(), ...place()] as const);
}
