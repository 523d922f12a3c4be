import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Disturbance, nothing } from '../solana-node/server.js';
import { calls } from './api.js';
import { Ledger } from './ledger.js';

/** A full node's HTTP API in front of a ledger, which can be made to behave as badly as nodes do. */
export class TronNodeServer {
  readonly ledger = new Ledger();
  readonly paths: string[] = [];
  /** Of each request, with names in lower case. */
  readonly headers: IncomingMessage['headers'][] = [];
  private readonly disturbances = new Map<string, Disturbance>();
  private readonly secret = 'k3y-0f-th3-n0d3';
  private port = 0;
  private server: Server | undefined;

  static async start(): Promise<TronNodeServer> {
    const node = new TronNodeServer();
    await node.listen();
    return node;
  }

  /** As with many providers, there is a key in it. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/v2/${this.secret}`;
  }

  get genesisHash(): string {
    return this.ledger.blocks[0]?.id ?? '';
  }

  /** What must be in no message. */
  get secrets(): RegExp {
    return new RegExp(`${this.secret}|127\\.0\\.0\\.1|${this.port}`);
  }

  asked(path: string): number {
    return this.paths.filter((each) => each === path).length;
  }

  /** From now on this path (or `*`, every one) is answered so. */
  disturb(path: string, disturbance: Disturbance): void {
    this.disturbances.set(path, disturbance);
  }

  calm(): void {
    this.disturbances.clear();
  }

  async listen(): Promise<void> {
    const server = createServer((request, response) => void this.serve(request, response));
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server === undefined) return;
    this.server = undefined;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.headers.push(request.headers);
    const path = request.url?.split(this.secret)[1] ?? '';
    this.paths.push(path);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const question = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
    const answer = this.answer(path, question, response);
    if (answer !== nothing) response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  }

  /** What the node cannot read it tells in words, with the status of a success. */
  private answer(path: string, question: Record<string, unknown>, response: ServerResponse): unknown {
    const [, api = '', name = ''] = path.split('/');
    const call = calls[name];
    if (call === undefined || !['wallet', 'walletsolidity'].includes(api)) return { Error: `no ${path}` };
    const disturbance = this.disturbances.get(path) ?? this.disturbances.get('*');
    try {
      const result = call(this.ledger, question, api === 'wallet' ? this.ledger.tip : this.ledger.solid);
      return disturbance === undefined
        ? result
        : disturbance(JSON.parse(JSON.stringify(result)) as unknown, response, [question]);
    } catch (cause) {
      return { Error: `class java.lang.Exception : ${(cause as Error).message}` };
    }
  }
}
