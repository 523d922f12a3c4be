import type { GreyPicture } from '../image-processing/grey-picture.js';

export interface ReadWord {
  readonly text: string;
  /** 0 to 100: that of its worst character. */
  readonly confidence: number;
}

export interface ReadLine {
  /** With spaces between words. */
  readonly text: string;
  readonly words: readonly ReadWord[];
}

/** Recognizes print: the `tesseract` program if it is installed, else tesseract.js. */
export interface Ocr {
  readonly name: string;
  /** `5.3.0` */
  readonly version: string;
  /** The lines of a page, whatever its layout, from top to bottom. Expects dark print on light ground. */
  read(picture: GreyPicture): Promise<readonly ReadLine[]>;
  close(): Promise<void>;
}
