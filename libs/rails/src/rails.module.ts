import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { Banks } from './banks/banks.js';
import { CreateSandboxNumbers1763722812900 } from './migrations/create-sandbox-numbers.js';
import { PayinRails } from './payin-rails.js';
import { PayoutRails } from './payout-rails.js';
import { HttpPayinProvider } from './provider/http-payin-provider.js';
import { HttpProvider } from './provider/http-provider.js';
import { ProviderCallbacks } from './provider/provider-callbacks.js';
import { ProviderRequests } from './provider/provider-requests.js';
import { providerConfig } from './provider/provider-settings.js';
import { SandboxCvus } from './sandbox/sandbox-cvus.js';
import { SandboxPayinRail } from './sandbox/sandbox-payin-rail.js';
import { SandboxRail } from './sandbox/sandbox-rail.js';

@Global()
@Module({
  imports: [DatabaseModule, persistence({ entities: [], migrations: [CreateSandboxNumbers1763722812900] })],
  providers: [
    providerConfig,
    Banks,
    ProviderRequests,
    ProviderCallbacks,
    ...[HttpProvider, SandboxRail, PayoutRails],
    ...[HttpPayinProvider, SandboxCvus, SandboxPayinRail, PayinRails],
  ],
  exports: [Banks, PayoutRails, PayinRails, ProviderCallbacks],
})
export class RailsModule {}
