import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import type { Points } from './points.js';
import type { Stage } from './stage.js';

interface Frame {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Whether a statement is a point. */
export type Concerns = (text: string, bytes: Buffer) => boolean;

/** Stands between a worker and PostgreSQL: each statement of concern is a point, and each end of a transaction with one. */
export async function postgresWithPoints(
  stage: Stage,
  url: string,
  points: Points,
  concerns: Concerns,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    new Connection(client, upstream, points, concerns);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stage.onClose(async () => void server.close());
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as AddressInfo).port);
  return own.toString();
}

/** One connection, and as much of its protocol as tells which statement is meant. */
class Connection {
  private readonly texts = new Map<string, string>();
  private handedOn: Promise<void> = Promise.resolve();
  private frames: Frame[] = [];
  private isConcerned = false;
  private hasBegun = false;
  /** When PostgreSQL has answered what was handed on last. */
  private answered: () => void = () => undefined;
  private holdsBack = false;

  constructor(
    private readonly client: Socket,
    private readonly upstream: Socket,
    private readonly points: Points,
    private readonly concerns: Concerns,
  ) {
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => undefined);
      one.once('close', () => other.destroy());
      one.setNoDelay();
    }
    const fromServer = new Frames((frame) => this.fromServer(frame));
    upstream.on('data', (chunk) => fromServer.take(chunk));
    const fromClient = new Frames((frame) => this.fromClient(frame));
    client.on('data', (chunk) => (this.hasBegun ? fromClient.take(chunk) : upstream.write(chunk)));
  }

  private fromServer(frame: Frame): void {
    if (!this.holdsBack) this.client.write(frame.bytes);
    if (frame.type !== 'Z') return;
    this.hasBegun = true;
    this.answered();
  }

  /** Up to a Sync, or a simple query, it is one message. */
  private fromClient(frame: Frame): void {
    this.frames.push(frame);
    if (!['S', 'Q', 'X'].includes(frame.type)) return;
    const frames = this.frames;
    this.frames = [];
    this.handedOn = this.handedOn.then(() => this.handOn(frames)).catch(() => void this.client.destroy());
  }

  private async handOn(frames: readonly Frame[]): Promise<void> {
    const text = this.textOf(frames);
    const bytes = Buffer.concat(frames.map((frame) => frame.bytes));
    const verdict = this.isPoint(text, bytes) ? this.points.next(`PostgreSQL: ${shortened(text)}`) : 'pass';
    if (verdict === 'before') return this.points.kill();
    this.holdsBack = verdict === 'after';
    const answered = new Promise<void>((resolve) => (this.answered = resolve));
    this.upstream.write(bytes);
    if (verdict !== 'after') return;
    await answered;
    await this.points.kill();
  }

  private isPoint(text: string, bytes: Buffer): boolean {
    if (text === 'BEGIN') this.isConcerned = false;
    else if (text === 'COMMIT') return this.isConcerned;
    else if (this.concerns(text, bytes)) {
      this.isConcerned = true;
      return true;
    }
    return false;
  }

  private textOf(frames: readonly Frame[]): string {
    let text = '';
    for (const { type, bytes } of frames) {
      const [first = '', second = ''] = bytes.subarray(5).toString('utf8').split('\0', 2);
      if (type === 'Q') text = first;
      if (type === 'P') this.texts.set(first, second);
      if (type === 'B') text = this.texts.get(second) ?? '';
    }
    return text;
  }
}

/** Cuts a stream into the frames of PostgreSQL's protocol: a letter, a length, and what it says. */
class Frames {
  private rest = Buffer.alloc(0);

  constructor(private readonly use: (frame: Frame) => void) {}

  take(chunk: Buffer): void {
    this.rest = Buffer.concat([this.rest, chunk]);
    while (this.rest.length >= 5) {
      const length = 1 + this.rest.readInt32BE(1);
      if (this.rest.length < length) return;
      const bytes = this.rest.subarray(0, length);
      this.rest = this.rest.subarray(length);
      this.use({ type: String.fromCharCode(bytes[0] ?? 0), bytes });
    }
  }
}

function shortened(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 110);
}
