import type { LicenceBarcode } from './licence-barcode.js';
import type { Features } from './keypoints.js';
import type { MachineReadableZone } from './machine-readable-zone.js';

/** What was seen in a document when it was opened: figures and facts, no judgement. */
export type Inspection = ImageInspection | PdfInspection | Unreadable;

export interface ImageInspection {
  readonly kind: 'image';
  readonly width: number;
  readonly height: number;
  /** All rows could be decoded. */
  readonly isWhole: boolean;
  /** Variance of the Laplacian at a fixed size, of the sharpest part: low is blurred. */
  readonly sharpness: number;
  /** 0 black to 1 white, of the whole picture. */
  readonly brightness: number;
  /** How far the darkest and the brightest of it lie apart, 0 to 1: low is flat. */
  readonly contrast: number;
  /** Share of the picture that is burnt out by a reflection. */
  readonly glare: number;
  /** How many letters can be made out, whatever they say: next to none where print is blurred, hidden or too pale. */
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
  /** Why some of its text was not even looked at, written or scanned; not there where all was. */
  readonly leftOut?: string;
  readonly readings: Readings;
}

export interface Unreadable {
  readonly kind: 'unreadable';
}

/** What may be read of a document beside being looked at. It takes time, so only what somebody asks for is. */
export const readable = ['zone', 'barcode', 'text', 'features', 'letters'] as const;
export type Readable = (typeof readable)[number];

/** Read by recognition: of a picture, or of the pages of a scan. */
export interface Readings {
  readonly zone: Reading<MachineReadableZone>;
  readonly barcode: Reading<LicenceBarcode>;
  /** Of a PDF, on the pages that do not carry their text themselves; absent where all of them do. */
  readonly text: Reading<string>;
  /** To tell whether two pictures show the same. */
  readonly features: Reading<Features>;
  /** How many can be made out on the pages of a PDF, or that there are plenty; those of a picture are among its figures. */
  readonly letters: Reading<number>;
}

export type Reading<T> =
  | { readonly outcome: 'read'; readonly value: T }
  /** There is nothing like it. */
  | { readonly outcome: 'absent' }
  /** It is there, and cannot be read. */
  | { readonly outcome: 'illegible' }
  /** Nobody looked, and why. */
  | { readonly outcome: 'notRun'; readonly reason: string };

/** What is looked for stands on the first pages, or nobody finds it. */
export const mostPagesRead = 3;

/** Why something was not read. */
export const reasons = {
  notWanted: 'Documents are not read here.',
  damaged: 'The file is damaged.',
  late: 'It took too long.',
  large: 'It took too much memory.',
  /** By an error in a decoder, most likely. */
  ended: 'The program that reads documents failed on it.',
  /** In nearly all documents that have both, they say the same. */
  notNeeded: 'The barcode was read, and says the same.',
  long: 'It is so long that only its beginning was read.',
  manyScans: `Of its scanned pages, only the first ${mostPagesRead} were read.`,
} as const;

/** Each of these for one reason. */
export function unread(all: readonly Readable[], reason: string): Partial<Readings> {
  return Object.fromEntries(all.map((one) => [one, { outcome: 'notRun', reason }]));
}

const notAskedFor = { outcome: 'notRun', reason: reasons.notWanted } as const;

export const nothingRead: Readings = {
  zone: notAskedFor,
  barcode: notAskedFor,
  text: notAskedFor,
  features: notAskedFor,
  letters: notAskedFor,
};

const unfinished: readonly string[] = [reasons.late, reasons.large, reasons.ended];

/** A process was ended over it: it may be hostile, and whoever looks again may find more. */
export function isUnfinished(reading: Reading<unknown>): boolean {
  return reading.outcome === 'notRun' && unfinished.includes(reading.reason);
}

/** Whoever looks again finds the same. */
export function isFinished(inspection: Inspection): boolean {
  if (inspection.kind === 'unreadable') return false;
  const readings: readonly Reading<unknown>[] = Object.values(inspection.readings);
  return !readings.some(isUnfinished);
}
