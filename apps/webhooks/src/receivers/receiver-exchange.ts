import type { Dispatcher } from 'undici';
import { excerptOf, longestExcerptBytes } from './answer-excerpt.js';
import { asUnreachable } from './receiver-failure-reason.js';
import { ReceiverUnreachable } from './receiver.errors.js';
import type { Limited } from './time-limit.js';

export interface ReceiverAnswer {
  readonly status: number;
  /** The raw header. */
  readonly retryAfter: string | undefined;
  /** The beginning of the body, as harmless text. */
  readonly excerpt: string | undefined;
}

export interface ReceiverDispatchers {
  /** May reuse a connection of an earlier request. */
  readonly kept: Dispatcher;
  /** Opens a connection for each request. */
  readonly fresh: Dispatcher;
  /** Whether the error comes from a connection that had worked before. */
  brokeAfterUse(error: Error): boolean;
  readonly limitMilliseconds: number;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const mostBodyBytes = 16 * 1024;

/**
 * One request and its answer. A reused connection that breaks before the answer begins was probably closed by
 * the receiver as idle, which is not a failure: the request is sent once more, on a fresh connection.
 */
export class ReceiverExchange implements Dispatcher.DispatchHandler, Limited {
  readonly answer: Promise<ReceiverAnswer>;
  private resolve: (answer: ReceiverAnswer) => void;
  private reject: (error: Error) => void;
  private controller: Dispatcher.DispatchController | undefined;
  private isOver = false;
  private isSecond = false;
  private hasBegun = false;
  /** Zero until the headers of the answer have arrived. */
  private status = 0;
  private retryAfter: string | undefined;
  private readonly beginning: Buffer[] = [];
  private bodyBytes = 0;

  constructor(
    private readonly dispatchers: ReceiverDispatchers,
    private readonly request: Dispatcher.DispatchOptions,
  ) {
    this.answer = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    dispatchers.kept.dispatch(request, this);
  }

  expire(): void {
    const seconds = this.dispatchers.limitMilliseconds / 1_000;
    const limit = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
    const reason = this.status === 0 ? `no answer within ${limit}` : `the answer did not end within ${limit}`;
    this.fail(new ReceiverUnreachable(reason));
    this.drop();
  }

  /** Called right before anything is sent, which may be after the limit: then nothing is sent. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.isOver) this.drop();
  }

  /** The first byte of an answer. */
  onResponseStarted(): void {
    this.hasBegun = true;
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Headers): void {
    if (status < 200) return;
    this.status = status;
    const retryAfter = headers['retry-after'];
    this.retryAfter = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter;
  }

  /** A body may go on for ever: beyond what is read of it, the connection is closed. */
  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.bodyBytes < longestExcerptBytes) this.beginning.push(chunk);
    this.bodyBytes += chunk.length;
    if (this.bodyBytes <= mostBodyBytes) return;
    this.onResponseEnd();
    this.drop();
  }

  onResponseEnd(): void {
    this.isOver = true;
    this.resolve({ status: this.status, retryAfter: this.retryAfter, excerpt: excerptOf(this.beginning) });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const mayTryAgain = !this.isOver && !this.isSecond && !this.hasBegun && this.dispatchers.brokeAfterUse(error);
    if (!mayTryAgain) return this.fail(asUnreachable(error, this.status !== 0));
    this.isSecond = true;
    this.controller = undefined;
    this.dispatchers.fresh.dispatch(this.request, this);
  }

  private fail(error: Error): void {
    this.isOver = true;
    this.reject(error);
  }

  private drop(): void {
    this.controller?.abort(new ReceiverUnreachable('the connection was dropped'));
  }
}
