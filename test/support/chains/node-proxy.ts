import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface RpcCall {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** What the proxy says instead of the node: the text of an answer, or nothing ever, or no more than the headers. */
export type Instead =
  { readonly status?: number; readonly type?: string; readonly text: string } | 'silence' | 'headers';

/** Stands between a gateway and its node, and lies as it is told. */
export class NodeProxy {
  /** How many calls came in each request. */
  readonly requests: (readonly RpcCall[])[] = [];
  /** Answers a request itself. */
  instead: (calls: readonly RpcCall[]) => Instead | undefined = () => undefined;
  /** Makes something else of the result of a call. */
  changed: (call: RpcCall, result: unknown) => unknown = (_, result) => result;
  /** How long it takes before it does anything. */
  slownessMilliseconds = 0;
  /** Makes something else of the answers to a batch. */
  shuffled: (answers: readonly unknown[]) => readonly unknown[] = (answers) => answers;

  private constructor(
    private server: Server,
    private readonly port: number,
    private readonly target: string,
  ) {}

  static async start(target: string): Promise<NodeProxy> {
    const server = await listening(0);
    const proxy = new NodeProxy(server, (server.address() as AddressInfo).port, target);
    proxy.attach();
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/v2/a-key-that-nobody-may-see`;
  }

  behaveAgain(): void {
    this.instead = () => undefined;
    this.changed = (_, result) => result;
    this.shuffled = (answers) => answers;
    this.slownessMilliseconds = 0;
  }

  async stop(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  async startAgain(): Promise<void> {
    this.server = await listening(this.port);
    this.attach();
  }

  private attach(): void {
    this.server.on('request', (request, response) => {
      this.answer(request, response).catch((cause: unknown) => response.destroy(cause as Error));
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray()).toString();
    const parsed = JSON.parse(body) as RpcCall | readonly RpcCall[];
    const calls = 'method' in parsed ? [parsed] : parsed;
    this.requests.push(calls);
    if (this.slownessMilliseconds > 0) await pause(this.slownessMilliseconds);
    const instead = this.instead(calls);
    if (instead === 'silence') return;
    if (instead === 'headers') {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
      return;
    }
    if (instead !== undefined) {
      const { status = 200, type = 'application/json', text } = instead;
      response.writeHead(status, { 'content-type': type }).end(text);
      return;
    }
    const answers = this.shuffled(await this.forwarded(calls));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify('method' in parsed ? answers[0] : answers));
  }

  private async forwarded(calls: readonly RpcCall[]): Promise<unknown[]> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(this.target, { method: 'POST', headers, body: JSON.stringify(calls) });
    const answers = (await response.json()) as { id: number; result?: unknown }[];
    return answers.map((answer) => {
      const call = calls.find(({ id }) => id === answer.id);
      const result = call === undefined ? answer.result : this.changed(call, answer.result);
      // A lie may take the place of a refusal.
      return result === answer.result ? answer : { jsonrpc: '2.0', id: answer.id, result };
    });
  }
}

async function listening(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
