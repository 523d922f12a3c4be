import { OcrError } from './ocr.errors.js';
import type { Ocr } from './ocr.js';
import { TesseractJavascript } from './tesseract-javascript.js';
import { findTesseractProgram } from './tesseract-program.js';

export interface OcrChoice {
  /** The program is a quarter faster. By default it is used if it is installed. */
  readonly engine: 'program' | 'javascript';
}

export async function openOcr(choice?: OcrChoice): Promise<Ocr> {
  const program = choice?.engine === 'javascript' ? undefined : await findTesseractProgram();
  if (program === undefined && choice?.engine === 'program') throw new OcrError('The program tesseract is missing.');
  return program ?? new TesseractJavascript();
}
