import type { GreyPicture } from '../image-processing/grey-picture.js';

/** Scaled down by area averaging until the longer side has this many pixels; a small picture is not enlarged. */
export function scaledTo(picture: GreyPicture, side: number): GreyPicture {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const narrow = shortened(picture, width);
  const turned = shortened(transposed(narrow), height);
  return transposed(turned);
}

/** Each row with fewer pixels, each of them the mean of what it covers. */
function shortened({ pixels, width, height }: GreyPicture, count: number): GreyPicture {
  if (count === width) return { pixels, width, height };
  const result = new Uint8Array(count * height);
  const step = width / count;
  for (let x = 0; x < count; x++) {
    const [from, to] = [x * step, (x + 1) * step];
    const [first, last] = [Math.floor(from), Math.min(width - 1, Math.ceil(to) - 1)];
    const [before, after] = [from - first, last + 1 - to];
    for (let y = 0; y < height; y++) {
      const row = y * width;
      let sum = -before * (pixels[row + first] ?? 0) - after * (pixels[row + last] ?? 0);
      for (let at = row + first; at <= row + last; at++) sum += pixels[at] ?? 0;
      result[y * count + x] = (sum / (to - from) + 0.5) | 0;
    }
  }
  return { pixels: result, width: count, height };
}

function transposed({ pixels, width, height }: GreyPicture): GreyPicture {
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) result[x * height + y] = pixels[y * width + x] ?? 0;
  return { pixels: result, width: height, height: width };
}

/** A Gaussian blur of five by five pixels, against noise. */
export function gaussianBlurred(picture: GreyPicture): GreyPicture {
  return transposed(blurredRows(transposed(blurredRows(picture))));
}

function blurredRows({ pixels, width, height }: GreyPicture): GreyPicture {
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const [start, end] = [y * width, (y + 1) * width - 1];
    for (let at = start; at <= end; at++) {
      const [left, farLeft] = [at > start ? at - 1 : start, at > start + 1 ? at - 2 : start];
      const [right, farRight] = [at < end ? at + 1 : end, at < end - 1 ? at + 2 : end];
      const far = (pixels[farLeft] ?? 0) + (pixels[farRight] ?? 0);
      const near = (pixels[left] ?? 0) + (pixels[right] ?? 0);
      result[at] = (far + 4 * near + 6 * (pixels[at] ?? 0) + 8) >> 4;
    }
  }
  return { pixels: result, width, height };
}
