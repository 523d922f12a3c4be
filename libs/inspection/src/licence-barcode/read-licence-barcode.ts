import type { Reading } from '../results/inspection.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { type DenseRegion, denseRegionsOf, isLikeABarcode } from '../pdf417/barcode-localization.js';
import { flattened } from '../pdf417/perspective-correction.js';
import type { LicenceBarcode } from '../results/licence-barcode.js';
import { licenceOf } from './aamva-text.js';
import { outlineOf } from '../pdf417/barcode-outline.js';
import { decodedFrom } from '../pdf417/pdf417-decoder.js';
import { redrawn } from '../pdf417/barcode-restoration.js';
import { shrunk } from '../image-processing/resampling.js';
import { cutOut } from '../pdf417/rotated-crop.js';

/** Whoever sends it again, however sharp, gets no further. */
const ofUnknownForm = {
  outcome: 'notRun',
  reason: 'The barcode was read, but what it says is of a form that is not known here.',
} as const;

/** Reads the PDF417 on the back of a licence, however the picture was taken. */
export async function readLicenceBarcode(picture: GreyPicture): Promise<Reading<LicenceBarcode>> {
  const regions = denseRegionsOf(picture);
  let isThere = regions.some((region) => isLikeABarcode(region, picture));
  for await (const { text, hasGuards } of attempts(picture, regions)) {
    isThere ||= hasGuards;
    if (text === undefined) continue;
    const value = licenceOf(text);
    return value === undefined ? ofUnknownForm : { outcome: 'read', value };
  }
  return { outcome: isThere ? 'illegible' : 'absent' };
}

interface Attempt {
  readonly text: string | undefined;
  /** The bars that every PDF417 begins and ends with were seen. */
  readonly hasGuards: boolean;
}

/** The likeliest to succeed first; each takes about as long as all before it. */
async function* attempts(picture: GreyPicture, regions: readonly DenseRegion[]): AsyncGenerator<Attempt> {
  for (const region of regions)
    for (const angle of [region.angle, region.angle + Math.PI])
      yield await decodedAnew(upright(picture, region, angle));
  const [first] = regions;
  const asItIs =
    first === undefined
      ? shrunk(picture, Math.ceil(Math.max(picture.width, picture.height) / wholeSide))
      : upright(picture, first, first.angle).picture;
  yield { text: await decodedFrom(asItIs), hasGuards: false };
}

const wholeSide = 1_600;
/** So long, its modules are several pixels wide. */
const uprightLength = 1_600;
const mostEnlarged = 2.5;

interface Upright {
  readonly picture: GreyPicture;
  /** Of the barcode, about. */
  readonly length: number;
}

function upright(picture: GreyPicture, region: DenseRegion, angle: number): Upright {
  const step = Math.max(region.length / uprightLength, 1 / mostEnlarged);
  const length = region.length / step;
  const width = Math.round(length * 1.3);
  const height = Math.min(Math.round((region.height * 1.2) / step + length * 0.08), width);
  return { picture: cutOut(picture, { ...region, angle, step, width, height }), length };
}

/** Blur, noise and perspective are too much for the decoder: it is given a drawing without them. */
async function decodedAnew({ picture, length }: Upright): Promise<Attempt> {
  const outline = outlineOf(picture, length);
  if (outline === undefined) return { text: undefined, hasGuards: false };
  return { text: await decodedFrom(redrawn(flattened(picture, outline))), hasGuards: true };
}
