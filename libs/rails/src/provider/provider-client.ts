import { Agent, type Dispatcher, request } from 'undici';
import { isGatehouseError } from '#errors';
import { type Clock, type Ids, WebhookSecret, readJson } from '#runtime';
import type { ProviderSettings } from './provider-settings.js';
import { ProviderFailed } from './provider.errors.js';

export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  /** Below the URL of the provider, with its query. */
  readonly path: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
  /** A caller waits for the answer, holding a connection to the database. */
  readonly isWaitedFor?: true;
  /** The statuses that count as answers. All others are temporary failures. */
  readonly answers: (status: number) => boolean;
}

export interface ProviderResponse {
  readonly status: number;
  /** The JSON of the body, which has to have this shape. */
  as<T extends object>(shape: new () => T): T;
}

const largestAnswerBytes = 64 * 1024;
const longestWaitMilliseconds = 2_000;

/** Sends signed requests to one provider, with a time limit, and accepts only answers that are signed as well. */
export class ProviderClient {
  private readonly agent = new Agent({
    maxResponseSize: largestAnswerBytes,
    // The whole exchange has one time limit, kept below.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { rejectUnauthorized: true },
  });
  private readonly secret: WebhookSecret;

  constructor(
    private readonly provider: Pick<ProviderSettings, 'name' | 'url' | 'secret' | 'timeoutMilliseconds'>,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.secret = WebhookSecret.parse(provider.secret);
  }

  /** Identifies the provider, even if its address changes. */
  get providerName(): string {
    return this.provider.name;
  }

  async ask(providerRequest: ProviderRequest): Promise<ProviderResponse> {
    const id = this.ids.next();
    const { status, headers, bytes } = await this.exchange(id, providerRequest);
    if (!providerRequest.answers(status)) throw new ProviderFailed(`answered HTTP ${status}`);
    if (this.secret.verifiedId(headers, bytes, this.realNow()) !== id)
      throw new ProviderFailed(`answered HTTP ${status} without signing it for this question`);
    return { status, as: (shape) => this.read(shape, bytes) };
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  /** Never the sandbox clock: signatures are checked against real time. */
  private realNow(): Date {
    return this.clock.toReal(this.clock.now());
  }

  /** Redirects are not followed: they are statuses that do not count as answers. */
  private async exchange(
    id: string,
    { method, path, body, idempotencyKey, isWaitedFor }: ProviderRequest,
  ): Promise<Pick<Dispatcher.ResponseData, 'headers'> & { status: number; bytes: Buffer }> {
    const { url, timeoutMilliseconds: limit } = this.provider;
    const timeout = isWaitedFor ? Math.min(limit, longestWaitMilliseconds) : limit;
    const text = body === undefined ? '' : JSON.stringify(body);
    try {
      const {
        statusCode,
        headers,
        body: answer,
      } = await request(`${url}${path}`, {
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

  /** Only the code goes into the message: a protocol error contains what the other side sent. */
  private failed(cause: unknown, timeout: number): ProviderFailed {
    const { name, code } = cause as { name?: unknown; code?: unknown };
    if (name === 'TimeoutError') return new ProviderFailed(`did not answer within ${timeout} ms`, true);
    if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
      return new ProviderFailed(`answered more than ${largestAnswerBytes} bytes`);
    return new ProviderFailed(`could not be asked (${String(typeof code === 'string' ? code : name)})`);
  }

  /** Without the details, as even the name of a field is the other side's text. */
  private read<T extends object>(shape: new () => T, bytes: Buffer): T {
    try {
      return readJson(shape, bytes, this.clock);
    } catch (cause) {
      if (!isGatehouseError(cause)) throw cause;
      throw new ProviderFailed(`answered something that is not ${shape.name}`);
    }
  }
}
