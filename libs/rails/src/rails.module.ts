import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { Banks } from './banks/banks.js';
import { CreateSandboxNumbers1795478400012 } from './migrations/1795478400012-create-sandbox-numbers.js';
import { ConfiguredPayinRail } from './configured-payin-rail.js';
import { ConfiguredPayoutRail } from './configured-payout-rail.js';
import { HttpPayinProvider } from './provider/http-payin-provider.js';
import { HttpPayoutProvider } from './provider/http-payout-provider.js';
import { ProviderCallbacks } from './provider/provider-callbacks.js';
import { ProviderClient } from './provider/provider-client.js';
import { providerConfig } from './provider/provider-settings.js';
import { SandboxCvus } from './sandbox/sandbox-cvus.js';
import { SandboxPayinRail } from './sandbox/sandbox-payin-rail.js';
import { SandboxPayoutRail } from './sandbox/sandbox-payout-rail.js';

@Global()
@Module({
  imports: [DatabaseModule, persistence({ entities: [], migrations: [CreateSandboxNumbers1795478400012] })],
  providers: [
    providerConfig,
    Banks,
    ProviderClient,
    ProviderCallbacks,
    HttpPayoutProvider,
    SandboxPayoutRail,
    ConfiguredPayoutRail,
    HttpPayinProvider,
    SandboxCvus,
    SandboxPayinRail,
    ConfiguredPayinRail,
  ],
  exports: [Banks, ConfiguredPayoutRail, ConfiguredPayinRail, ProviderCallbacks],
})
export class RailsModule {}
