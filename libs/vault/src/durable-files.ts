import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export function hasCode(thrown: unknown, ...codes: string[]): boolean {
  return codes.includes((thrown as { code?: string }).code ?? '');
}

/** Makes the names in a folder survive a power cut. Windows does so by itself and refuses the call. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** A folder closed to other users, with every folder above it that was missing. */
export async function makeFolder(path: string): Promise<void> {
  const topmost = await mkdir(path, { recursive: true, mode: 0o700 });
  if (topmost === undefined) return;
  for (let made = resolve(path); made !== dirname(resolve(topmost)); made = dirname(made))
    await flushFolder(dirname(made));
}

/** The first of several writers wins. A file gets its name only when it is on disk, so nobody sees half of one. */
export async function createOnce(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(temporary, path);
  } catch (cause) {
    if (!hasCode(cause, 'EEXIST')) throw cause;
  } finally {
    await rm(temporary, { force: true });
  }
  await flushFolder(dirname(path));
}
