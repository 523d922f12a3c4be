import type { GreyPicture } from '../image-processing/grey-picture.js';
import { cornersOf } from './fast-corners.js';
import { markOf, orientationOf } from './brief-descriptors.js';
import type { Features } from '../results/keypoints.js';
import { scaledTo, smoothed } from './scale-space.js';

export function featuresOf(picture: GreyPicture): Features {
  const seen = scaledTo(picture, seenSide);
  const side = Math.max(seen.width, seen.height);
  const found = scales.flatMap((size) => featuresAt(scaledTo(seen, side / size), size));
  return {
    places: Float32Array.from(found.flatMap(({ x, y }) => [x, y])),
    turns: Float32Array.from(found, ({ turn }) => turn),
    sizes: Float32Array.from(found, ({ size }) => size),
    marks: Uint8Array.from(found.flatMap(({ mark }) => [...mark])),
  };
}

/** What is larger than a line of print is seen at it, and noise is not. */
const seenSide = 800;
/** The same may be shown at half the size. */
const scales = [1, 1.25, 1.5625, 1.953, 2.44, 3.05];
const most = 700;

interface Feature {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  readonly mark: Uint8Array;
}

function featuresAt(picture: GreyPicture, size: number): Feature[] {
  const soft = smoothed(picture);
  const side = Math.max(picture.width, picture.height);
  const share = size ** -1 / scales.reduce((sum, each) => sum + each ** -1, 0);
  return cornersOf(soft, Math.round(most * share)).map(({ x, y }) => {
    const turn = orientationOf(soft, x, y);
    return { x: (x + 0.5) / side, y: (y + 0.5) / side, turn, size, mark: markOf(soft, { x, y, turn }) };
  });
}
