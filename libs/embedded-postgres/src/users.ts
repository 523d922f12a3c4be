import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './failure.js';
import { isAlive, newIdentity } from './process-identity.js';

/** The processes that use the server: one file each, named by its identity. Read and changed only under the lock. */
export async function enter(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await forgetTheDead(folder);
  const user = await newIdentity();
  await writeFile(join(folder, user), '');
  return user;
}

/** Answers whether nobody is left. */
export async function leave(folder: string, user: string): Promise<boolean> {
  await forget(join(folder, user));
  await forgetTheDead(folder);
  return (await readdir(folder)).length === 0;
}

async function forgetTheDead(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (!(await isAlive(name))) await forget(join(folder, name));
}

async function forget(path: string): Promise<void> {
  await unlink(path).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
}
