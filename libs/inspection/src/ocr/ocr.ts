import type { GreyPicture } from '../picture/picture-figures.js';

/** A character with its place, in pixels of the picture that was given. */
export interface ReadSymbol {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** 0 to 100. */
  readonly confidence: number;
}

export interface ReadWord {
  readonly text: string;
  /** 0 to 100: as low as that of its worst character. */
  readonly confidence: number;
}

export interface ReadLine {
  /** With spaces between words. */
  readonly text: string;
  /** 0 to 100: the mean of its words. */
  readonly confidence: number;
  readonly words: readonly ReadWord[];
  /** Without spaces. */
  readonly symbols: readonly ReadSymbol[];
}

/** `page`: a page of text, however it is laid out. `zone`: a few lines of OCR-B in capitals, digits and `<`, cut out and upright. */
export type OcrTask = 'page' | 'zone';

/** Recognizes print: the `tesseract` program where it is installed, tesseract.js otherwise. */
export interface Ocr {
  readonly name: string;
  /** From top to bottom. Dark print on light ground is expected. */
  read(picture: GreyPicture, task: OcrTask): Promise<readonly ReadLine[]>;
  close(): Promise<void>;
}
