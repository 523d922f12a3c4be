import type { GreyPicture } from '../picture/picture-figures.js';

/**
 * By how much of its light each pixel is darker than what lies on both sides of it, left and right or above and below:
 * print stands out, whatever the light and the ground, while the edge of a page, bright on one side alone, does not.
 */
export function inkOf(picture: GreyPicture, reach: number): GreyPicture {
  const { pixels, width, height } = picture;
  const mean = meansIn(picture);
  const ink = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const beside = Math.min(mean(left, top, x + 1, bottom), mean(x, top, right, bottom));
      const around = Math.max(beside, Math.min(mean(left, top, right, y + 1), mean(left, y, right, bottom)));
      ink[y * width + x] = (255 * Math.max(0, around - (pixels[y * width + x] ?? 0))) / (around + 1);
    }
  }
  return { pixels: ink, width, height };
}

/** Of any rectangle, told by the sums of all above and to the left of its corners. */
function meansIn({
  pixels,
  width,
  height,
}: GreyPicture): (left: number, top: number, right: number, bottom: number) => number {
  const row = width + 1;
  const sums = new Int32Array(row * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += pixels[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = sum + (sums[y * row + x + 1] ?? 0);
    }
  }
  return (left, top, right, bottom) => {
    const [upper, lower] = [top * row, bottom * row];
    const sum =
      (sums[lower + right] ?? 0) - (sums[lower + left] ?? 0) - (sums[upper + right] ?? 0) + (sums[upper + left] ?? 0);
    return sum / ((bottom - top) * (right - left));
  };
}
