import { isAbsolute, join } from 'node:path';
import { type Config, ConfigurationError, type Ids } from '#runtime';
import { LocalObjectStore } from './local-object-store.js';
import type { ObjectStore } from './object-store.js';

type Place = Pick<Config, 'objectStore' | 'dataDir'>;

/** The store of the configuration, which is made where it is not there. */
export function openObjectStore(config: Place, ids: Ids): Promise<ObjectStore> {
  return LocalObjectStore.open(objectFolder(config), ids);
}

function objectFolder({ objectStore, dataDir }: Place): string {
  const folder = objectStore.slice('file:'.length);
  if (folder === '') return join(dataDir, 'objects');
  if (!isAbsolute(folder) || /^\/\/[^/]/.test(folder))
    throw new ConfigurationError(`OBJECT_STORE must be file: or file:/a/folder, not "${objectStore}"`);
  return folder;
}
