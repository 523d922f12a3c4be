import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config, Readiness } from '#runtime';
import { tesseractJavascriptVersion } from './ocr/tesseract-javascript-version.js';
import { findTesseractProgram } from './ocr/tesseract-program.js';
import { workerEnvironment } from './processes/worker-file.js';

/** Shows operators which OCR engine is in use: the program is a quarter faster, and easily forgotten. */
@Injectable()
export class ReadingReadiness implements OnModuleInit {
  private recognizer = 'by tesseract, or tesseract.js';

  constructor(
    private readonly config: Config,
    private readonly readiness: Readiness,
  ) {}

  /** Not awaited: it is known soon and never changes. */
  onModuleInit(): void {
    const isOn = this.config.documentReading === 'on';
    this.readiness.addOptional('document reading', isOn ? () => Promise.resolve(this.recognizer) : undefined);
    if (isOn) void recognizer().then((found) => (this.recognizer = found));
  }
}

/** Looked up in the environment of the worker processes. */
async function recognizer(): Promise<string> {
  const program = await findTesseractProgram(workerEnvironment);
  return program === undefined
    ? `by tesseract.js ${tesseractJavascriptVersion()}`
    : `by ${program.name} ${program.version}`;
}
