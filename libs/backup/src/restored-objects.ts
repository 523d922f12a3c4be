import { Readable } from 'node:stream';
import { ObjectNotFound, type ObjectStore } from '#vault';
import type { Section } from './archive/sections.js';
import type { Visitor } from './read-backup.js';

/**
 * Whether the store is empty. What an interrupted restore of the same backup left there is written again; anything else
 * belongs to somebody.
 */
export async function refuseOtherObjects(
  store: ObjectStore,
  eachOfBackup: (object: NonNullable<Visitor['object']>) => Promise<unknown>,
): Promise<boolean> {
  let kept = 0;
  for await (const _ of store.names()) kept++;
  if (kept === 0) return true;
  let known = 0;
  await eachOfBackup(async ({ key }) => {
    if (await holds(store, key)) known++;
  });
  if (known < kept)
    throw new Error(
      'The object store is not empty: it holds documents that are not in the backup. Nothing was changed. Set OBJECT_STORE to an empty folder, or DATA_DIR to a new one.',
    );
  return false;
}

export async function keepObject(store: ObjectStore, key: string, blocks: Section['blocks']): Promise<void> {
  await store.put(key, Readable.from(blocks, { objectMode: false }));
}

export async function removeObjects(store: ObjectStore): Promise<void> {
  for await (const key of store.names()) await store.delete(key);
}

async function holds(store: ObjectStore, key: string): Promise<boolean> {
  try {
    (await store.get(key)).destroy();
    return true;
  } catch (cause) {
    if (cause instanceof ObjectNotFound) return false;
    throw cause;
  }
}
