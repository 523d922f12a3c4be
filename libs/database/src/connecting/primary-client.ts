import pg, { type ClientConfig, type Connection } from 'pg';
import type { Servers } from './servers.js';

/** As a server says that is shutting down or starting: another may take writes by now, or it itself soon. */
const cannotConnectNow = '57P03';

/** Clients of whichever server takes writes. One that connects elsewhere fails, and the next one tries the next server. */
export function primaryClient(servers: Servers, urlOf: (server: string) => string = (url) => url): typeof pg.Client {
  return class PrimaryClient extends pg.Client {
    private readonly server: string;
    private isStandby = false;

    constructor(config?: string | ClientConfig) {
      const server = servers.current;
      super({ ...(config as ClientConfig), connectionString: urlOf(server) });
      this.server = server;
      // What it was used for is told by its own failure; unheard, an error would end the process.
      this.on('error', () => undefined);
      // Since version 14, PostgreSQL says so by itself as the connection begins.
      const { connection } = this as unknown as { connection: Connection };
      connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
        if (parameterName === 'in_hot_standby') this.isStandby = parameterValue === 'on';
      });
    }

    override connect(): Promise<this>;
    override connect(done: (error: Error) => void): void;
    override connect(done?: (error: Error) => void): Promise<this> | undefined {
      const connected = this.reach();
      if (done === undefined) return connected;
      connected.then(() => done(null as unknown as Error), done);
      return undefined;
    }

    private async reach(): Promise<this> {
      try {
        await super.connect();
        if (this.isStandby) throw takesNoWrites();
        return this;
      } catch (cause) {
        servers.leave(this.server);
        if (this.isStandby) await this.end().catch(() => undefined);
        throw cause;
      }
    }
  };
}

function takesNoWrites(): Error {
  return Object.assign(new Error('The server is a standby, which takes no writes'), { code: cannotConnectNow });
}
