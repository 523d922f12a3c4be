import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** Bytes of one direction that are let through before the connection is cut, or goes silent. */
export interface Fault {
  readonly direction: 'there' | 'back';
  readonly after: number;
  readonly then: 'cut' | 'silence';
  /** Bytes count from when this has gone there, not from the beginning of the connection. */
  readonly onceSaid?: string;
  /** What passes all the same, where it comes by itself. */
  readonly butFor?: Buffer;
}

/** On one connection. */
interface Passed {
  there: number;
  back: number;
  heard: Fault | undefined;
}

/** Stands before a server, and keeps what passes, or cuts it. */
export class TcpProxy {
  fault: Fault | undefined;
  /** How often a fault has cut a connection. */
  cuts = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly target: URL,
    private readonly server = createServer((client) => this.join(client)),
  ) {}

  static async before(target: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(target));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on, also on connections that are kept open. */
  cutAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.server.close();
    this.cutAll();
    await once(this.server, 'close');
  }

  private join(client: Socket): void {
    const server = connect(Number(this.target.port), this.target.hostname);
    const both = [client, server];
    for (const socket of both) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        for (const other of both) other.destroy();
      });
    }
    const passed: Passed = { there: 0, back: 0, heard: undefined };
    client.on('data', (piece: Buffer) => {
      this.listen(piece, passed);
      this.pass(piece, client, server, { direction: 'there', passed });
    });
    server.on('data', (piece: Buffer) => this.pass(piece, server, client, { direction: 'back', passed }));
  }

  private listen(piece: Buffer, passed: Passed): void {
    const { fault } = this;
    if (fault?.onceSaid === undefined || passed.heard === fault || !piece.includes(fault.onceSaid)) return;
    Object.assign(passed, { there: 0, back: 0, heard: fault });
  }

  private pass(
    piece: Buffer,
    from: Socket,
    to: Socket,
    { direction, passed }: { direction: Fault['direction']; passed: Passed },
  ): void {
    const { fault } = this;
    const hasBegun = fault?.onceSaid === undefined || passed.heard === fault;
    const isHit = fault?.direction === direction && hasBegun && fault.butFor?.equals(piece) !== true;
    const rest = isHit ? Math.max(0, fault.after - passed[direction]) : piece.length;
    passed[direction] += piece.length;
    if (rest > 0) to.write(piece.subarray(0, rest));
    if (!isHit || rest >= piece.length || fault.then !== 'cut') return;
    this.cuts += 1;
    to.end(() => from.destroy());
  }
}
