import type { Features } from '../results/keypoints.js';
import { agreementOf } from './geometric-consistency.js';
import { matchesOf } from './descriptor-matches.js';

/**
 * Whether two pictures show the same side of a document: what is marked alike in them lies in the same
 * arrangement, all over it. A flag that two sides share is too small; the desk on which both lay agrees
 * around them alone.
 */
export function showTheSame(a: Features, b: Features): boolean {
  const { count, area, spread, inside } = agreementOf(a, b, matchesOf(a, b));
  const isAround = area > largestPart && inside < leastInside;
  return count >= leastCount && area >= leastArea && spread >= leastSpread && !isAround;
}

const leastCount = 9;
const leastArea = 0.012;
const leastSpread = 0.2;
const largestPart = 0.1;
const leastInside = 0.05;
