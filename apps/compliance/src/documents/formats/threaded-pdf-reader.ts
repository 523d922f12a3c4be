import type { MessagePort } from 'node:worker_threads';
import { DocumentRejected, ServiceUnavailable } from '#errors';
import type { FormatReader } from './format-reader.js';
import type { PdfAnswer, PdfNews } from './serve-pdfs.js';

interface Asked {
  resolve(): void;
  reject(cause: Error): void;
}

/** One PDF that is examined in the thread of `PdfThread`. */
export class ThreadedPdfReader implements FormatReader {
  /** Oldest first, as they are answered. */
  private readonly asked: Asked[] = [];
  private last: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(private readonly port: MessagePort) {
    port.on('message', (answer: PdfAnswer) => this.answered(answer));
    port.once('close', () => this.ended());
  }

  /** One piece is read there while the next arrives here: waits for the piece before. */
  read(bytes: Buffer): Promise<void> {
    const before = this.last;
    // A copy, which changes hands: the buffer is used again by the network.
    const copy = new Uint8Array(bytes);
    this.last = this.ask({ bytes: copy }, [copy.buffer]);
    // Awaited by what comes next, if anything does.
    this.last.catch(() => undefined);
    return before;
  }

  async end(): Promise<void> {
    await this.last;
    await this.ask('end');
  }

  close(): void {
    this.port.close();
  }

  private ask(news: PdfNews, moved: ArrayBuffer[] = []): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(threadEnded());
      this.asked.push({ resolve, reject });
      this.port.postMessage(news, moved);
    });
  }

  private answered(answer: PdfAnswer): void {
    const asked = this.asked.shift();
    if (answer === 'goOn') asked?.resolve();
    else asked?.reject('refused' in answer ? new DocumentRejected(answer.refused) : new Error(answer.failed));
  }

  private ended(): void {
    this.isClosed = true;
    for (const asked of this.asked.splice(0)) asked.reject(threadEnded());
  }
}

function threadEnded(): ServiceUnavailable {
  return new ServiceUnavailable(new Error('The thread that examines PDFs has ended'));
}
