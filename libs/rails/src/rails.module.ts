import { Global, Module } from '@nestjs/common';
import { Banks } from './banks/banks.js';
import { PayoutRails } from './payout-rails.js';
import { HttpProvider } from './provider/http-provider.js';
import { ProviderCallbacks } from './provider/provider-callbacks.js';
import { ProviderRequests } from './provider/provider-requests.js';
import { SandboxRail } from './sandbox/sandbox-rail.js';

@Global()
@Module({
  providers: [Banks, ProviderRequests, HttpProvider, SandboxRail, PayoutRails, ProviderCallbacks],
  exports: [Banks, PayoutRails, ProviderCallbacks],
})
export class RailsModule {}
