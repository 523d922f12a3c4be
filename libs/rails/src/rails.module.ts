import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { Banks } from './banks/banks.js';
import { CreateSandboxNumbers1763722812900 } from './migrations/create-sandbox-numbers.js';
import { PayinRails } from './configured-payin-rail.js';
import { PayoutRails } from './configured-payout-rail.js';
import { HttpPayinProvider } from './provider/http-payin-provider.js';
import { HttpProvider } from './provider/http-payout-provider.js';
import { ProviderCallbacks } from './provider/provider-callbacks.js';
import { ProviderRequests } from './provider/provider-client.js';
import { SandboxCvus } from './sandbox/sandbox-cvus.js';
import { SandboxPayinRail } from './sandbox/sandbox-payin-rail.js';
import { SandboxRail } from './sandbox/sandbox-payout-rail.js';

@Global()
@Module({
  imports: [DatabaseModule, persistence({ entities: [], migrations: [CreateSandboxNumbers1763722812900] })],
  providers: [
    Banks,
    ProviderRequests,
    ProviderCallbacks,
    ...[HttpProvider, SandboxRail, PayoutRails],
    ...[HttpPayinProvider, SandboxCvus, SandboxPayinRail, PayinRails],
  ],
  exports: [Banks, PayoutRails, PayinRails, ProviderCallbacks],
})
export class RailsModule {}
