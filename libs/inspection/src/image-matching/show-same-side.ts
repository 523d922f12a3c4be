import type { Keypoints } from '../results/keypoints.js';
import { consistencyOf } from './geometric-consistency.js';
import { matchesOf } from './descriptor-matches.js';

/**
 * Whether two pictures show the same side of a document: one homography explains matches that are spread all over it.
 * A flag that both sides share covers too little; the desk on which both lay matches only around them.
 */
export function showSameSide(a: Keypoints, b: Keypoints): boolean {
  const { count, area, spread, inside } = consistencyOf(a, b, matchesOf(a, b));
  const isAround = area > largestPart && inside < leastInside;
  return count >= leastCount && area >= leastArea && spread >= leastSpread && !isAround;
}

const leastCount = 9;
const leastArea = 0.012;
const leastSpread = 0.2;
const largestPart = 0.1;
const leastInside = 0.05;
