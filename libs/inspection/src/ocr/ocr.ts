import type { GreyPicture } from '../image-processing/grey-picture.js';

export interface ReadWord {
  readonly text: string;
  /** 0 to 100: as low as that of its worst character. */
  readonly confidence: number;
}

export interface ReadLine {
  /** With spaces between words. */
  readonly text: string;
  readonly words: readonly ReadWord[];
}

/** Recognizes print: the `tesseract` program where it is installed, tesseract.js otherwise. */
export interface Ocr {
  readonly name: string;
  /** `5.3.0` */
  readonly version: string;
  /** The lines of a page, however it is laid out, from top to bottom. Dark print on light ground is expected. */
  read(picture: GreyPicture): Promise<readonly ReadLine[]>;
  close(): Promise<void>;
}
