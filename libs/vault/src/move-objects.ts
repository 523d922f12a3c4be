import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from './object-store.js';
import { ObjectNotFound } from './vault.errors.js';

const atOnce = 8;
const reportedEach = 100;

/**
 * Moves every object, while services use both stores (`MovingObjectStore`). May be ended at any moment and begun again:
 * an object goes from where it was once its copy was read and is the same. Returns how many.
 */
export async function moveObjects(
  from: ObjectStore,
  to: ObjectStore,
  report: (moved: number) => void = () => undefined,
): Promise<number> {
  let moved = 0;
  for (;;) {
    const before = moved;
    const names = from.names()[Symbol.asyncIterator]();
    const lane = async (): Promise<void> => {
      for await (const key of { [Symbol.asyncIterator]: () => names }) {
        if (!(await moveOne(from, to, key))) continue;
        moved += 1;
        if (moved % reportedEach === 0) report(moved);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    // A listing may pass over what was there while others were removed from it.
    if (moved === before) return moved;
  }
}

/** False where it was deleted meanwhile: then nothing of it is left. */
async function moveOne(from: ObjectStore, to: ObjectStore, key: string): Promise<boolean> {
  const bytes = await bytesOf(from, key);
  if (bytes === undefined) return false;
  await to.put(key, Readable.from([bytes]));
  const copied = await bytesOf(to, key);
  if ((await bytesOf(from, key)) === undefined) {
    await to.delete(key);
    return false;
  }
  if (copied === undefined || !copied.equals(bytes))
    throw new Error(`The copy of ${key} is not what was copied. It is still where it was; nothing else is moved.`);
  await from.delete(key);
  return true;
}

async function bytesOf(store: ObjectStore, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await store.get(key));
  } catch (cause) {
    if (cause instanceof ObjectNotFound) return undefined;
    throw cause;
  }
}
