import type { GreyPicture } from '../image-processing/grey-picture.js';

export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly strength: number;
}

/** FAST-9 corners, the strongest first and spread over the picture by a grid: at most so many. */
export function fastCornersOf(picture: GreyPicture, most: number): Corner[] {
  const strengths = strengthsOf(picture);
  const corners = peaksOf(strengths, picture.width);
  const cells = new Map<number, Corner[]>();
  const side = Math.max(16, Math.sqrt((picture.width * picture.height) / most) * 1.5);
  for (const corner of corners) {
    const cell = Math.floor(corner.y / side) * 4_096 + Math.floor(corner.x / side);
    const others = cells.get(cell);
    if (others === undefined) cells.set(cell, [corner]);
    else others.push(corner);
  }
  const ranked = [...cells.values()].flatMap((cell) =>
    cell
      .sort((a, b) => b.strength - a.strength)
      .slice(0, mostInCell)
      .map((corner, rank) => ({ corner, rank })),
  );
  ranked.sort((a, b) => b.corner.strength / (1 + b.rank) - a.corner.strength / (1 + a.rank));
  return ranked.slice(0, most).map(({ corner }) => corner);
}

const mostInCell = 4;
/** Descriptors look this far around a corner. */
const border = 19;
/** Between the pixel in the middle and those on the circle around it. */
const leastContrast = 8;
const quadrant = [
  [0, -3],
  [1, -3],
  [2, -2],
  [3, -1],
] as const;
/** 16 pixels at a distance of 3, clockwise from the top. */
const circle: readonly (readonly [number, number])[] = [
  ...quadrant,
  ...quadrant.map(([x, y]) => [-y, x] as const),
  ...quadrant.map(([x, y]) => [-x, -y] as const),
  ...quadrant.map(([x, y]) => [y, -x] as const),
];
/** So many consecutive pixels on the circle are all brighter than the middle, or all darker. */
const arc = 9;
/** For each set of pixels on the circle, as bits: whether it has such an arc. */
const hasArc = Uint8Array.from({ length: 1 << 16 }, (_, set) => {
  const twice = set * 0x10001;
  return [...Array(16).keys()].some((start) => isFull(twice / 2 ** start)) ? 1 : 0;
});

function isFull(set: number): boolean {
  const ones = (1 << arc) - 1;
  return (Math.floor(set) & ones) === ones;
}

/** The corner strength of each pixel: 0 where there is no corner. */
function strengthsOf({ pixels, width, height }: GreyPicture): Float32Array {
  const strengths = new Float32Array(pixels.length);
  const around = Int32Array.from(circle, ([x, y]) => y * width + x);
  for (let y = border; y < height - border; y++)
    for (let at = y * width + border; at < (y + 1) * width - border; at++)
      strengths[at] = strengthAt(pixels, at, around);
  return strengths;
}

function strengthAt(pixels: Uint8Array, at: number, around: Int32Array): number {
  const shade = pixels[at] ?? 0;
  let [brighter, darker, strength] = [0, 0, 0];
  for (let index = 0; index < around.length; index++) {
    const difference = (pixels[at + (around[index] ?? 0)] ?? 0) - shade;
    if (difference > leastContrast) brighter |= 1 << index;
    else if (difference < -leastContrast) darker |= 1 << index;
    strength += difference < 0 ? -difference : difference;
  }
  return hasArc[brighter] === 1 || hasArc[darker] === 1 ? strength : 0;
}

function peaksOf(strengths: Float32Array, width: number): Corner[] {
  const corners: Corner[] = [];
  const around = [-1, 1, -width, width, -width - 1, width + 1, -width + 1, width - 1];
  for (let at = 0; at < strengths.length; at++) {
    const strength = strengths[at] ?? 0;
    if (strength === 0) continue;
    const isPeak = around.every((step) => {
      const other = strengths[at + step] ?? 0;
      return step < 0 ? other < strength : other <= strength;
    });
    if (isPeak) corners.push({ x: at % width, y: Math.floor(at / width), strength });
  }
  return corners;
}
