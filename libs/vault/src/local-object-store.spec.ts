import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ServiceUnavailable } from '#errors';
import { Clock, Ids } from '#runtime';
import { LocalObjectStore } from './local-object-store.js';
import { bytes, everyStore } from './object-store.spec-fixture.js';

const clock = new Clock();
const ids = new Ids(clock);
let parent: string;
let root: string;
let store: LocalObjectStore;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'objects-'));
  root = join(parent, 'objects');
  store = await LocalObjectStore.open(root, ids);
});

afterEach(async () => {
  await rm(parent, { recursive: true });
});

async function files(folder = root): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

everyStore(() => ({
  store,
  reopened: () => LocalObjectStore.open(root, ids),
  kept: () => files(parent),
  times: 1_000,
}));

test('is closed to other users', async () => {
  await store.put('a', bytes('content'));
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile())).toHaveLength(1);
  for (const entry of entries) {
    expect((await stat(join(entry.parentPath, entry.name))).mode & 0o077).toBe(0);
  }
});

describe('a failure leaves nothing', () => {
  test('of the store: a disk that is gone, 503, and nothing is made in its place', async () => {
    await store.put('a', bytes('content'));
    await rename(root, join(parent, 'unmounted'));
    const source = bytes('content');
    await expect(store.put('b', source)).rejects.toThrow(ServiceUnavailable);
    expect(source.destroyed).toBe(true);
    for (const asked of [store.get('a'), store.delete('a'), store.check()])
      await expect(asked).rejects.toThrow(ServiceUnavailable);
    expect(await readdir(parent)).toEqual(['unmounted']);
    await rename(join(parent, 'unmounted'), root);
    await store.check();
    expect((await buffer(await store.get('a'))).toString()).toBe('content');
  });

  test('of the store: what cannot be read is 503, not something half', async () => {
    await store.put('a', bytes('content'));
    const folder = join(root, (await readdir(root)).find((name) => name !== 'incoming') as string);
    await rm(join(folder, 'a'));
    await mkdir(join(folder, 'a'));
    await expect(store.get('a').then(buffer)).rejects.toThrow(ServiceUnavailable);
  });
});

test('closes a file whose reader goes away, in the midst or before it began', async () => {
  await store.put('a', bytes(randomBytes(1_000_000)));
  const openFiles = async (): Promise<number> =>
    (await readdir(process.platform === 'linux' ? '/proc/self/fd' : '/dev/fd')).length;
  const before = await openFiles();
  for (let time = 0; time < 20; time += 1) {
    for (const leave of [
      (reader: Readable) => reader.destroy(),
      (reader: Readable) => reader.once('data', () => reader.destroy()),
    ]) {
      const reader = await store.get('a');
      const closed = once(reader, 'close');
      leave(reader);
      await closed;
    }
  }
  // Each of forty readers would have left one; others in this process open connections meanwhile.
  expect(await openFiles()).toBeLessThan(before + 20);
});

describe('at start', () => {
  test('sweeps what killed writers left, once it is older than a day by the clock of the disk', async () => {
    const dayAgo = Date.now() / 1000 - 24 * 3600;
    for (const [name, age] of [
      ['fresh', -60],
      ['stale', 60],
    ] as const) {
      await writeFile(join(root, 'incoming', name), 'half');
      await utimes(join(root, 'incoming', name), dayAgo - age, dayAgo - age);
    }
    clock.setOffset(30 * 24 * 3600 * 1000);
    await LocalObjectStore.open(root, ids);
    clock.setOffset(0);
    expect(await readdir(join(root, 'incoming'))).toEqual(['fresh']);
  });

  test('says in plain words where documents cannot be kept', async () => {
    await writeFile(join(parent, 'file'), '');
    await expect(LocalObjectStore.open(join(parent, 'file', 'objects'), ids)).rejects.toThrow(
      /Documents cannot be kept in .*file\/objects: .*Check OBJECT_STORE/,
    );
  });
});

test('is not ready where it cannot write', async () => {
  if (process.getuid?.() === 0) return;
  await chmod(join(root, 'incoming'), 0o500);
  await expect(store.check()).rejects.toThrow(ServiceUnavailable);
  await chmod(join(root, 'incoming'), 0o700);
});
