import { Choice, Instant, Integer, Text, Uuid } from '#contracts';
import { documentTypes } from './formats/detect-document-type.js';
import type { Document } from './records/document.entity.js';
import { largestDocumentBytes } from './upload/examination.js';
import { longestFileName } from './upload/file-name.js';
import { longestPurpose } from './upload/purpose.js';

export class DocumentView {
  @Uuid()
  id: string;

  @Text({ max: longestFileName, example: 'utility-bill.pdf', describe: 'The name that you gave it, without a path.' })
  fileName: string;

  @Choice(documentTypes, { describe: 'Detected from its bytes.', example: 'application/pdf' })
  contentType: string;

  @Integer({ min: 1, max: largestDocumentBytes, example: 482_133 })
  sizeBytes: number;

  @Text({
    min: 64,
    max: 64,
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    describe: 'Of the bytes as they were received.',
  })
  sha256: string;

  @Text({ max: longestPurpose, optional: true, describe: 'Your note, if you gave one.' })
  purpose?: string;

  @Choice(['passed', 'notRun'], {
    describe: 'The result of the malware scan; `notRun` if no scanner was configured at upload.',
  })
  malwareScan: 'passed' | 'notRun';

  @Instant()
  createdAt: string;
}

export interface DocumentLabels {
  readonly fileName: string;
  readonly purpose?: string | undefined;
}

export function documentView(document: Document, { fileName, purpose }: DocumentLabels): DocumentView {
  const { id, contentType, sizeBytes, sha256, isScanned, createdAt } = document;
  return {
    id,
    fileName,
    contentType,
    sizeBytes,
    sha256: sha256.toString('hex'),
    ...(purpose === undefined ? {} : { purpose }),
    malwareScan: isScanned ? 'passed' : 'notRun',
    createdAt: createdAt.toISOString(),
  };
}
