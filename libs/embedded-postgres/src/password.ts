import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from './failure.js';

export async function readPassword(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** On disk before the cluster that needs it, so that a power cut cannot leave a cluster without its password. */
export async function createPassword(path: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await writeDurably(path, `${password}\n`);
  return password;
}

/** Whole or not at all, also after a power cut. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await flushFolder(dirname(path));
}

/** Makes the names in a folder durable, such as one just renamed. Windows does so by itself, and refuses to be asked. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
