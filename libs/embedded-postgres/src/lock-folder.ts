import { mkdir, readdir, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresFailed, hasCode } from './failure.js';
import { isAlive, newIdentity, pidOf } from './process-identity.js';

const POLL_MS = 10;
const NOTICE_MS = 1_000;
// Longer than the longest thing done under the lock, a start with crash recovery.
const LIMIT_MS = 180_000;

/**
 * One process at a time. The lock is a folder with one file whose name is the holder's identity, and every step is one
 * atomic rename: a folder already holding the file is renamed into place, so a lock is never without its holder; a
 * dead holder's file is renamed to the taker's name, which only one of several takers can do.
 */
export async function underLock<T>(lock: string, report: (step: string) => void, work: () => Promise<T>): Promise<T> {
  const identity = await newIdentity();
  await acquire(lock, identity, report);
  try {
    return await work();
  } finally {
    await unlink(join(lock, identity));
    await removeWhenEmpty(lock);
  }
}

async function acquire(lock: string, identity: string, report: (step: string) => void): Promise<void> {
  const prepared = `${lock}.${identity}`;
  await mkdir(prepared, { mode: 0o700 });
  try {
    await writeFile(join(prepared, identity), '');
    const begun = performance.now();
    let noticed = false;
    while (!(await claim(lock, identity, prepared))) {
      const waited = performance.now() - begun;
      if (waited > LIMIT_MS) throw await heldTooLong(lock);
      if (waited > NOTICE_MS && !noticed)
        report(`Waiting for ${await holderOf(lock)}, which is starting or stopping the database …`);
      noticed ||= waited > NOTICE_MS;
      await pause(POLL_MS);
    }
  } finally {
    await rm(prepared, { recursive: true, force: true });
  }
  await removeLeftovers(lock);
}

async function claim(lock: string, identity: string, prepared: string): Promise<boolean> {
  try {
    await rename(prepared, lock);
    return true;
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES')) throw error;
  }
  const [holder] = await holders(lock);
  // Only Windows refuses to rename over an empty folder.
  if (holder === undefined) await removeWhenEmpty(lock);
  return holder !== undefined && !(await isAlive(holder)) && (await takeOver(lock, holder, identity));
}

async function takeOver(lock: string, dead: string, identity: string): Promise<boolean> {
  try {
    await rename(join(lock, dead), join(lock, identity));
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

async function removeWhenEmpty(lock: string): Promise<void> {
  await rmdir(lock).catch((error: unknown) => {
    // Somebody else has claimed, or removed, the empty folder meanwhile.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'EPERM', 'EBUSY')) throw error;
  });
}

async function removeLeftovers(lock: string): Promise<void> {
  const prefix = `${basename(lock)}.`;
  for (const name of await readdir(dirname(lock))) {
    if (!name.startsWith(prefix) || (await isAlive(name.slice(prefix.length)))) continue;
    await rm(join(dirname(lock), name), { recursive: true, force: true });
  }
}

async function holders(lock: string): Promise<string[]> {
  return await readdir(lock).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
}

async function holderOf(lock: string): Promise<string> {
  const [holder] = await holders(lock);
  return holder === undefined ? 'another process' : `process ${pidOf(holder)}`;
}

async function heldTooLong(lock: string): Promise<EmbeddedPostgresFailed> {
  return new EmbeddedPostgresFailed(
    `The embedded database has been locked by ${await holderOf(lock)} for ${LIMIT_MS / 1_000} s (${lock}). ` +
      'Stop that process and start again.',
  );
}
