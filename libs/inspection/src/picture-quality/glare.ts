import type { GreyPicture } from '../image-processing/grey-picture.js';
import { medianShadeOf } from './picture-figures.js';

/**
 * The share of the picture that a reflection has burnt out. White paper is burnt out in a scan as well; a reflection
 * differs by lying inside a darker picture and by fading out at its rim, where paper ends abruptly.
 */
export function glareOf(picture: GreyPicture): number {
  if (medianShadeOf(picture) > paperWhite) return 0;
  const area = picture.pixels.length;
  return patchesOf(picture)
    .filter(({ pixels, rim, touchesEdge }) => !touchesEdge && pixels > area * leastShare && rim > fadingRim)
    .reduce((share, { pixels }) => share + pixels / area, 0);
}

const burntOut = 250;
/** More than half of the picture is this bright: it is a scan, or drawn by a computer. */
const paperWhite = 225;
/** The surroundings of a reflection are nearly as bright; those of a white field are printed. */
const fadingRim = 225;
/** Smaller ones cover no letter. */
const leastShare = 0.0005;

interface Patch {
  readonly pixels: number;
  /** Mean brightness of the adjacent pixels. */
  readonly rim: number;
  readonly touchesEdge: boolean;
}

function patchesOf(picture: GreyPicture): Patch[] {
  const seen = new Uint8Array(picture.pixels.length);
  const waiting = new Int32Array(picture.pixels.length);
  const patches: Patch[] = [];
  for (let at = 0; at < seen.length; at++)
    if ((picture.pixels[at] ?? 0) >= burntOut && seen[at] === 0) patches.push(patchFrom(picture, at, seen, waiting));
  return patches;
}

/**
 * A flood fill that queues every pixel at most once. The neighbour beyond a left or right edge lies in another row, at
 * the other edge: both patches touch an edge, so that joining them does no harm.
 */
function patchFrom(
  { pixels, width, height }: GreyPicture,
  start: number,
  seen: Uint8Array,
  waiting: Int32Array,
): Patch {
  let [count, first, rimSum, rimCount] = [1, 0, 0, 0];
  let touchesEdge = false;
  waiting[0] = start;
  seen[start] = 1;
  while (first < count) {
    const at = waiting[first++] ?? 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    touchesEdge ||= x === 0 || y === 0 || x === width - 1 || y === height - 1;
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      const value = pixels[next];
      if (value === undefined) continue;
      if (value < burntOut) {
        rimSum += value;
        rimCount++;
      } else if (seen[next] === 0) {
        seen[next] = 1;
        waiting[count++] = next;
      }
    }
  }
  return { pixels: count, rim: rimCount === 0 ? 0 : rimSum / rimCount, touchesEdge };
}
