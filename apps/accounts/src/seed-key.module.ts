import { type DynamicModule, type FactoryProvider, Global, Module, type Type } from '@nestjs/common';
import { SignerSocket } from '#chains';
import { Reads } from '#database';
import { SeedWrapper, presentSeedWrapper, seedWrapper } from '#vault';
import { SeedConfig, seedConfig } from './wallet-seed/seed-settings.js';

type Factory = (config: SeedConfig) => Promise<SeedWrapper | undefined>;

function wrapperBy(useFactory: Factory, after: Type[] = []): FactoryProvider {
  return { provide: SeedWrapper, inject: [SeedConfig, ...after], useFactory };
}

/** After the database: an embedded one decides who else may pass through the data folder. */
function madeBy(useFactory: Factory): FactoryProvider {
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
    const wrapper = madeBy(seedWrapper);
    return giving(SignerSeedKeyModule, wrapper, { provide: SignerSocket, inject: [SeedConfig], useFactory: itsSocket });
  }

  /** For commands, which make no key where there is none. */
  static ofPresentKey(): DynamicModule {
    return giving(PresentSeedKeyModule, wrapperBy(presentSeedWrapper));
  }
}

function giving(module: new () => object, ...given: FactoryProvider[]): DynamicModule {
  const exports = given.map(({ provide }) => provide);
  return { module, global: true, providers: [seedConfig, ...given], exports: [...exports, SeedConfig] };
}

function itsSocket({ signerUrl }: SeedConfig): SignerSocket {
  if (signerUrl !== undefined) return new SignerSocket(signerUrl);
  throw new Error('SIGNER_URL says where the signer listens, such as unix:/run/gatehouse/signer');
}

class SignerSeedKeyModule {}
class PresentSeedKeyModule {}
