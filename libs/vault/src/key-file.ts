import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type NamedKey, keys256 } from '#runtime';
import { keyBytes } from './aead.js';
import { createOnce, hasCode, makeFolder } from './durable-files.js';

/** A key in a file of its own, which is made where there is none. `what` names it in messages. */
export async function keysOfFile(path: string, what: string): Promise<readonly NamedKey[]> {
  const before = await keysInFile(path, what);
  if (before !== undefined) return before;
  await makeFolder(dirname(path));
  await createOnce(path, `${randomBytes(keyBytes).toString('base64')}\n`);
  // Read again, as another process may have been first.
  const created = await keysInFile(path, what);
  if (created === undefined) throw new Error(`${path} was removed while it was being created. Start again.`);
  return created;
}

/** Undefined if there is no such file. */
export async function keysInFile(path: string, what: string): Promise<readonly NamedKey[] | undefined> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    if (hasCode(cause, 'ENOENT')) return undefined;
    throw cause;
  });
  if (text === undefined) return undefined;
  try {
    return keys256(text.trim());
  } catch {
    throw new Error(
      `${path} does not hold a ${what} (32 bytes in base64). Restore it from your backup: without it, what it sealed cannot be read.`,
    );
  }
}
