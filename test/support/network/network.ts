import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Readable, Transform } from 'node:stream';

export interface StandIn {
  readonly status: number;
  readonly retryAfterSeconds?: number;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The line between a browser and Gatehouse: it passes everything on, until a test cuts it, holds it or answers for it. */
export class Network {
  /** Each request that came in, `POST /compliance/documents`, preflights left out. */
  readonly requests: string[] = [];
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private standIn: { readonly answer: StandIn; readonly to: RegExp } | undefined;
  private held: (() => void)[] | undefined;
  private uploadLimit: { readonly bytes: number; readonly reached: () => void } | undefined;

  private constructor(
    private readonly server: Server,
    readonly url: string,
    private readonly target: string,
  ) {}

  static async to(target: string): Promise<Network> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const network = new Network(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, target);
    server.on('connection', (socket) => network.accept(socket));
    server.on('request', (incoming, answer) => void network.serve(incoming, answer));
    return network;
  }

  /** From now on nothing gets through, and what is under way breaks off. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Cuts as soon as so many bytes of one request have passed; resolves when that has happened. */
  cutAfter(bytes: number): Promise<void> {
    return new Promise((resolve) => {
      const reached = (): void => {
        this.cut();
        resolve();
      };
      this.uploadLimit = { bytes, reached };
    });
  }

  /** Requests wait, unanswered, until it is mended. */
  hold(): void {
    this.held ??= [];
  }

  /** Something before Gatehouse answers in its place: a limit, an outage. */
  answerInstead(answer: StandIn, to = /./): void {
    this.standIn = { answer, to };
  }

  /** Everything passes again, also what waited. */
  mend(): void {
    this.isCut = false;
    this.standIn = undefined;
    this.uploadLimit = undefined;
    const waiting = this.held ?? [];
    this.held = undefined;
    for (const goOn of waiting) goOn();
  }

  async stop(): Promise<void> {
    this.mend();
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private accept(socket: Socket): void {
    socket.on('error', () => undefined);
    if (this.isCut) {
      socket.destroy();
      return;
    }
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
  }

  private async serve(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url = '' } = incoming;
    const isPreflight = method === 'OPTIONS';
    if (!isPreflight) this.requests.push(`${method} ${url}`);
    const { held, standIn } = this;
    if (held !== undefined) await new Promise<void>((resolve) => void held.push(resolve));
    if (standIn !== undefined && !isPreflight && standIn.to.test(`${method} ${url}`))
      refuse(standIn.answer, incoming, answer);
    else this.passOn(incoming, answer);
  }

  private passOn(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '' } = incoming;
    const headers = { ...incoming.headers, connection: 'close' };
    const outgoing = request(new URL(url, this.target), { method, headers, agent: false }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.on('error', () => answer.destroy()).pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => {
      if (!answer.writableFinished) outgoing.destroy();
    });
    this.limited(incoming).pipe(outgoing);
  }

  /** Looks at how much has come, not at when this request began: the limit may be set in the middle of it. */
  private limited(incoming: IncomingMessage): Readable {
    let passed = 0;
    const count = new Transform({
      transform: (chunk: Buffer, _, done) => {
        passed += chunk.length;
        const limit = this.uploadLimit;
        if (limit === undefined || passed < limit.bytes) {
          done(null, chunk);
          return;
        }
        this.uploadLimit = undefined;
        limit.reached();
      },
    });
    return incoming.pipe(count);
  }
}

/** As Gatehouse says it, and readable for the page that asked. */
function refuse({ status, retryAfterSeconds, body }: StandIn, incoming: IncomingMessage, answer: ServerResponse): void {
  const name = { 429: 'RateLimitExceeded', 503: 'ServiceUnavailable' }[status] ?? 'InternalError';
  const params = retryAfterSeconds === undefined || status !== 429 ? {} : { retryAfterSeconds };
  incoming.resume();
  answer.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': incoming.headers.origin ?? '*',
    'access-control-expose-headers': 'Retry-After',
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  });
  answer.end(
    JSON.stringify(
      body ?? { errorInstanceId: '0197c3f0-0000-7000-8000-000000000000', name, message: 'In its place.', params },
    ),
  );
}
