import { largestBytes } from './acceptance.js';
import { fitWithin } from '../picture/measure-picture.js';

/** Longer sides to try, and how closely to keep to the original: print stays readable in the last of them. */
const attempts = [
  [4_000, 0.9],
  [3_000, 0.85],
  [2_000, 0.8],
] as const;

/** A JPEG of the same picture that is small enough to be sent. Undefined when this browser cannot open it. */
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
