import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Connections, persistence } from '#database';
import { Config, Ids, Readiness, atMostEvery } from '#runtime';
import { DataKeyRow } from './data-key.entity.js';
import { DataKeys } from './data-keys.js';
import { MasterKeyCheck } from './master-key-check.js';
import { KeyWrapper, LocalKeyWrapper } from './key-wrapper.js';
import { masterKeys } from './master-key.js';
import { CreateVault1795478400001 } from './migrations/1795478400001-create-vault.js';
import { ObjectStore } from './object-store.js';
import { openObjectStore } from './open-object-store.js';
import { SigningKeys } from './signing-keys.js';
import { RewrapDataKeys } from './rewrap-data-keys.js';
import { VaultCheckRow } from './vault-check.entity.js';
import { Vault } from './vault.js';

/** The check writes to the disk, and anybody may ask whether we are ready. */
const betweenWritesMilliseconds = 5_000;

@Global()
@Module({
  imports: [
    persistence({
      entities: [DataKeyRow, VaultCheckRow],
      migrations: [CreateVault1795478400001],
    }),
  ],
  providers: [
    // Both wait for the database: an embedded one decides who else may pass through the data folder.
    {
      provide: KeyWrapper,
      inject: [Config, Connections],
      useFactory: async (config: Config) => new LocalKeyWrapper(await masterKeys(config)),
    },
    {
      provide: ObjectStore,
      inject: [Config, Ids, Connections],
      useFactory: openObjectStore,
    },
    MasterKeyCheck,
    DataKeys,
    RewrapDataKeys,
    Vault,
    SigningKeys,
  ],
  exports: [Vault, SigningKeys, ObjectStore, RewrapDataKeys],
})
export class VaultModule implements OnModuleInit {
  constructor(
    private readonly masterKeyCheck: MasterKeyCheck,
    private readonly objectStore: ObjectStore,
    private readonly readiness: Readiness,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.masterKeyCheck.run();
    this.readiness.add(
      'objectStore',
      atMostEvery(betweenWritesMilliseconds, () => this.objectStore.check()),
    );
  }
}
