import type { Keypoints } from '../results/keypoints.js';
import { descriptorBytes } from './brief-descriptors.js';

/** Two keypoints with similar descriptors: the index of each in its picture. */
export interface Match {
  readonly first: number;
  readonly second: number;
}

/** Mutual nearest neighbours by Hamming distance that pass the ratio test: clearly closer than the second nearest. */
export function matchesOf(a: Keypoints, b: Keypoints): Match[] {
  const [descriptorsA, descriptorsB] = [wordsOf(a), wordsOf(b)];
  const forth = closestOf(descriptorsA, descriptorsB);
  const back = closestOf(descriptorsB, descriptorsA);
  return [...forth].flatMap((second, first) => (second >= 0 && back[second] === first ? [{ first, second }] : []));
}

const words = descriptorBytes / 4;
/** Of 256 bits. By chance half of them differ. */
const mostDiffering = 80;
const mostRatio = 0.88;

function wordsOf({ descriptors }: Keypoints): Uint32Array {
  return new Uint32Array(Uint8Array.from(descriptors).buffer);
}

/** For each descriptor its nearest neighbour among the others, or -1. */
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
    return least <= mostDiffering && least < mostRatio * next ? closest : -1;
  });
}

function bitsIn(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
