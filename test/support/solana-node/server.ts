import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ledger } from './ledger.js';
import { RpcError, methods } from './rpc.js';

interface Question {
  readonly id: unknown;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** What is answered instead: another result, or anything at all. */
export type Disturbance = (result: unknown, response: ServerResponse, params: readonly unknown[]) => unknown;

/** A JSON-RPC server in front of a ledger, which can be made to behave as badly as nodes do. */
export class SolanaNodeServer {
  readonly ledger = new Ledger();
  readonly questions: Question[] = [];
  /** The header of that name, of each request. */
  readonly authorizations: (string | undefined)[] = [];
  private readonly disturbances = new Map<string, Disturbance>();
  private readonly secret = 'k3y-0f-th3-n0d3';
  private port = 0;
  private server: Server | undefined;

  static async start(): Promise<SolanaNodeServer> {
    const node = new SolanaNodeServer();
    await node.listen();
    return node;
  }

  /** As with many providers, there is a key in it. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/v2/${this.secret}?api-key=${this.secret}`;
  }

  get genesisHash(): string {
    return this.ledger.blocks[0]?.hash ?? '';
  }

  /** What must be in no message. */
  get secrets(): RegExp {
    return new RegExp(`${this.secret}|127\\.0\\.0\\.1|${this.port}`);
  }

  asked(method: string): number {
    return this.questions.filter((question) => question.method === method).length;
  }

  /** From now on this method (or `*`, every one) is answered so. */
  disturb(method: string, disturbance: Disturbance): void {
    this.disturbances.set(method, disturbance);
  }

  calm(): void {
    this.disturbances.clear();
  }

  /** On the same port as before, when it was stopped. */
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
    this.authorizations.push(request.headers.authorization);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const question = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Question;
    this.questions.push(question);
    const answer = this.answer(question, response);
    if (answer === undefined) return;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  }

  private answer({ id, method, params }: Question, response: ServerResponse): unknown {
    try {
      const ask = methods[method] as ((ledger: Ledger, ...given: readonly unknown[]) => unknown) | undefined;
      if (ask === undefined) throw new RpcError(-32601, 'Method not found');
      const disturbance = this.disturbances.get(method) ?? this.disturbances.get('*');
      const result = ask(this.ledger, ...params);
      if (disturbance === undefined) return { jsonrpc: '2.0', result, id };
      const instead = disturbance(JSON.parse(JSON.stringify(result ?? null)) as unknown, response, params);
      return instead === nothing ? undefined : { jsonrpc: '2.0', result: instead, id };
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return { jsonrpc: '2.0', error: { code: error.code, message: error.message, data: error.data }, id };
    }
  }
}

/** What a disturbance returns that has answered itself, or never answers. */
export const nothing = Symbol('nothing');

export const disturbances = {
  hangsUp: (_: unknown, response: ServerResponse) => {
    response.destroy();
    return nothing;
  },
  isSilent: () => nothing,
  /** Until the other end has had enough. */
  neverEnds: (_: unknown, response: ServerResponse) => {
    const megabyte = Buffer.alloc(1024 * 1024, ' ');
    const write = (): void => {
      while (!response.destroyed && response.write(megabyte));
    };
    response.on('drain', write);
    write();
    return nothing;
  },
  answers: (status: number, body: string) => (_: unknown, response: ServerResponse) => {
    response.writeHead(status).end(body);
    return nothing;
  },
  refuses: (code: number, message: string, data?: unknown) => () => {
    throw new RpcError(code, message, data);
  },
} as const;
