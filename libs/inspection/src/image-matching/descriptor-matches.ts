import type { Features } from '../results/keypoints.js';
import { markBytes } from './brief-descriptors.js';

/** What is marked alike in two pictures: its number in each. */
export interface Match {
  readonly first: number;
  readonly second: number;
}

/** Each is the other's closest, and clearly closer than the next. */
export function matchesOf(a: Features, b: Features): Match[] {
  const [marksA, marksB] = [wordsOf(a), wordsOf(b)];
  const forth = closestOf(marksA, marksB);
  const back = closestOf(marksB, marksA);
  return [...forth].flatMap((second, first) => (second >= 0 && back[second] === first ? [{ first, second }] : []));
}

const words = markBytes / 4;
/** Of 256. Chance makes half of them differ. */
const mostDiffering = 80;
const clearly = 0.88;

function wordsOf({ marks }: Features): Uint32Array {
  return new Uint32Array(Uint8Array.from(marks).buffer);
}

/** For each of the ones its closest among the others, or -1. */
function closestOf(ones: Uint32Array, others: Uint32Array): Int32Array {
  return Int32Array.from({ length: ones.length / words }, (_, one) => {
    let [closest, least, next] = [-1, 257, 257];
    for (let other = 0; other < others.length; other += words) {
      let differing = 0;
      for (let word = 0; word < words; word++)
        differing += bitsIn((ones[one * words + word] ?? 0) ^ (others[other + word] ?? 0));
      if (differing < least) [closest, least, next] = [other / words, differing, least];
      else if (differing < next) next = differing;
    }
    return least <= mostDiffering && least < clearly * next ? closest : -1;
  });
}

function bitsIn(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
