import type { GreyPicture } from '../image-processing/grey-picture.js';

/** The shade that parts ink from evenly lit paper best: that under which both differ most (Otsu). */
export function inkThresholdOf({ pixels }: GreyPicture): number {
  const counts = new Float64Array(256);
  let all = 0;
  for (const shade of pixels) {
    counts[shade] = (counts[shade] ?? 0) + 1;
    all += shade;
  }
  let [best, bestDifference, darker, darkerSum] = [0, 0, 0, 0];
  for (let shade = 0; shade < 255; shade++) {
    darker += counts[shade] ?? 0;
    darkerSum += shade * (counts[shade] ?? 0);
    const brighter = pixels.length - darker;
    if (darker === 0 || brighter === 0) continue;
    const difference = darker * brighter * (darkerSum / darker - (all - darkerSum) / brighter) ** 2;
    if (difference > bestDifference) [best, bestDifference] = [shade + 1, difference];
  }
  return Math.min(palestInk, Math.max(darkestInk, best));
}

const [darkestInk, palestInk] = [100, 215];
