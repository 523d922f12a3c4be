import type { GreyPicture } from '../image-processing/grey-picture.js';

/** Otsu's threshold between ink and evenly lit paper: the one with the largest variance between the two classes. */
export function otsuThresholdOf({ pixels }: GreyPicture): number {
  const counts = new Float64Array(256);
  let all = 0;
  for (const shade of pixels) {
    counts[shade] = (counts[shade] ?? 0) + 1;
    all += shade;
  }
  let [best, bestVariance, darker, darkerSum] = [0, 0, 0, 0];
  for (let shade = 0; shade < 255; shade++) {
    darker += counts[shade] ?? 0;
    darkerSum += shade * (counts[shade] ?? 0);
    const brighter = pixels.length - darker;
    if (darker === 0 || brighter === 0) continue;
    const variance = darker * brighter * (darkerSum / darker - (all - darkerSum) / brighter) ** 2;
    if (variance > bestVariance) [best, bestVariance] = [shade + 1, variance];
  }
  return Math.min(palestInk, Math.max(darkestInk, best));
}

const [darkestInk, palestInk] = [100, 215];
