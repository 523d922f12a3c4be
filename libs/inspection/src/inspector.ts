import { Injectable } from '@nestjs/common';
import type { Inspection } from './inspection.js';
import { inspectPdf } from './pdf/pdf.js';
import { inspectPicture } from './picture/picture.js';

/** Opens the bytes of strangers. What they hold never throws: it is unreadable at worst. */
@Injectable()
export class Inspector {
  private last: Promise<unknown> = Promise.resolve();

  /** One at a time in each process: one alone can take hundreds of megabytes. */
  inspect(contentType: string, bytes: Buffer): Promise<Inspection> {
    const inspected = this.last.then((): Promise<Inspection> =>
      contentType === 'application/pdf' ? inspectPdf(bytes) : inspectPicture(bytes),
    );
    this.last = inspected.catch(() => undefined);
    return inspected;
  }
}
