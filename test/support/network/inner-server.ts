import { once } from 'node:events';
import { type AddressInfo, type Server, connect, createServer } from 'node:net';

/** An inner server that nothing of ours may connect to. */
export class InnerServer {
  private connections = 0;

  private constructor(
    readonly port: number,
    private readonly servers: readonly Server[],
  ) {
    for (const server of servers)
      server.on('connection', (socket) => {
        this.connections += 1;
        socket.destroy();
      });
  }

  /** On both loopback addresses, where the machine has both. */
  static async start(): Promise<InnerServer> {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const { port } = first.address() as AddressInfo;
    const second = createServer().listen(port, '::1');
    const hasBoth = await once(second, 'listening').then(
      () => true,
      () => false,
    );
    return new InnerServer(port, hasBoth ? [first, second] : [first]);
  }

  /** How many came since the last count: connections are accepted in order, so once our own is, all before it were. */
  async count(): Promise<number> {
    for (const server of this.servers) {
      const { address } = server.address() as AddressInfo;
      await once(connect(this.port, address), 'close');
      this.connections -= 1;
    }
    const count = this.connections;
    this.connections = 0;
    return count;
  }

  close(): void {
    for (const server of this.servers) server.close();
  }
}
