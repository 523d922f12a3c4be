import type { GreyPicture } from '../picture/picture-figures.js';
import { shadeAt } from '../picture/resampling.js';
import { pitch, windowHeight } from './glyphs.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a line of a zone lies in the picture: from the left of its first character to the right of its last. */
export interface LinePlace {
  readonly from: Point;
  readonly to: Point;
}

/** Characters' room before the first and behind the last, as nobody knows exactly where a line begins. */
export const margin = 3;

/** A line cut out of the picture, level, at the size that the glyph reader knows. */
export interface LineStrip {
  readonly pixels: Float32Array;
  readonly width: number;
}

export function stripOf(picture: GreyPicture, { from, to }: LinePlace, characters: number): LineStrip {
  const width = (characters + 2 * margin) * pitch;
  const step = { x: (to.x - from.x) / (characters * pitch), y: (to.y - from.y) / (characters * pitch) };
  const parts = Math.min(4, Math.max(1, Math.round(Math.hypot(step.x, step.y))));
  const pixels = new Float32Array(width * windowHeight);
  for (let y = 0; y < windowHeight; y++)
    for (let x = 0; x < width; x++) {
      const [along, across] = [x + 0.5 - margin * pitch, y + 0.5 - windowHeight / 2];
      const middle = { x: from.x + along * step.x - across * step.y, y: from.y + along * step.y + across * step.x };
      pixels[y * width + x] = 1 - meanAround(picture, middle, { step, parts }) / 255;
    }
  return { pixels, width };
}

/** Of as many places as the picture has pixels there. */
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
