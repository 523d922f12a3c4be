import type { Features } from './features.js';
import { agreementOf } from './agreement.js';
import { matchesOf } from './matches.js';

/**
 * Whether two pictures show the same side of a document: what is marked alike in them lies in the same
 * arrangement, all over it. A flag or a border that two sides share is not enough.
 */
export function showTheSame(a: Features, b: Features): boolean {
  const { count, spread } = agreementOf(a, b, matchesOf(a, b));
  return count >= leastCount && spread >= leastSpread;
}

const leastCount = 14;
const leastSpread = 0.3;
