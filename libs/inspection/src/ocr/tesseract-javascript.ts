import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import { OEM, type Worker, createWorker } from 'tesseract.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { linesOf } from './hocr.js';
import { OcrError } from './ocr.errors.js';
import type { Ocr, ReadLine } from './ocr.js';
import { tesseractJavascriptVersion } from './tesseract-javascript-version.js';
import { asFile, mostMilliseconds, pageSettings, startSettings } from './tesseract-settings.js';

/** Its thread is started for the first picture and kept: starting takes as long as reading a small one. */
export class TesseractJavascript implements Ocr {
  readonly name = 'tesseract.js';
  readonly version = tesseractJavascriptVersion();
  private started: Promise<Worker> | undefined;

  async read(picture: GreyPicture): Promise<readonly ReadLine[]> {
    const over = new AbortController();
    try {
      const tooLong = failed(once(AbortSignal.timeout(mostMilliseconds), 'abort', over));
      return linesOf(await Promise.race([this.recognized(picture, over), tooLong]));
    } catch {
      await this.close();
      throw new OcrError('tesseract.js failed.');
    } finally {
      over.abort();
    }
  }

  async close(): Promise<void> {
    const worker = await this.started?.catch(() => undefined);
    this.started = undefined;
    if (worker !== undefined) await threadOf(worker).terminate();
  }

  private async recognized(picture: GreyPicture, over: AbortController): Promise<string> {
    this.started ??= start();
    const worker = await this.started;
    const reading = worker.recognize(asFile(picture), pageSettings, { hocr: true, text: false });
    const { data } = await Promise.race([reading, failed(once(threadOf(worker), 'exit', over))]);
    return data.hocr ?? '';
  }
}

async function start(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, offline, startSettings);
  // An unhandled error would end the process. The exit that follows ends the recognition.
  threadOf(worker).on('error', () => undefined);
  return worker;
}

function threadOf(worker: Worker): Thread {
  return (worker as Worker & { readonly worker: Thread }).worker;
}

const languageFolder = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));

/** Everything comes out of `node_modules`, and nothing is written anywhere. */
const offline = {
  langPath: join(languageFolder, '4.0.0_best_int'),
  gzip: true,
  cacheMethod: 'none',
  // Without a handler, it throws where it cannot be caught.
  errorHandler: () => undefined,
};

async function failed(event: Promise<unknown>): Promise<never> {
  await event;
  throw new OcrError('It was ended.');
}
