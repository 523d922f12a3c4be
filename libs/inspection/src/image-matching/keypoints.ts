import type { GreyPicture } from '../image-processing/grey-picture.js';
import { fastCornersOf } from './fast-corners.js';
import { descriptorOf, orientationOf } from './brief-descriptors.js';
import type { Keypoints } from '../results/keypoints.js';
import { gaussianBlurred, scaledTo } from './scale-space.js';

export function keypointsOf(picture: GreyPicture): Keypoints {
  const finest = scaledTo(picture, finestSide);
  const side = Math.max(finest.width, finest.height);
  const found = scales.flatMap((scale) => keypointsAt(scaledTo(finest, side / scale), scale));
  return {
    points: Float32Array.from(found.flatMap(({ x, y }) => [x, y])),
    angles: Float32Array.from(found, ({ angle }) => angle),
    scales: Float32Array.from(found, ({ scale }) => scale),
    descriptors: Uint8Array.from(found.flatMap(({ descriptor }) => [...descriptor])),
  };
}

/** The longer side at the finest scale: structures larger than a line of print survive, noise does not. */
const finestSide = 800;
/** The pyramid: the other picture may show the document at a third of the size. */
const scales = [1, 1.25, 1.5625, 1.953, 2.44, 3.05];
const most = 700;

interface Keypoint {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly scale: number;
  readonly descriptor: Uint8Array;
}

function keypointsAt(picture: GreyPicture, scale: number): Keypoint[] {
  const soft = gaussianBlurred(picture);
  const side = Math.max(picture.width, picture.height);
  const share = scale ** -1 / scales.reduce((sum, each) => sum + each ** -1, 0);
  return fastCornersOf(soft, Math.round(most * share)).map(({ x, y }) => {
    const angle = orientationOf(soft, x, y);
    return { x: (x + 0.5) / side, y: (y + 0.5) / side, angle, scale, descriptor: descriptorOf(soft, { x, y, angle }) };
  });
}
