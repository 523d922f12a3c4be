import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock, Ids, WebhookSecret } from '#runtime';
import { HttpPayinProvider } from './http-payin-provider.js';
import { HttpPayoutProvider } from './http-payout-provider.js';
import { ProviderClient } from './provider-client.js';
import { ProviderConfig, type ProviderSettings, providersIn } from './provider-settings.js';

/** One provider: its connections, secret and circuits are its own. */
export interface Provider {
  readonly settings: ProviderSettings;
  readonly secret: WebhookSecret;
  readonly payouts: HttpPayoutProvider;
  readonly payins: HttpPayinProvider;
}

/** The payment providers that the operator has configured: none, one or several. */
@Injectable()
export class Providers implements OnApplicationShutdown {
  readonly all: readonly Provider[];
  private readonly clients: ProviderClient[] = [];

  constructor(
    config: ProviderConfig,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.all = providersIn(config).map((settings) => this.providerOf(settings));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
  }

  private providerOf(settings: ProviderSettings): Provider {
    const client = new ProviderClient(settings, this.clock, this.ids);
    this.clients.push(client);
    return {
      settings,
      secret: WebhookSecret.parse(settings.secret),
      payouts: new HttpPayoutProvider(client, this.clock),
      payins: new HttpPayinProvider(client, this.clock),
    };
  }
}
