import type { Conditions } from './conditions.js';
import type { Dice } from './dice.js';

interface Pixels {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** As a hand shakes: every pixel is the mean of those along a short line. */
export function withMotion({ pixels, width, height }: Pixels, motion: Conditions['motion']): Uint8ClampedArray {
  const steps = Math.round(motion.pixels);
  if (steps < 2) return pixels;
  const [dx, dy] = [Math.cos((motion.direction * Math.PI) / 180), Math.sin((motion.direction * Math.PI) / 180)];
  const offsets = Array.from({ length: steps }, (_, step) => [
    Math.round((step - (steps - 1) / 2) * dx),
    Math.round((step - (steps - 1) / 2) * dy),
  ]);
  const sums = new Uint16Array(pixels.length);
  for (const [right = 0, down = 0] of offsets) addShifted(sums, { pixels, width, height }, right, down);
  // By a loop: `from` goes through an iterator and keeps all numbers in an array before.
  const means = new Uint8ClampedArray(pixels.length);
  for (let at = 0; at < means.length; at++) means[at] = (sums[at] ?? 0) / steps;
  return means;
}

/** As a sensor in little light: mostly grey, a little coloured. */
export function withNoise(
  pixels: Uint8Array | Uint8ClampedArray,
  noise: Conditions['noise'],
  dice: Dice,
): Uint8ClampedArray {
  const noisy = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  if (noise.luminance === 0 && noise.colour === 0) return noisy;
  const throws = Float32Array.from({ length: 1 << 16 }, () => dice.normal());
  const mask = throws.length - 1;
  let place = 0;
  for (let at = 0; at < noisy.length; at += 3) {
    // Restarted at random every so often, the same throws do not show as a pattern.
    if ((at / 3) % 1_021 === 0) place = dice.whole(0, mask);
    const grey = (throws[place & mask] ?? 0) * noise.luminance;
    for (let channel = 0; channel < 3; channel++)
      noisy[at + channel] =
        (noisy[at + channel] ?? 0) + grey + (throws[(place + 1 + channel) & mask] ?? 0) * noise.colour;
    place += 4;
  }
  return noisy;
}

/** Beyond an edge its pixels go on. */
function addShifted(sums: Uint16Array, { pixels, width, height }: Pixels, right: number, down: number): void {
  for (let y = 0; y < height; y++) {
    const from = Math.min(height - 1, Math.max(0, y + down)) * width;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const source = (from + Math.min(width - 1, Math.max(0, x + right))) * 3;
      for (let channel = 0; channel < 3; channel++)
        sums[at + channel] = (sums[at + channel] ?? 0) + (pixels[source + channel] ?? 0);
    }
  }
}
