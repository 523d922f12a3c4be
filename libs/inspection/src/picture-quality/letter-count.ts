import { type Mark, marksOf } from '../image-processing/connected-components.js';
import { inkOf } from '../image-processing/local-contrast.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { medianShadeOf } from './picture-figures.js';
import { softened } from '../image-processing/resampling.js';

/**
 * How many letters can be made out: marks that stand out from their ground and from the noise, and that have neighbours
 * of their size on both sides, in whatever direction lines run. What they say does not matter.
 */
export function lettersOn(picture: GreyPicture): number {
  const soft = softened(softened(picture));
  const ink = inkOf(soft, reach);
  const noise = (noiseIn(picture) * leftWhenSoft * 255) / Math.max(16, medianShadeOf(picture));
  const threshold = Math.min(254, Math.max(palest, Math.ceil(noise * 5)));
  const paper = { ...ink, pixels: ink.pixels.map((value) => 255 - value) };
  const marks = marksOf(paper, { ink: 255 - threshold, smallest: 5, largest: 60 });
  return inRows(marks).length;
}

const reach = 14;
/** Of 255: print that is paler is not made out. */
const palest = 20;

/** Of the noise, after it was softened twice. */
const leftWhenSoft = 0.27;

/** The standard deviation of what differs from pixel to pixel without being an edge (after Immerkær), where most of the picture is. */
function noiseIn({ pixels, width, height }: GreyPicture): number {
  const counts = new Uint32Array(256 * 16);
  const line = (at: number): number => (pixels[at - 1] ?? 0) - 2 * (pixels[at] ?? 0) + (pixels[at + 1] ?? 0);
  for (let y = 1; y < height - 1; y += 2)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 2) {
      const value = Math.abs(line(at - width) - 2 * line(at) + line(at + width));
      counts[value] = (counts[value] ?? 0) + 1;
    }
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  let seen = 0;
  const median = counts.findIndex((count) => (seen += count) >= half);
  return median / (6 * 0.6745);
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function inRows(marks: readonly Mark[]): Spot[] {
  const spots = marks.map(({ left, top, right, bottom }) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    size: Math.max(right - left, bottom - top),
  }));
  const cells = new Map<number, Spot[]>();
  const key = (x: number, y: number): number => Math.floor(y / cell) * 4_096 + Math.floor(x / cell);
  for (const spot of spots) {
    const at = key(spot.x, spot.y);
    const others = cells.get(at);
    if (others === undefined) cells.set(at, [spot]);
    else others.push(spot);
  }
  return spots.filter((spot) => {
    const around = [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].flatMap((right) => cells.get(key(spot.x + right * cell, spot.y + down * cell)) ?? []),
    );
    const alike = around
      .map((other) => ({ right: other.x - spot.x, down: other.y - spot.y, size: other.size }))
      .filter(({ right, down, size }) => {
        const distance = Math.hypot(right, down);
        return distance > 0 && distance < 2 * spot.size && size > spot.size * 0.6 && size < spot.size * 1.7;
      });
    return alike.some((one) =>
      alike.some((other) => {
        const [near, far] = [Math.hypot(one.right, one.down), Math.hypot(other.right, other.down)];
        return (one.right * other.right + one.down * other.down) / (near * far) < -0.94;
      }),
    );
  });
}

const cell = 60;
