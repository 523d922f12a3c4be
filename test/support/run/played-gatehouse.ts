import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, asked: URL) => unknown;

/** Plays the part of a Gatehouse: says what it is told to say, and remembers what it was asked, and with which key. */
export class PlayedGatehouse {
  readonly asked: string[] = [];
  readonly keys = new Set<string | undefined>();
  private readonly server = createServer((request, response) => this.answer(request, response));

  private constructor(private readonly answers: Readonly<Record<string, Answer>>) {}

  /** Answers by route, such as `GET /payins`: what they return is the body, unless they write one. */
  static async start(answers: Readonly<Record<string, Answer>>): Promise<PlayedGatehouse> {
    const played = new PlayedGatehouse(answers);
    played.server.listen(0, '127.0.0.1');
    await once(played.server, 'listening');
    return played;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private answer({ method, url, headers }: IncomingMessage, response: ServerResponse): void {
    const asked = new URL(url ?? '/', this.url);
    const route = `${method ?? ''} ${asked.pathname}`;
    this.asked.push(`${route}${asked.search}`);
    this.keys.add(headers.authorization?.replace('Bearer ', ''));
    const body = this.answers[route]?.(response, asked);
    if (response.headersSent) return;
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(body ?? { errorInstanceId: 'e', name: 'ResourceNotFound', message: 'No.', params: {} }),
    );
  }
}
