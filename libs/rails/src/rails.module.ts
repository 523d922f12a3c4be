import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { Banks } from './banks/banks.js';
import { CreateSandboxNumbers1795478400012 } from './migrations/1795478400012-create-sandbox-numbers.js';
import { RailDrain } from './drains/rail-drain.entity.js';
import { RailDrains } from './drains/rail-drains.js';
import { DrainRails1795580000132 } from './migrations/1795580000132-drain-rails.js';
import { PayinRails } from './payin-rails.js';
import { PayoutRails } from './payout-rails.js';
import { ProviderCallbacks } from './provider/provider-callbacks.js';
import { providerConfig } from './provider/provider-settings.js';
import { Providers } from './provider/providers.js';
import { SandboxCvus } from './sandbox/sandbox-cvus.js';
import { SandboxPayinRail } from './sandbox/sandbox-payin-rail.js';
import { SandboxPayoutRail } from './sandbox/sandbox-payout-rail.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    persistence({ entities: [RailDrain], migrations: [CreateSandboxNumbers1795478400012, DrainRails1795580000132] }),
  ],
  providers: [
    providerConfig,
    Banks,
    Providers,
    ProviderCallbacks,
    RailDrains,
    SandboxPayoutRail,
    PayoutRails,
    SandboxCvus,
    SandboxPayinRail,
    PayinRails,
  ],
  exports: [Banks, PayoutRails, PayinRails, ProviderCallbacks, RailDrains],
})
export class RailsModule {}
