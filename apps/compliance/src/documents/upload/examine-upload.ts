import { Injectable } from '@nestjs/common';
import { PdfThread } from '../formats/pdf-thread.js';
import type { MalwareScan } from '../malware/malware-scan.js';
import { MalwareScanner, type ScannedFile } from '../malware/malware-scanner.js';
import { Examination } from './examination.js';

/** What a file passes through before it is kept. */
export interface Passage {
  readonly examination: Examination;
  /** Undefined if no scanner is configured. */
  readonly scan: MalwareScan | undefined;
}

@Injectable()
export class ExamineUpload {
  constructor(
    private readonly pdfs: PdfThread,
    private readonly scanner: MalwareScanner,
  ) {}

  passageOf(file: ScannedFile): Passage {
    return { examination: new Examination(this.pdfs), scan: this.scanner.scanOf(file) };
  }
}
