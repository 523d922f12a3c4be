import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config, Log, Readiness } from '#runtime';
import { Inspector } from './inspector.js';
import { tesseractJavascriptVersion } from './ocr/tesseract-javascript-version.js';
import { findTesseractProgram } from './ocr/tesseract-program.js';
import { workerEnvironment } from './processes/worker-file.js';

/**
 * Shows operators how processes that open documents are confined, which depends on the system, and which OCR engine is
 * in use: the program is a quarter faster, and easily forgotten.
 */
@Injectable()
export class ReadingReadiness implements OnModuleInit {
  private confinement = 'being found out';
  private recognizer = 'by tesseract, or tesseract.js';
  private lookingAround: Promise<void> | undefined;

  constructor(
    private readonly config: Config,
    private readonly readiness: Readiness,
    private readonly inspector: Inspector,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const isOn = this.config.documentReading === 'on';
    const known = (words: () => string) => (): Promise<string> => {
      void (this.lookingAround ??= this.lookAround(isOn));
      return Promise.resolve(words());
    };
    this.readiness.addOptional(
      'documents opened',
      known(() => this.confinement),
    );
    this.readiness.addOptional('document reading', isOn ? known(() => this.recognizer) : undefined);
  }

  /** Begun when somebody asks, and not awaited: it takes processes of its own, and never changes. */
  private async lookAround(isOn: boolean): Promise<void> {
    const { inWords, isSandbox } = await this.inspector.confinement();
    this.confinement = inWords;
    if (!isSandbox) this.log.warn({ opened: inWords }, 'documents are opened without a sandbox of the system');
    if (isOn) this.recognizer = await recognizer(isSandbox);
  }
}

/** Looked up in the environment of the worker processes, which start no programs unless they are in a sandbox. */
async function recognizer(startsPrograms: boolean): Promise<string> {
  const program = startsPrograms ? await findTesseractProgram(workerEnvironment) : undefined;
  return program === undefined
    ? `by tesseract.js ${tesseractJavascriptVersion()}`
    : `by ${program.name} ${program.version}`;
}
