import { createHash } from 'node:crypto';
import { join } from 'node:path';

const largestKeyLength = 200;
const segments = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

export function isObjectKey(text: string): boolean {
  return text.length <= largestKeyLength && segments.test(text);
}

export function refuseOddKey(key: string): void {
  if (!isObjectKey(key))
    throw new Error(`An object key is made of a-z, 0-9, - and /, at most ${largestKeyLength} characters`);
}

/**
 * Where a key is kept below the root. 4,096 folders keep each of them small; a key is one file name,
 * so that no key can be another's folder, and `_` cannot be part of a key.
 */
export function locationOf(key: string): { folder: string; path: string } {
  refuseOddKey(key);
  const folder = createHash('sha256').update(key).digest('hex').slice(0, 3);
  return { folder, path: join(folder, key.replaceAll('/', '_')) };
}

/** The key of what is kept in a file of this name. */
export function keyOf(fileName: string): string {
  return fileName.replaceAll('_', '/');
}
