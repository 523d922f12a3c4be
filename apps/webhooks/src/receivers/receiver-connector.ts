import type { LookupAddress } from 'node:dns';
import { type Socket, type TcpNetConnectOpts, connect as connectPlainly, isIP } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { buildConnector } from 'undici';
import type { ReceiverNames } from './receiver-names.js';
import { ReceiverUnreachable } from './receiver.errors.js';
import type { TimeLimit } from './time-limit.js';

/** Longer than any round trip around the world: only a dead address is abandoned for the next one. */
const nextAddressAfterMilliseconds = 2_500;

/**
 * Opens the connections. The name is resolved once for each connection, and exactly the addresses that
 * were checked are connected to: resolving again could give others.
 */
export class ReceiverConnector {
  private readonly connecting = new Set<Socket>();
  private readonly brokenAfterUse = new WeakSet();
  private isClosed = false;

  constructor(
    private readonly names: ReceiverNames,
    private readonly limit: TimeLimit,
  ) {}

  /** The connector that undici calls. */
  readonly connect: buildConnector.connector = (target, done) => {
    this.open(target).then(
      (socket) => done(null, socket),
      (cause: unknown) => done(cause as Error, null),
    );
  };

  /** Whether the connection had carried an answer before it broke: the receiver may have closed it as idle. */
  brokeAfterUse(error: Error): boolean {
    return this.brokenAfterUse.has(error);
  }

  close(): void {
    this.isClosed = true;
    for (const socket of this.connecting) socket.destroy(stopping());
  }

  private async open({ hostname, port, protocol }: buildConnector.Options): Promise<Socket> {
    const addresses = await this.names.addressesOf(hostname);
    if (this.isClosed) throw stopping();
    const isSecure = protocol === 'https:';
    const options = optionsFor(hostname, Number(port) || (isSecure ? 443 : 80), addresses);
    const socket = isSecure ? connectSecurely({ ...options, ...securityFor(hostname) }) : connectPlainly(options);
    socket.once('connect', () => this.verify(socket, hostname));
    socket.on('error', (error: Error) => {
      if (socket.bytesRead > 0) this.brokenAfterUse.add(error);
    });
    return this.ready(socket, isSecure ? 'secureConnect' : 'connect');
  }

  /** The last safeguard: even if an earlier check failed, nothing is sent to an internal address. */
  private verify(socket: Socket, hostname: string): void {
    try {
      this.names.check(hostname, socket.remoteAddress ?? 'nothing');
    } catch (refused) {
      socket.destroy(refused as Error);
    }
  }

  private async ready(socket: Socket, event: 'connect' | 'secureConnect'): Promise<Socket> {
    const work = { expire: () => socket.destroy(new ReceiverUnreachable('the connection took too long')) };
    const slot = this.limit.start(work);
    this.connecting.add(socket);
    try {
      return await new Promise((resolve, reject) => {
        socket.once(event, () => resolve(socket));
        socket.once('error', reject);
      });
    } finally {
      this.connecting.delete(socket);
      slot.delete(work);
    }
  }
}

function optionsFor(host: string, port: number, addresses: readonly LookupAddress[]): TcpNetConnectOpts {
  return {
    host,
    port,
    lookup: (_, __, answer) => answer(null, [...addresses]),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: nextAddressAfterMilliseconds,
    noDelay: true,
  };
}

/** Certificates are checked even if the environment turns that off. */
function securityFor(hostname: string): { servername?: string; ALPNProtocols: string[]; rejectUnauthorized: true } {
  const servername = isIP(hostname) === 0 ? { servername: hostname } : {};
  return { ...servername, ALPNProtocols: ['http/1.1'], rejectUnauthorized: true };
}

function stopping(): ReceiverUnreachable {
  return new ReceiverUnreachable('this process is stopping');
}
