import sharp, { type Sharp } from 'sharp';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { type Direction, directionsOf, letterSizeOf } from './page-orientation.js';
import { evenlyLit } from './illumination-correction.js';
import { inkThresholdOf } from './otsu-threshold.js';
import { marksOf } from '../image-processing/connected-components.js';

/** A page that waits to be read: its light is even, and which way is up is known, if not for certain. */
export interface PreparedPage {
  /** Pieces of ink as large as letters. Not all of them need be letters. */
  readonly marks: number;
  /** The best guess first. */
  readonly directions: readonly Direction[];
  /** Upright, and with letters of the size that engines read best. */
  turned(direction: Direction): Promise<GreyPicture>;
}

export async function prepared(picture: GreyPicture): Promise<PreparedPage> {
  const page = evenlyLit(await sized(picture, widthScale(picture)));
  const marks = marksOf(page, { ink: inkThresholdOf(page), smallest: 6, largest: 200 });
  return {
    marks: marks.length,
    directions: directionsOf(marks),
    turned: async (direction) => {
      const upright = await sized(page, scaleFor(page, letterSizeOf(marks, direction)));
      return rotated(upright, direction.turn);
    },
  };
}

/** Between them, letters of a whole page are larger than specks and smaller than pictures. */
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
  // Engines are at ease with letters from 12 to 33 pixels: another size in between only takes time.
  const isWorthIt = scale < 0.6 || scale > 1.6;
  return isWorthIt ? Math.max(mostReduced, scale) : 1;
}

async function sized(picture: GreyPicture, scale: number): Promise<GreyPicture> {
  if (scale === 1) return picture;
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  return pixelsOf(opened(picture).resize({ width, height, fit: 'fill', kernel: 'cubic' }));
}

/** A skew so small harms nobody, and turning costs sharpness. */
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
