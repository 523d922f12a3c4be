import type { LicenceBarcode } from './barcode/licence-barcode.js';
import type { Features } from './likeness/features.js';
import type { MachineReadableZone } from './zone/machine-readable-zone.js';

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
  readonly readings: Readings;
}

export interface PdfInspection {
  readonly kind: 'pdf';
  readonly pages: number;
  /** All pages that were looked at could be opened. */
  readonly isWhole: boolean;
  /** Empty when it holds pictures alone; cut off where it is very long. */
  readonly text: string;
  readonly readings: Readings;
}

export interface Unreadable {
  readonly kind: 'unreadable';
}

/** What may be read of a document beside being looked at. It takes time, so only what somebody asks for is. */
export const readable = ['zone', 'barcode', 'text', 'features'] as const;
export type Readable = (typeof readable)[number];

/** Read by recognition: of a picture, or of the pages of a scan. */
export interface Readings {
  readonly zone: Reading<MachineReadableZone>;
  readonly barcode: Reading<LicenceBarcode>;
  /** Only where a PDF does not carry its text itself. */
  readonly text: Reading<string>;
  /** To tell whether two pictures show the same. */
  readonly features: Reading<Features>;
}

export type Reading<T> =
  | { readonly outcome: 'read'; readonly value: T }
  /** There is nothing like it. */
  | { readonly outcome: 'absent' }
  /** It is there, and cannot be read. */
  | { readonly outcome: 'illegible' }
  /** Nobody looked, and why. */
  | { readonly outcome: 'notRun'; readonly reason: string };

const notAskedFor = { outcome: 'notRun', reason: 'Documents are not read here.' } as const;

export const nothingRead: Readings = {
  zone: notAskedFor,
  barcode: notAskedFor,
  text: notAskedFor,
  features: notAskedFor,
};
