import { type DynamicModule, Global, Module, type Provider, type Type } from '@nestjs/common';
import { SignerSocket } from '#chains';
import { Reads } from '#database';
import { SeedWrapper, presentSeedWrapper, seedWrapper } from '#vault';
import { SeedConfig, seedConfig } from './wallet-seed/seed-settings.js';

type Factory = (config: SeedConfig) => Promise<SeedWrapper | undefined>;

function wrapperBy(useFactory: Factory, after: Type[] = []): Provider {
  return { provide: SeedWrapper, inject: [SeedConfig, ...after], useFactory };
}

/** After the database: an embedded one decides who else may pass through the data folder. */
function madeBy(useFactory: Factory): Provider {
  return wrapperBy(useFactory, [Reads]);
}

/** Gives the signer the seed key, or the socket of the process that has it. Services without this module cannot sign. */
@Global()
@Module({
  providers: [
    seedConfig,
    madeBy(async (config) => (config.signerUrl === undefined ? seedWrapper(config) : undefined)),
    {
      provide: SignerSocket,
      inject: [SeedConfig],
      useFactory: ({ signerUrl }: SeedConfig) => signerUrl && new SignerSocket(signerUrl),
    },
  ],
  exports: [SeedWrapper, SignerSocket],
})
export class SeedKeyModule {
  /** For the process that signs for the accounts service. */
  static ofSigner(): DynamicModule {
    return giving(SignerSeedKeyModule, madeBy(seedWrapper));
  }

  /** For commands, which make no key where there is none. */
  static ofPresentKey(): DynamicModule {
    return giving(PresentSeedKeyModule, wrapperBy(presentSeedWrapper));
  }
}

function giving(module: new () => object, wrapper: Provider): DynamicModule {
  return { module, global: true, providers: [seedConfig, wrapper], exports: [SeedWrapper, SeedConfig] };
}

class SignerSeedKeyModule {}
class PresentSeedKeyModule {}
