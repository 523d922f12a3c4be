import type { GreyPicture } from '../picture/picture-figures.js';

/** By how much of its light each pixel is darker than what lies around it: print stands out, whatever the light and the ground. */
export function inkOf({ pixels, width, height }: GreyPicture, reach: number): GreyPicture {
  const sums = sumsOf({ pixels, width, height });
  const ink = new Uint8Array(pixels.length);
  const row = width + 1;
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        (sums[bottom * row + right] ?? 0) -
        (sums[bottom * row + left] ?? 0) -
        (sums[top * row + right] ?? 0) +
        (sums[top * row + left] ?? 0);
      const mean = sum / ((bottom - top) * (right - left));
      ink[y * width + x] = (255 * Math.max(0, mean - (pixels[y * width + x] ?? 0))) / (mean + 1);
    }
  }
  return { pixels: ink, width, height };
}

/** Of all above and to the left: of any rectangle, the sum is told by its corners. */
function sumsOf({ pixels, width, height }: GreyPicture): Float64Array {
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += pixels[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = sum + (sums[y * row + x + 1] ?? 0);
    }
  }
  return sums;
}
