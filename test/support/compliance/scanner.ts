import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';

const command = 'zINSTREAM\0';

/** One file that is handed to it, as far as it has come. */
export class Handed {
  isWhole = false;
  /** What it was asked to do. */
  asked = '';
  private readonly pieces: Buffer[] = [];
  private rest = Buffer.alloc(0);

  constructor(readonly socket: Socket) {}

  get file(): Buffer {
    return Buffer.concat(this.pieces);
  }

  /** Pieces, each with its length before it, until one of no length. */
  take(bytes: Buffer): void {
    this.rest = Buffer.concat([this.rest, bytes]);
    if (this.asked === '') {
      this.asked = this.rest.toString('latin1', 0, command.length);
      this.rest = this.rest.subarray(command.length);
    }
    while (!this.isWhole && this.rest.length >= 4) {
      const end = 4 + this.rest.readUInt32BE(0);
      if (this.rest.length < end) return;
      this.pieces.push(this.rest.subarray(4, end));
      this.rest = this.rest.subarray(end);
      this.isWhole = end === 4;
    }
  }
}

/** What it does whenever more has come. */
export type ScannerBehaviour = (handed: Handed) => void;

/** As clamd does that finds nothing. */
export const findsNothing: ScannerBehaviour = ({ socket, isWhole }) => {
  if (isWhole) socket.end('stream: OK\0');
};

/** Stands where clamd should, and may behave as badly as it likes. */
export class Scanner {
  readonly handed: Handed[] = [];
  behaviour: ScannerBehaviour = findsNothing;
  /** Before anything has come. */
  onConnected: (socket: Socket) => void = () => undefined;
  readonly open = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {
    server.on('connection', (socket) => this.attend(socket));
  }

  static async start(): Promise<Scanner> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Scanner(server, (server.address() as AddressInfo).port);
  }

  /** As `CLAMD` takes it. */
  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private attend(socket: Socket): void {
    this.open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.open.delete(socket));
    this.onConnected(socket);
    const handed = new Handed(socket);
    socket.on('data', (bytes) => {
      if (bytes.toString('latin1') === 'zPING\0') return void socket.end('PONG\0');
      if (handed.asked === '') this.handed.push(handed);
      handed.take(bytes);
      this.behaviour(handed);
    });
  }
}
