import { type DynamicModule, Global, Module } from '@nestjs/common';
import { SeedWrapper, Vault, VaultModule, presentSeedWrapper, seedWrapper } from '#vault';
import { SeedConfig, seedConfig } from './wallet-seed/seed-settings.js';

/** Gives the seed key to the signer. Services without this module cannot open the seed. */
@Global()
@Module({
  imports: [VaultModule],
  providers: [
    seedConfig,
    // Waits for the vault, and so for the database: an embedded one decides who else may pass through the data folder.
    {
      provide: SeedWrapper,
      inject: [SeedConfig, Vault],
      useFactory: (config: SeedConfig) => seedWrapper(config),
    },
  ],
  exports: [SeedWrapper],
})
export class SeedKeyModule {
  /** For commands, which make no key where there is none. */
  static ofPresentKey(): DynamicModule {
    return {
      module: PresentSeedKeyModule,
      global: true,
      providers: [
        seedConfig,
        {
          provide: SeedWrapper,
          inject: [SeedConfig],
          useFactory: (config: SeedConfig) => presentSeedWrapper(config),
        },
      ],
      exports: [SeedWrapper],
    };
  }
}

class PresentSeedKeyModule {}
