import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly envelope: Envelope;
  readonly at: number;
}

export interface Envelope {
  readonly eventId: string;
  readonly deliveryId: string;
  readonly attemptNumber: number;
  readonly eventCategory: string;
  readonly occurredAt: string;
  readonly sequence: number;
  readonly resourceId: string;
  readonly payload: Record<string, unknown>;
}

/** What it answers: a status, with headers and a body if need be; or nothing until the promise resolves. */
export type Reply = number | { status: number; headers?: Record<string, string>; body?: string };
export type Behaviour = (received: Received) => Reply | Promise<Reply>;

/** A partner's server: real HTTP on a free port. It keeps what it received, and verifies it where it has the secret. */
export class Receiver {
  readonly received: Received[] = [];
  behaviour: Behaviour = () => 200;
  private readonly verifiers = new Map<string, Verifier>();
  private readonly waiting = new Set<() => void>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Receiver> {
    const server = createServer((request, response) => void receiver.take(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const receiver = new Receiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return receiver;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  /** From now on whatever comes to this path has to be signed with the secret, or it is answered 401. */
  trust(path: string, secret: string): void {
    this.verifiers.set(path, new Verifier(secret));
  }

  at(path: string): Received[] {
    return this.received.filter((received) => received.path === path);
  }

  /** Resolves as soon as it holds; every request that is taken is a reason to look again. */
  async until<T>(find: () => T | undefined | false, withinMilliseconds = 60_000): Promise<T> {
    const begun = Date.now();
    for (;;) {
      const found = find();
      if (found !== undefined && found !== false) return found;
      if (Date.now() - begun > withinMilliseconds)
        throw new Error(`Not received within ${withinMilliseconds} ms; ${this.received.length} in all`);
      await new Promise<void>((resolve) => {
        const look = (): void => {
          clearTimeout(timer);
          this.waiting.delete(look);
          resolve();
        };
        const timer = setTimeout(look, 500);
        this.waiting.add(look);
      });
    }
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    } catch {
      return;
    }
    const received = readReceived(request, Buffer.concat(chunks).toString());
    const reply = this.isTrusted(received) ? this.keep(received) : 401;
    const { status, headers, body } = normal(await reply);
    response.writeHead(status, headers).end(body);
  }

  private keep(received: Received): Reply | Promise<Reply> {
    this.received.push(received);
    for (const look of this.waiting) look();
    return this.behaviour(received);
  }

  private isTrusted({ path, body, headers }: Received): boolean {
    try {
      this.verifiers.get(path)?.verify(body, headers);
      return true;
    } catch {
      return false;
    }
  }
}

function readReceived({ url = '', headers }: IncomingMessage, body: string): Received {
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return { path: url, headers: plain, body, envelope: JSON.parse(body) as Envelope, at: Date.now() };
}

function normal(reply: Reply): { status: number; headers: Record<string, string>; body: string } {
  return typeof reply === 'number'
    ? { status: reply, headers: {}, body: '' }
    : { status: reply.status, headers: reply.headers ?? {}, body: reply.body ?? '' };
}
