import { Clock, Ids, readConfig } from '#runtime';
import { HttpPayinProvider } from '../../libs/rails/src/provider/http-payin-provider.js';
import { HttpPayoutProvider } from '../../libs/rails/src/provider/http-payout-provider.js';
import { ProviderClient } from '../../libs/rails/src/provider/provider-client.js';
import {
  type ProviderConfig,
  type ProviderSettings,
  providersIn,
} from '../../libs/rails/src/provider/provider-settings.js';
import { ProviderServer } from '../support/payments/provider-server.js';

/** What the provider's side of the configuration is in this environment. */
export function configFrom(environment: Record<string, string>): ProviderConfig {
  return readConfig(environment, { name: 'test', port: 0 }) as ProviderConfig;
}

/** The one provider of this environment. */
export function onlyProviderIn(environment: Record<string, string>): ProviderSettings {
  const [provider] = providersIn(configFrom(environment));
  if (provider === undefined) throw new Error('There is no provider');
  return provider;
}

/** A provider, and whoever asks it. */
export interface ProviderScene {
  readonly server: ProviderServer;
  readonly provider: HttpPayoutProvider;
  /** The same one, where money comes in. */
  readonly payins: HttpPayinProvider;
  readonly clock: Clock;
  /** Another who asks it, who knows it otherwise. */
  asking(environment: Record<string, string>): HttpPayoutProvider;
  askingOfPayins(environment: Record<string, string>): HttpPayinProvider;
  close(): Promise<void>;
}

export async function providerScene(): Promise<ProviderScene> {
  const server = await ProviderServer.start();
  const clock = new Clock();
  const opened: ProviderClient[] = [];
  const requestsWith = (environment: Record<string, string>): ProviderClient => {
    const given = { RAIL_PROVIDER_TIMEOUT_MILLISECONDS: '5000', ...server.environment, ...environment };
    const requests = new ProviderClient(onlyProviderIn(given), clock, new Ids(clock));
    opened.push(requests);
    return requests;
  };
  const asking = (environment: Record<string, string>): HttpPayoutProvider =>
    new HttpPayoutProvider(requestsWith(environment), clock);
  const askingOfPayins = (environment: Record<string, string>): HttpPayinProvider =>
    new HttpPayinProvider(requestsWith(environment), clock);
  return {
    server,
    provider: asking({}),
    payins: askingOfPayins({}),
    clock,
    asking,
    askingOfPayins,
    close: async () => {
      await Promise.all(opened.map((requests) => requests.close()));
      await server.close();
    },
  };
}
