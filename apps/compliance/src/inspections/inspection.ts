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
}

export interface PdfInspection {
  readonly kind: 'pdf';
  readonly pages: number;
  /** All pages that were looked at could be opened. */
  readonly isWhole: boolean;
  /** Empty when it holds pictures alone; cut off where it is very long. */
  readonly text: string;
}

export interface Unreadable {
  readonly kind: 'unreadable';
}
