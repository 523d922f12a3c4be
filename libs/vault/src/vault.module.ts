import { isAbsolute, join } from 'node:path';
import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Connections, persistence } from '#database';
import { Config, ConfigurationError, Ids, Readiness, atMostEvery } from '#runtime';
import { DataKeyRow } from './data-key.entity.js';
import { DataKeys } from './data-keys.js';
import { LocalObjectStore } from './local-object-store.js';
import { MasterKeyCheck } from './master-key-check.js';
import { KeyWrapper, LocalKeyWrapper } from './key-wrapper.js';
import { masterKeys } from './master-key.js';
import { CreateVault1795478400001 } from './migrations/1795478400001-create-vault.js';
import { ObjectStore } from './object-store.js';
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
      useFactory: (config: Config, ids: Ids) => LocalObjectStore.open(objectFolder(config), ids),
    },
    MasterKeyCheck,
    DataKeys,
    RewrapDataKeys,
    Vault,
  ],
  exports: [Vault, ObjectStore, RewrapDataKeys],
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

function objectFolder({ objectStore, dataDir }: Config): string {
  const folder = objectStore.slice('file:'.length);
  if (folder === '') return join(dataDir, 'objects');
  if (!isAbsolute(folder) || /^\/\/[^/]/.test(folder))
    throw new ConfigurationError(`OBJECT_STORE must be file: or file:/a/folder, not "${objectStore}"`);
  return folder;
}
