import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Config, dataFiles } from '#runtime';
import { keyBytes } from './aead.js';
import { createOnce, hasCode, makeFolder } from './durable-files.js';
import { openValue, sealValue } from './sealed-value.js';

/** The master key wraps data keys and nothing else, so that it can live where it never leaves, such as a KMS. */
export abstract class KeyWrapper {
  abstract wrap(bytes: Uint8Array): Promise<Buffer>;
  /** Throws `SealedValueRefused` for bytes that this master key did not wrap. */
  abstract unwrap(wrapped: Uint8Array): Promise<Buffer>;
}

const purpose = Buffer.from('gatehouse vault key wrap');

export class LocalKeyWrapper extends KeyWrapper {
  private readonly key: KeyObject;

  constructor(masterKey: Uint8Array) {
    super();
    this.key = createSecretKey(masterKey);
  }

  override async wrap(bytes: Uint8Array): Promise<Buffer> {
    return sealValue(this.key, purpose, bytes);
  }

  override async unwrap(wrapped: Uint8Array): Promise<Buffer> {
    return openValue(this.key, purpose, wrapped);
  }
}

export async function masterKey(config: Pick<Config, 'masterKey' | 'dataDir'>): Promise<Buffer> {
  return config.masterKey === undefined ? masterKeyOfFolder(config.dataDir) : Buffer.from(config.masterKey, 'base64');
}

async function masterKeyOfFolder(dataDir: string): Promise<Buffer> {
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

async function read(path: string): Promise<Buffer | undefined> {
  try {
    const key = Buffer.from(await readFile(path, 'utf8'), 'base64');
    if (key.length === keyBytes) return key;
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined;
    throw cause;
  }
  throw new Error(
    `${path} does not hold a master key (32 bytes in base64). Restore it from your backup: without it, what it sealed cannot be read.`,
  );
}
