import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, type Dispatcher, request } from 'undici';
import { isGatehouseError } from '#errors';
import { Clock, Ids, WebhookSecret, readJson } from '#runtime';
import { ProviderConfig } from './provider-settings.js';
import { ProviderFailed } from './provider.errors.js';

export interface ProviderQuestion {
  readonly method: 'GET' | 'POST';
  /** Below the URL of the provider, with its query. */
  readonly path: string;
  /** Anything that JSON can say. */
  readonly body?: object;
  readonly idempotencyKey?: string;
  /** Somebody waits for the answer, with a connection to the database in hand. */
  readonly isWaitedFor?: true;
  /** Statuses that are answers. All others are failures of the moment. */
  readonly answers: (status: number) => boolean;
}

export interface ProviderAnswer {
  readonly status: number;
  /** The JSON of its body, which has to be of this shape. */
  as<T extends object>(shape: new () => T): T;
}

const largestAnswerBytes = 64 * 1024;
const longestWaitMilliseconds = 2_000;

/** Questions to the provider: signed, within a time limit, and believed only where the answer is signed as well. */
@Injectable()
export class ProviderRequests implements OnApplicationShutdown {
  private readonly agent = new Agent({
    maxResponseSize: largestAnswerBytes,
    // The limit is kept by us, for the whole question.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { rejectUnauthorized: true },
  });
  private readonly secret: WebhookSecret | undefined;

  constructor(
    private readonly config: ProviderConfig,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    const { railProviderSecret: secret } = config;
    this.secret = secret === undefined ? undefined : WebhookSecret.parse(secret);
  }

  /** By which it is told apart from others, whatever becomes of its address. */
  get providerName(): string {
    const { railProviderName, railProviderUrl = 'http://none' } = this.config;
    return railProviderName ?? new URL(railProviderUrl).host;
  }

  async ask(question: ProviderQuestion): Promise<ProviderAnswer> {
    const id = this.ids.next();
    const { status, headers, bytes } = await this.exchange(id, question);
    if (!question.answers(status)) throw new ProviderFailed(`answered HTTP ${status}`);
    if (this.secret?.verifiedId(headers, bytes, this.realNow()) !== id)
      throw new ProviderFailed(`answered HTTP ${status} without signing it for this question`);
    return { status, as: (shape) => this.read(shape, bytes) };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent.destroy();
  }

  /** Never the sandbox clock: the other side has a clock of its own. */
  private realNow(): Date {
    return this.clock.toReal(this.clock.now());
  }

  /** Redirects are not followed: they are answers like others, and none that is expected. */
  private async exchange(
    id: string,
    { method, path, body, idempotencyKey, isWaitedFor }: ProviderQuestion,
  ): Promise<Pick<Dispatcher.ResponseData, 'headers'> & { status: number; bytes: Buffer }> {
    const { railProviderUrl, railProviderTimeoutMilliseconds: limit } = this.config;
    if (railProviderUrl === undefined || this.secret === undefined)
      throw new Error('RAIL_PROVIDER_URL names no payment provider');
    const timeout = isWaitedFor ? Math.min(limit, longestWaitMilliseconds) : limit;
    const text = body === undefined ? '' : JSON.stringify(body);
    try {
      const {
        statusCode,
        headers,
        body: answer,
      } = await request(`${railProviderUrl}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'user-agent': 'Gatehouse',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          ...this.secret.headersFor(id, text, this.realNow()),
        },
        ...(body === undefined ? {} : { body: text }),
        signal: AbortSignal.timeout(timeout),
        dispatcher: this.agent,
      });
      return { status: statusCode, headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    } catch (cause) {
      throw this.failed(cause, timeout);
    }
  }

  /** Only the code is told: an error of the protocol holds what the other side said. */
  private failed(cause: unknown, timeout: number): ProviderFailed {
    const { name, code } = cause as { name?: unknown; code?: unknown };
    if (name === 'TimeoutError') return new ProviderFailed(`did not answer within ${timeout} ms`, true);
    if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
      return new ProviderFailed(`answered more than ${largestAnswerBytes} bytes`);
    return new ProviderFailed(`could not be asked (${String(typeof code === 'string' ? code : name)})`);
  }

  /** What is wrong with it is not told: a name of a field may be anything as well. */
  private read<T extends object>(shape: new () => T, bytes: Buffer): T {
    try {
      return readJson(shape, bytes, this.clock);
    } catch (cause) {
      if (!isGatehouseError(cause)) throw cause;
      throw new ProviderFailed(`answered something that is not ${shape.name}`);
    }
  }
}
