import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ServiceUnavailable } from '#errors';
import { Clock, Ids } from '#runtime';
import { DataKey } from './data-key.js';
import { LocalObjectStore } from './local-object-store.js';
import { SealingStream } from './sealed-stream.js';
import { ObjectNotFound } from './vault.errors.js';

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

function bytes(...parts: (Buffer | string)[]): Readable {
  return Readable.from(parts.map((part) => Buffer.from(part)));
}

describe('what is put', () => {
  test('can be got, whole, as often as wanted', async () => {
    const content = randomBytes(300_001);
    await store.put('documents/1/original', bytes(content.subarray(0, 7), content.subarray(7)));
    for (let time = 0; time < 2; time += 1)
      expect((await buffer(await store.get('documents/1/original'))).equals(content)).toBe(true);
  });

  test('may be empty', async () => {
    await store.put('empty', bytes());
    expect(await buffer(await store.get('empty'))).toHaveLength(0);
  });

  test('is found by another process and after a restart', async () => {
    await store.put('kept', bytes('content'));
    expect((await buffer(await (await LocalObjectStore.open(root, ids)).get('kept'))).toString()).toBe('content');
  });

  test('is closed to other users', async () => {
    await store.put('a', bytes('content'));
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile())).toHaveLength(1);
    for (const entry of entries) {
      expect((await stat(join(entry.parentPath, entry.name))).mode & 0o077).toBe(0);
    }
  });

  test('is told apart from keys that begin or end the same', async () => {
    const keys = ['a', 'a/b', 'a-b', 'a/b/c', 'ab', 'a/b-c', 'a'.repeat(200)];
    for (const key of keys) await store.put(key, bytes(key));
    for (const key of keys) expect((await buffer(await store.get(key))).toString()).toBe(key);
  });

  test('replaces what was there before only when it is whole', async () => {
    await store.put('a', bytes('first'));
    await expect(store.put('a', failing('half'))).rejects.toThrow('the source failed');
    expect((await buffer(await store.get('a'))).toString()).toBe('first');
    await store.put('a', bytes('second'));
    expect((await buffer(await store.get('a'))).toString()).toBe('second');
  });

  test('survives many at once into one folder', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, index) => store.put(`many/${index}`, bytes(String(index)))));
    expect(await files()).toHaveLength(200);
    expect((await buffer(await store.get('many/137'))).toString()).toBe('137');
  });

  test('is gone once deleted, and deleting again is no failure', async () => {
    await store.put('a', bytes('content'));
    await store.delete('a');
    await store.delete('a');
    await store.delete('never-there');
    await expect(store.get('a')).rejects.toThrow(ObjectNotFound);
    expect(await files()).toEqual([]);
  });
});

test('refuses every key that could lead out of its folder, or that a disk may take for another', async () => {
  const keys = [
    '',
    '/',
    '..',
    '../a',
    'a/../b',
    'a//b',
    '/a',
    'a/',
    './a',
    'a\0b',
    'A',
    'a_b',
    'a.b',
    'a\\b',
    'ä',
    'a b',
    'a\n',
    'a'.repeat(201),
  ];
  for (const key of keys) {
    await expect(store.put(key, bytes('x'))).rejects.toThrow(/object key/);
    await expect(store.get(key)).rejects.toThrow(/object key/);
    await expect(store.delete(key)).rejects.toThrow(/object key/);
  }
  expect(await files(parent)).toEqual([]);
});

async function* halfOf(content: string): AsyncGenerator<Buffer> {
  yield Buffer.from(content);
  throw new Error('the source failed');
}

function failing(content: string): Readable {
  return Readable.from(halfOf(content));
}

describe('a failure leaves nothing', () => {
  test('of the source, before its first byte, in its midst or at its end', async () => {
    await expect(store.put('a', failing('half'))).rejects.toThrow('the source failed');
    await expect(
      store.put(
        'a',
        new Readable({
          read() {
            this.destroy(new Error('refused'));
          },
        }),
      ),
    ).rejects.toThrow('refused');
    expect(await files()).toEqual([]);
    await expect(store.get('a')).rejects.toThrow(ObjectNotFound);
  });

  test('of who sends: gone without a word', async () => {
    const upload = new PassThrough();
    upload.write('half of it');
    const put = store.put('a', upload);
    upload.destroy();
    await expect(put).rejects.toThrow(/premature|aborted/i);
    expect(await files()).toEqual([]);
  });

  test('of a source behind a sealing stream', async () => {
    const { streams } = new DataKey(randomBytes(32));
    // It fails by itself, in some of these cases while its file is still being opened.
    for (let time = 0; time < 1_000; time += 1) {
      const sealing = new SealingStream(streams, Buffer.from('place'));
      const sealed = pipeline(failing('half'), sealing, () => undefined);
      await expect(store.put('a', sealed)).rejects.toThrow('the source failed');
    }
    expect(await files()).toEqual([]);
  });

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
  expect(await openFiles()).toBe(before);
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

test('is ready where it can write, and leaves nothing by looking', async () => {
  await store.check();
  expect(await files()).toEqual([]);
  if (process.getuid?.() === 0) return;
  await chmod(join(root, 'incoming'), 0o500);
  await expect(store.check()).rejects.toThrow(ServiceUnavailable);
  await chmod(join(root, 'incoming'), 0o700);
});
