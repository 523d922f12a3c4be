import { join } from 'node:path';
import { type Config, ConfigurationError, type Ids, type ObjectPlace, bucketProblems } from '#runtime';
import { LocalObjectStore } from './local-object-store.js';
import { MovingObjectStore } from './moving-object-store.js';
import type { ObjectStore } from './object-store.js';
import { S3ObjectStore } from './s3-object-store.js';

type Keys = Pick<Config, 'dataDir' | 'mode' | 'allowPlaintext' | 'awsAccessKeyId' | 'awsSecretAccessKey'>;
type Places = Pick<Config, 'objectStore' | 'objectStoreFormer'>;

/** The store of the configuration. A folder is made where it is not there; a bucket is not. */
export async function openObjectStore(config: Keys & Places, ids: Ids): Promise<ObjectStore> {
  const store = await openPlace(config, config.objectStore, ids);
  if (config.objectStoreFormer === undefined) return store;
  return new MovingObjectStore(store, await openPlace(config, config.objectStoreFormer, ids));
}

export async function openPlace(config: Keys, place: ObjectPlace, ids: Ids): Promise<ObjectStore> {
  if (place.kind === 'folder') return LocalObjectStore.open(place.folder ?? join(config.dataDir, 'objects'), ids);
  const problems = bucketProblems(config, `s3://${place.bucket}`, place);
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  const { awsAccessKeyId = '', awsSecretAccessKey = '' } = config;
  return S3ObjectStore.open(place, { accessKeyId: awsAccessKeyId, secretAccessKey: awsSecretAccessKey });
}
