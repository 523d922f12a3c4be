import { Clock, Ids, readConfig } from '#runtime';
import { HttpProvider } from '../../libs/rails/src/provider/http-provider.js';
import { ProviderRequests } from '../../libs/rails/src/provider/provider-requests.js';
import { ProviderServer } from '../support/provider-server.js';

/** A provider, and whoever asks it. */
export interface ProviderScene {
  readonly server: ProviderServer;
  readonly provider: HttpProvider;
  readonly clock: Clock;
  /** Another who asks it, who knows it otherwise. */
  asking(environment: Record<string, string>): HttpProvider;
  close(): Promise<void>;
}

export async function providerScene(): Promise<ProviderScene> {
  const server = await ProviderServer.start();
  const clock = new Clock();
  const opened: ProviderRequests[] = [];
  const asking = (environment: Record<string, string>): HttpProvider => {
    const given = { RAIL_PROVIDER_TIMEOUT_MILLISECONDS: '5000', ...server.environment, ...environment };
    const requests = new ProviderRequests(readConfig(given, { name: 'test', port: 0 }), clock, new Ids(clock));
    opened.push(requests);
    return new HttpProvider(requests, clock);
  };
  return {
    server,
    provider: asking({}),
    clock,
    asking,
    close: async () => {
      await Promise.all(opened.map((requests) => requests.onApplicationShutdown()));
      await server.close();
    },
  };
}
