import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort, type ResourceLimits, Worker } from 'node:worker_threads';
import { ownFolder } from '../own-folder.js';
import type { ThreadAnswer, ThreadStart } from './thread-entry.js';

export interface ThreadOptions {
  /** From the folder of Gatehouse, and always the compiled file, also in tests: a thread loads plain JavaScript only. */
  readonly file: string;
  /** What the file is given with every question and port. */
  readonly data?: unknown;
  readonly resourceLimits?: ResourceLimits;
}

const entry = 'dist/libs/runtime/src/threads/thread-entry.js';
const keptIdleMilliseconds = 5_000;

/**
 * Does work that would keep the thread waiting that answers requests. The thread is there while it is talked to, since
 * its memory would stay; should it end, the next one gets a new thread.
 */
export class ThreadOnDemand {
  private worker: Worker | undefined;
  private talks = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: ThreadOptions) {}

  /** A port to what the file exports as `serve`. It closes when the thread ends; to be closed when nothing more is said. */
  connect(): MessagePort {
    clearTimeout(this.idle);
    const { port1, port2 } = new MessageChannel();
    this.talks += 1;
    port1.once('close', () => this.left());
    this.started().postMessage(port2, [port2]);
    return port1;
  }

  /** Has what the file exports as `answer` answer it. */
  async ask<Answer>(question: unknown): Promise<Answer> {
    const port = this.connect();
    try {
      return await new Promise((resolve, reject) => {
        port.once('message', (said: ThreadAnswer) =>
          'answer' in said ? resolve(said.answer as Answer) : reject(new Error(said.failed)),
        );
        port.once('close', () => reject(new Error(`The thread of ${this.options.file} has ended`)));
        port.postMessage(question);
      });
    } finally {
      port.close();
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.idle);
    await this.worker?.terminate();
  }

  private started(): Worker {
    if (this.worker !== undefined) return this.worker;
    const { file, data, resourceLimits = {} } = this.options;
    const workerData: ThreadStart = { module: pathToFileURL(join(ownFolder(), file)).href, data };
    // Without what the process was started with, whose secrets are in the environment.
    const own = { workerData, resourceLimits, env: {}, execArgv: [] };
    const worker = new Worker(join(ownFolder(), entry), own);
    const gone = (): void => {
      if (this.worker === worker) this.worker = undefined;
    };
    // The ports into it close, which those who talk to it see.
    worker.on('error', gone).on('exit', gone);
    worker.unref();
    return (this.worker = worker);
  }

  private left(): void {
    this.talks -= 1;
    if (this.talks > 0) return;
    this.idle = setTimeout(() => {
      const { worker } = this;
      this.worker = undefined;
      void worker?.terminate();
    }, keptIdleMilliseconds).unref();
  }
}
