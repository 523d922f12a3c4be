import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Config, type NamedKey, dataFiles, keys256 } from '#runtime';
import { keyBytes } from './aead.js';
import { createOnce, hasCode, makeFolder } from './durable-files.js';

/** Those that are given, or the one in the data folder, which is made where there is none. */
export async function masterKeys(config: Pick<Config, 'masterKey' | 'dataDir'>): Promise<readonly NamedKey[]> {
  return config.masterKey ?? masterKeysOfFolder(config.dataDir);
}

/** As above, but none is made. */
export async function knownMasterKeys(
  config: Pick<Config, 'masterKey' | 'dataDir'>,
): Promise<readonly NamedKey[] | undefined> {
  return config.masterKey ?? (await read(dataFiles(config.dataDir).masterKey));
}

async function masterKeysOfFolder(dataDir: string): Promise<readonly NamedKey[]> {
  const path = dataFiles(dataDir).masterKey;
  const before = await read(path);
  if (before !== undefined) return before;
  await makeFolder(dataDir);
  await createOnce(path, `${randomBytes(keyBytes).toString('base64')}\n`);
  // Read again, as another process may have been first.
  const created = await read(path);
  if (created === undefined) throw new Error(`${path} was removed while it was being created. Start again.`);
  return created;
}

async function read(path: string): Promise<readonly NamedKey[] | undefined> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    if (hasCode(cause, 'ENOENT')) return undefined;
    throw cause;
  });
  if (text === undefined) return undefined;
  try {
    return keys256(text.trim());
  } catch {
    throw new Error(
      `${path} does not hold a master key (32 bytes in base64). Restore it from your backup: without it, what it sealed cannot be read.`,
    );
  }
}
