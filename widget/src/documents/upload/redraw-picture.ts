import { largestBytes } from './acceptance.js';
import { fitWithin } from '../picture/measure-picture.js';

/** Longer side and JPEG quality of each attempt; small print is still readable in the last. */
const attempts = [
  [4_000, 0.9],
  [3_000, 0.85],
  [2_000, 0.8],
] as const;

/** Converts a picture to a JPEG small enough to upload. Undefined if this browser cannot decode it. */
export async function redrawPicture(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return undefined;
  try {
    for (const [side, quality] of attempts) {
      const jpeg = await jpegOf(picture, side, quality);
      if (jpeg !== undefined && jpeg.size <= largestBytes) return jpeg;
    }
    return undefined;
  } finally {
    picture.close();
  }
}

function jpegOf(picture: ImageBitmap, side: number, quality: number): Promise<Blob | undefined> {
  const { resizeWidth: width, resizeHeight: height } = fitWithin(picture, side);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return Promise.resolve(undefined);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality));
}
