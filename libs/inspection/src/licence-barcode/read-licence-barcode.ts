import type { Reading } from '../results/inspection.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { type BarcodeRegion, barcodeRegionsOf, isLikeABarcode } from '../pdf417/barcode-localization.js';
import { rectified } from '../pdf417/perspective-correction.js';
import type { LicenceBarcode } from '../results/licence-barcode.js';
import { parseLicence } from './aamva-text.js';
import { outlineOf } from '../pdf417/barcode-outline.js';
import { decodePdf417 } from '../pdf417/pdf417-decoder.js';
import { restoredBarcode } from '../pdf417/barcode-restoration.js';
import { downsampled } from '../image-processing/resampling.js';
import { rotatedCrop } from '../pdf417/rotated-crop.js';

/** A sharper picture would not help. */
const ofUnknownForm = {
  outcome: 'notRun',
  reason: 'The barcode was read, but what it says is of a form that is not known here.',
} as const;

/** Reads the PDF417 on the back of a licence, at any rotation and in perspective. */
export async function readLicenceBarcode(picture: GreyPicture): Promise<Reading<LicenceBarcode>> {
  const regions = barcodeRegionsOf(picture);
  let isThere = regions.some((region) => isLikeABarcode(region, picture));
  for await (const { text, hasPatterns } of attempts(picture, regions)) {
    isThere ||= hasPatterns;
    if (text === undefined) continue;
    const value = parseLicence(text);
    return value === undefined ? ofUnknownForm : { outcome: 'read', value };
  }
  return { outcome: isThere ? 'illegible' : 'absent' };
}

interface Attempt {
  readonly text: string | undefined;
  /** The start and stop patterns were found. */
  readonly hasPatterns: boolean;
}

/** The most promising first. The last gives the decoder the crop as it is. */
async function* attempts(picture: GreyPicture, regions: readonly BarcodeRegion[]): AsyncGenerator<Attempt> {
  for (const region of regions)
    for (const angle of [region.angle, region.angle + Math.PI])
      yield await decodeRestored(upright(picture, region, angle));
  const [first] = regions;
  const asItIs =
    first === undefined
      ? downsampled(picture, Math.ceil(Math.max(picture.width, picture.height) / wholeSide))
      : upright(picture, first, first.angle).picture;
  yield { text: await decodePdf417(asItIs), hasPatterns: false };
}

const wholeSide = 1_600;
/** In pixels: modules are then several pixels wide. */
const uprightLength = 1_600;
const mostEnlarged = 2.5;

interface Upright {
  readonly picture: GreyPicture;
  /** Approximate length of the barcode. */
  readonly length: number;
}

function upright(picture: GreyPicture, region: BarcodeRegion, angle: number): Upright {
  const step = Math.max(region.length / uprightLength, 1 / mostEnlarged);
  const length = region.length / step;
  const width = Math.round(length * 1.3);
  const height = Math.min(Math.round((region.height * 1.2) / step + length * 0.08), width);
  return { picture: rotatedCrop(picture, { ...region, angle, step, width, height }), length };
}

/** The decoder copes badly with blur, noise and perspective, so it is given a clean drawing (decision 40). */
async function decodeRestored({ picture, length }: Upright): Promise<Attempt> {
  const outline = outlineOf(picture, length);
  if (outline === undefined) return { text: undefined, hasPatterns: false };
  return { text: await decodePdf417(restoredBarcode(rectified(picture, outline))), hasPatterns: true };
}
