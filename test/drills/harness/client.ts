import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Outcome {
  /** 0: the connection broke, or nothing came in time. */
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
  readonly cause: string;
  readonly milliseconds: number;
}

const answersWithinMilliseconds = 20_000;

/** Calls Gatehouse, and survives that it does not answer. */
export class Client {
  private readonly agent: Agent;

  constructor(
    readonly url: string,
    readonly key: string,
    private readonly connections = 64,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  withKey(key: string): Client {
    return new Client(this.url, key, this.connections);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Outcome> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: unknown, idempotencyKey?: string): Promise<Outcome> {
    return this.send('POST', path, body, idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey });
  }

  delete(path: string): Promise<Outcome> {
    return this.send('DELETE', path, undefined, {});
  }

  close(): void {
    this.agent.destroy();
  }

  private send(method: string, path: string, body: unknown, given: Record<string, string>): Promise<Outcome> {
    const begun = performance.now();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers: Record<string, string> = { Authorization: `Bearer ${this.key}`, ...given };
    if (text !== undefined)
      Object.assign(headers, { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) });
    return new Promise((resolve) => {
      const finish = (status: number, answer: string, seen: IncomingHttpHeaders, cause: string): void =>
        resolve({ status, body: parsed(answer), headers: seen, cause, milliseconds: performance.now() - begun });
      const sent = request(
        `${this.url}${path}`,
        { method, headers, agent: this.agent, timeout: answersWithinMilliseconds },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', (cause) => finish(0, '', {}, cause.message));
          response.on('end', () =>
            finish(response.statusCode ?? 0, Buffer.concat(chunks).toString(), response.headers, ''),
          );
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no answer within ${answersWithinMilliseconds} ms`)));
      sent.on('error', (cause: NodeJS.ErrnoException) => finish(0, '', {}, cause.code ?? cause.message));
      sent.end(text);
    });
  }
}

/** In words, for a list of faults: without ids, so that equal ones count as one. */
export function told({ status, body, cause }: Outcome): string {
  return status === 0
    ? cause
    : `${status} ${typeof body['name'] === 'string' ? body['name'] : JSON.stringify(body).slice(0, 200)}`;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  } catch {
    return { text };
  }
}
