import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ThreadOnDemand } from '#runtime';
import type { FormatReader } from './format-reader.js';
import { pictureLimits } from './picture-limits.js';
import { ThreadedPdfReader } from './threaded-pdf-reader.js';

/** Bytes of files are not counted: each holds at most a few megabytes of them. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** Has PDFs examined beside the requests. Should the thread end, those in it are answered that the service is unavailable. */
@Injectable()
export class PdfThread implements OnApplicationShutdown {
  private readonly thread = new ThreadOnDemand({
    file: 'dist/apps/compliance/src/documents/formats/serve-pdfs.js',
    data: pictureLimits,
    resourceLimits,
  });

  reader(): FormatReader {
    return new ThreadedPdfReader(this.thread.connect());
  }

  onApplicationShutdown(): Promise<void> {
    return this.thread.end();
  }
}
