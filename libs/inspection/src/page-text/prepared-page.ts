import sharp, { type Sharp } from 'sharp';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { type PageOrientation, letterSizeOf, orientationsOf } from './page-orientation.js';
import { illuminationCorrected } from './illumination-correction.js';
import { otsuThresholdOf } from './otsu-threshold.js';
import { componentsOf } from '../image-processing/connected-components.js';

/** A page ready for OCR: its illumination is corrected, and its likely orientations are known. */
export interface PreparedPage {
  /** How many connected components are as large as letters. Not all of them need be letters. */
  readonly components: number;
  /** The best guess first. */
  readonly orientations: readonly PageOrientation[];
  /** Upright and deskewed, with letters of the size that engines read best. */
  upright(orientation: PageOrientation): Promise<GreyPicture>;
}

export async function preparedPage(picture: GreyPicture): Promise<PreparedPage> {
  const page = illuminationCorrected(await sized(picture, widthScale(picture)));
  const components = componentsOf(page, { threshold: otsuThresholdOf(page), smallest: 6, largest: 200 });
  return {
    components: components.length,
    orientations: orientationsOf(components),
    upright: async (orientation) => {
      const resized = await sized(page, scaleFor(page, letterSizeOf(components, orientation)));
      return rotated(resized, orientation.turn);
    },
  };
}

/** In this range, the letters of a whole page are larger than specks and smaller than pictures. */
const [shortestSide, longestSide] = [1_600, 3_600];
const mostEnlarged = 3;
const mostReduced = 0.15;

function widthScale({ width, height }: GreyPicture): number {
  const longest = Math.max(width, height);
  return Math.min(longestSide / longest, Math.max(1, Math.min(mostEnlarged, shortestSide / longest)));
}

/** Of an `x`: capitals are half as high again. */
const bestLetterSize = 20;

function scaleFor({ width, height }: GreyPicture, letterSize: number): number {
  const scale = Math.min(bestLetterSize / Math.max(1, letterSize), longestSide / Math.max(width, height), mostEnlarged);
  // Engines cope with letters from 12 to 33 pixels: within that range, resizing only takes time.
  const isWorthIt = scale < 0.6 || scale > 1.6;
  return isWorthIt ? Math.max(mostReduced, scale) : 1;
}

async function sized(picture: GreyPicture, scale: number): Promise<GreyPicture> {
  if (scale === 1) return picture;
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  return pixelsOf(opened(picture).resize({ width, height, fit: 'fill', kernel: 'cubic' }));
}

/** In degrees. A smaller skew does no harm, and rotating costs sharpness. */
const smallestTurn = 0.25;

async function rotated(picture: GreyPicture, turn: number): Promise<GreyPicture> {
  const quarter = Math.round(turn / 90) * 90;
  const exact = Math.abs(turn - quarter) < smallestTurn ? quarter % 360 : turn;
  return exact === 0 ? picture : pixelsOf(opened(picture).rotate(exact, { background: '#fff' }));
}

function opened({ pixels, width, height }: GreyPicture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

async function pixelsOf(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
