import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';

/** A partner's server that does what it likes with the bytes, and notes what came in on which connection. */
export class ReceiverServer {
  /** One for each that was accepted. */
  readonly connections: { readonly socket: Socket; requests: string[] }[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** The request is called when it is there as a whole; `nth` counts those of the server, from 1. */
  static async start(answer: (socket: Socket, nth: number) => void): Promise<ReceiverServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const receiver = new ReceiverServer(server, `http://127.0.0.1:${port}/hook`);
    server.on('connection', (socket) => receiver.serve(socket, answer));
    return receiver;
  }

  get requests(): string[] {
    return this.connections.flatMap(({ requests }) => requests);
  }

  /** Waits until the connection is closed, in whatever way. */
  async closed(nth: number): Promise<void> {
    const socket = this.connections[nth]?.socket;
    if (socket?.closed !== false) return;
    await new Promise((resolve) => socket.once('close', resolve));
  }

  async stop(): Promise<void> {
    for (const { socket } of this.connections) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private serve(socket: Socket, answer: (socket: Socket, nth: number) => void): void {
    const connection = { socket, requests: [] as string[] };
    this.connections.push(connection);
    let received = '';
    socket.on('error', () => undefined);
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
      const request = wholeRequest(received);
      if (request === undefined) return;
      received = received.slice(request.length);
      connection.requests.push(request);
      answer(socket, this.requests.length);
    });
  }
}

/** An answer with a body, after which the connection stays. */
export function http(status: string, body: string | Buffer = '', headers: readonly string[] = []): Buffer {
  const bytes = Buffer.from(body);
  const head = [`HTTP/1.1 ${status}`, `content-length: ${bytes.length}`, ...headers, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head), bytes]);
}

function wholeRequest(received: string): string | undefined {
  const end = received.indexOf('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
  return end < 0 || received.length < end + 4 + length ? undefined : received.slice(0, end + 4 + length);
}
