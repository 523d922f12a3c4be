import sharp, { type Metadata } from 'sharp';
import { glareOf } from './glare.js';
import { type ImageInspection, type Unreadable, nothingRead } from '../results/inspection.js';
import { mostPixels } from '../image-processing/picture-limits.js';
import { lettersOn } from './letter-count.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { brightnessOf, contrastOf, sharpnessOf } from './picture-figures.js';

/** Decoding holds a few rows at a time, but the whole of a picture that is stored in passes. */
const mostBytesInPasses = 256 * 1024 * 1024;
const mostSeconds = 10;
/** Measured at one size, pictures are comparable. A small one is not enlarged, because that blurs. */
const measuredSide = 1_000;
/** What may be decoded: other formats are refused at upload, and some of them (SVG) fetch or run things. */
const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** Decodes all of it, so that a missing end is noticed, and measures it. */
export async function inspectPicture(bytes: Buffer): Promise<ImageInspection | Unreadable> {
  const size = await sizeOf(bytes);
  if (size === undefined) return { kind: 'unreadable' };
  const whole = await decoded(bytes, 'error');
  const picture = whole ?? (await decoded(bytes, 'none'));
  if (picture === undefined) return { kind: 'unreadable' };
  return {
    kind: 'image',
    ...size,
    isWhole: whole !== undefined,
    sharpness: sharpnessOf(picture),
    brightness: brightnessOf(picture),
    contrast: contrastOf(picture),
    glare: glareOf(picture),
    letters: lettersOn(picture),
    readings: nothingRead,
  };
}

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  try {
    const header = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
    const { format, width, height } = header;
    return formats.includes(format) && bytesHeld(header) <= mostBytesInPasses ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

function bytesHeld({ isProgressive, width, height, channels, depth }: Metadata): number {
  return isProgressive ? width * height * channels * (depth === 'ushort' ? 2 : 1) : 0;
}

/** Undefined if it cannot be decoded under these limits, for whatever reason. */
async function decoded(bytes: Buffer, failOn: 'error' | 'none'): Promise<GreyPicture | undefined> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn, sequentialRead: true })
      .timeout({ seconds: mostSeconds })
      .flatten({ background: 'white' })
      .resize({ width: measuredSide, height: measuredSide, fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
