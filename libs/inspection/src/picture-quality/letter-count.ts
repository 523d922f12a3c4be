import { type Component, componentsOf } from '../image-processing/connected-components.js';
import { localContrastOf } from '../image-processing/local-contrast.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { medianShadeOf } from './picture-figures.js';
import { smoothed } from '../image-processing/resampling.js';

/**
 * How many letters can be made out: connected components that stand out from their ground and from the noise, and that
 * have neighbours of their size on both sides, in whatever direction the lines run. What they say does not matter.
 */
export function lettersOn(picture: GreyPicture): number {
  const soft = smoothed(smoothed(picture));
  const ink = localContrastOf(soft, reach);
  const noise = (noiseIn(picture) * shareLeft * 255) / Math.max(16, medianShadeOf(picture));
  const threshold = Math.min(254, Math.max(palest, Math.ceil(noise * 5)));
  const paper = { ...ink, pixels: ink.pixels.map((value) => 255 - value) };
  const components = componentsOf(paper, { threshold: 255 - threshold, smallest: 5, largest: 60 });
  return inRows(components).length;
}

const reach = 14;
/** Of 255: paler print cannot be made out. */
const palest = 20;

/** The share of the noise that is left after smoothing twice. */
const shareLeft = 0.27;

/** The standard deviation of the noise by the method of Immerkær, with a median so that edges do not count. */
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

interface Letter {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function inRows(components: readonly Component[]): Letter[] {
  const letters = components.map(({ left, top, right, bottom }) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    size: Math.max(right - left, bottom - top),
  }));
  const cells = new Map<number, Letter[]>();
  const key = (x: number, y: number): number => Math.floor(y / cell) * 4_096 + Math.floor(x / cell);
  for (const letter of letters) {
    const at = key(letter.x, letter.y);
    const others = cells.get(at);
    if (others === undefined) cells.set(at, [letter]);
    else others.push(letter);
  }
  return letters.filter((letter) => {
    const around = [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].flatMap((right) => cells.get(key(letter.x + right * cell, letter.y + down * cell)) ?? []),
    );
    const alike = around
      .map((other) => ({ right: other.x - letter.x, down: other.y - letter.y, size: other.size }))
      .filter(({ right, down, size }) => {
        const distance = Math.hypot(right, down);
        return distance > 0 && distance < 2 * letter.size && size > letter.size * 0.6 && size < letter.size * 1.7;
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
