import type { LicenceBarcode } from './licence-barcode.js';
import type { Face } from './face.js';
import type { Keypoints } from './keypoints.js';
import type { MachineReadableZone } from './machine-readable-zone.js';

/** What was seen in a document when it was opened: figures and facts, no judgement. */
export type Inspection = ImageInspection | PdfInspection | Unreadable;

/** Measured at a fixed size. */
export interface PictureFigures {
  /** Variance of the Laplacian, in the sharpest tile: low is blurred. */
  readonly sharpness: number;
  /** 0 black to 1 white, of the whole picture. */
  readonly brightness: number;
  /** Difference between its darkest and its brightest shade, 0 to 1. */
  readonly contrast: number;
  /** Share of the picture that is burnt out by a reflection. */
  readonly glare: number;
}

export interface ImageInspection extends PictureFigures {
  readonly kind: 'image';
  readonly width: number;
  readonly height: number;
  /** All rows could be decoded. */
  readonly isWhole: boolean;
  /** How many letters in lines can be made out at a glance, whatever they say: next to none if print is blurred, shaken, covered or too pale. */
  readonly letters: number;
  readonly readings: Readings;
}

export interface PdfInspection {
  readonly kind: 'pdf';
  readonly pages: number;
  /** All pages that were looked at could be opened. */
  readonly isWhole: boolean;
  /** Empty when it holds pictures alone. */
  readonly text: string;
  /** Why some of its text was not looked at, if so. */
  readonly leftOut?: string;
  readonly readings: Readings;
}

export interface Unreadable {
  readonly kind: 'unreadable';
}

/** What can be read from a document in addition. It takes time, so only what is wanted is read. */
export const readable = ['mrz', 'barcode', 'text', 'keypoints', 'letters', 'scans', 'face'] as const;
export type Readable = (typeof readable)[number];

/** From a picture, or from the pages of a PDF. */
export interface Readings {
  readonly mrz: Reading<MachineReadableZone>;
  readonly barcode: Reading<LicenceBarcode>;
  /** Recognized text; of a PDF, of the pages without a text layer. */
  readonly text: Reading<string>;
  /** To tell whether two pictures show the same. */
  readonly keypoints: Reading<Keypoints>;
  /** On all pages, counted up to a limit, and again in full size where there are few. */
  readonly letters: Reading<number>;
  /** What each page of a PDF looks like where all are pictures and all were looked at; of a picture it is known already. */
  readonly scans: Reading<readonly PictureFigures[]>;
  /** There is always a likeliest one: how likely it is tells whether there is a face at all. */
  readonly face: Reading<Face>;
}

export type Reading<T> =
  | { readonly outcome: 'read'; readonly value: T }
  /** It is not on the document. */
  | { readonly outcome: 'absent' }
  /** It is there but cannot be read. */
  | { readonly outcome: 'illegible' }
  /** It was not looked for. */
  | { readonly outcome: 'notRun'; readonly reason: string };

/** Only so many pages of a document are read. */
export const mostPagesRead = 3;

/** Only so much of the text of a document is looked at. */
export const mostCharacters = 200_000;

/** Why something was not read. */
export const reasons = {
  notWanted: 'Documents are not read here.',
  damaged: 'The file is damaged.',
  late: 'It took too long.',
  large: 'It took too much memory.',
  /** By an error in a decoder, most likely. */
  ended: 'The program that reads documents failed on it.',
  /** Documents that have both nearly always say the same in both. */
  notNeeded: 'The barcode was read, and says the same.',
  long: 'It is so long that only its beginning was read.',
  manyScans: `Of its scanned pages, only the first ${mostPagesRead} were read.`,
} as const;

export function unread(all: readonly Readable[], reason: string): Partial<Readings> {
  return Object.fromEntries(all.map((one) => [one, { outcome: 'notRun', reason }]));
}

const notWanted = { outcome: 'notRun', reason: reasons.notWanted } as const;

export const nothingRead: Readings = {
  mrz: notWanted,
  barcode: notWanted,
  text: notWanted,
  keypoints: notWanted,
  letters: notWanted,
  scans: notWanted,
  face: notWanted,
};

const unfinished: readonly string[] = [reasons.late, reasons.large, reasons.ended];

/** A process was ended while reading it: the file may be hostile, and another attempt may find more. */
export function isUnfinished(reading: Reading<unknown>): boolean {
  return reading.outcome === 'notRun' && unfinished.includes(reading.reason);
}

/** Another attempt would find the same. */
export function isFinished(inspection: Inspection): boolean {
  if (inspection.kind === 'unreadable') return false;
  const readings: readonly Reading<unknown>[] = Object.values(inspection.readings);
  return !readings.some(isUnfinished);
}
