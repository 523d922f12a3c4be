import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ServiceUnavailable } from '#errors';
import { Clock, Ids } from '#runtime';
import { LocalObjectStore } from './local-object-store.js';

const whyNot = reasonNotToMount();
const onSmallDisk = whyNot === undefined ? test : test.skip;
if (whyNot !== undefined) console.warn(`The full disk was not tried: ${whyNot}`);

onSmallDisk('a full disk is 503, keeps nothing of what did not fit, and everything that was there before', async () => {
  const { path, unmount } = smallDisk();
  try {
    const store = await LocalObjectStore.open(path, new Ids(new Clock()));
    const kept = randomBytes(300_000);
    await store.put('kept', bytes(kept));
    for (let time = 0; time < 5; time += 1) {
      await expect(store.put('too-large', bytes(randomBytes(600_000), randomBytes(600_000)))).rejects.toThrow(
        ServiceUnavailable,
      );
    }
    expect(await files(path)).toEqual(['kept']);
    await store.put('fits', bytes(randomBytes(300_000)));
    await writeFile(join(path, 'filler'), randomBytes(1_100_000)).catch(() => undefined);
    await expect(store.check()).rejects.toThrow(ServiceUnavailable);
    await expect(store.put('one-byte', bytes(Buffer.of(1)))).rejects.toThrow(ServiceUnavailable);
    expect((await files(path)).sort()).toEqual(['filler', 'fits', 'kept']);
    expect((await buffer(await store.get('kept'))).equals(kept)).toBe(true);
    await store.delete('fits');
    await store.check();
  } finally {
    unmount();
  }
});

function reasonNotToMount(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'mounting a small disk takes root on Linux';
  try {
    smallDisk().unmount();
    return undefined;
  } catch (cause) {
    return `a small disk could not be mounted: ${(cause as Error).message}`;
  }
}

function smallDisk(): { path: string; unmount: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'gatehouse-test', path], { stdio: 'pipe' });
  } catch (cause) {
    rmdirSync(path);
    throw cause;
  }
  const unmount = (): void => {
    execFileSync('umount', [path]);
    rmdirSync(path);
  };
  return { path, unmount };
}

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

function bytes(...parts: Buffer[]): Readable {
  return Readable.from(parts);
}
