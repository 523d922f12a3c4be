import type { GreyPicture } from '../image-processing/grey-picture.js';
import type { Point } from '../image-processing/point.js';
import { shadeAt } from '../image-processing/resampling.js';
import { type LineStrip, pitch, windowHeight } from './glyph-classifier.js';

/** Where a line of an MRZ lies in the picture: from the left of its first character to the right of its last. */
export interface LineLocation {
  readonly from: Point;
  readonly to: Point;
  /** How far its middle lies below the straight line between the two, in pixels: pages bend. */
  readonly sag: number;
}

/** Upside down. */
export function reversed({ from, to, sag }: LineLocation): LineLocation {
  return { from: to, to: from, sag: -sag };
}

/** A part of a line, in characters: 0 is where the first one begins. */
export interface LinePart {
  readonly characters: number;
  readonly first: number;
  readonly last: number;
}

/** Cut out of the picture, straightened, in the size for which the classifier was trained. */
export function rectifiedStrip(picture: GreyPicture, { from, to, sag }: LineLocation, part: LinePart): LineStrip {
  const width = (part.last - part.first) * pitch;
  const length = part.characters * pitch;
  const step = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const scale = Math.hypot(step.x, step.y);
  const parts = Math.min(4, Math.max(1, Math.round(scale)));
  const pixels = new Float32Array(width * windowHeight);
  for (let x = 0; x < width; x++) {
    const along = x + 0.5 + part.first * pitch;
    const drop = (sag / scale) * (1 - ((2 * along) / length - 1) ** 2);
    for (let y = 0; y < windowHeight; y++) {
      const across = y + 0.5 - windowHeight / 2 + drop;
      const middle = { x: from.x + along * step.x - across * step.y, y: from.y + along * step.y + across * step.x };
      pixels[y * width + x] = 1 - meanAround(picture, middle, { step, parts }) / 255;
    }
  }
  return { pixels, width };
}

/** The mean of as many samples as the picture has pixels there. */
function meanAround(picture: GreyPicture, middle: Point, { step, parts }: { step: Point; parts: number }): number {
  let sum = 0;
  for (let down = 0; down < parts; down++)
    for (let right = 0; right < parts; right++) {
      const [along, across] = [(right + 0.5) / parts - 0.5, (down + 0.5) / parts - 0.5];
      const x = middle.x + along * step.x - across * step.y - 0.5;
      sum += shadeAt(picture, x, middle.y + along * step.y + across * step.x - 0.5);
    }
  return sum / (parts * parts);
}
