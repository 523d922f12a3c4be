// In the thread of `Inspector`, as it may take tenths of a second.
import type { Keypoints } from '../results/keypoints.js';
import { showSameSide } from './show-same-side.js';

export function answer([one, other]: readonly [Keypoints, Keypoints]): boolean {
  return showSameSide(one, other);
}
