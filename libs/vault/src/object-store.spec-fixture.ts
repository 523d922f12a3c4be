import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { PassThrough, Readable, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DataKey } from './data-key.js';
import type { ObjectStore } from './object-store.js';
import { SealingStream } from './sealed-stream.js';
import { ObjectNotFound } from './vault.errors.js';

export interface StoreScene {
  readonly store: ObjectStore;
  /** As another process opens it. */
  readonly reopened: () => Promise<ObjectStore>;
  /** Everything that is stored, finished or not, as an administrator of the disk or the bucket sees it. */
  readonly kept: () => Promise<readonly string[]>;
  /** How often what depends on timing is tried. */
  readonly times: number;
}

export function bytes(...parts: (Buffer | string)[]): Readable {
  return Readable.from(parts.map((part) => Buffer.from(part)));
}

async function* halfOf(content: Buffer | string): AsyncGenerator<Buffer> {
  yield Buffer.from(content);
  throw new Error('the source failed');
}

export function failing(content: Buffer | string): Readable {
  return Readable.from(halfOf(content));
}

/** What every store does, wherever it keeps. */
export function everyStore(scene: () => StoreScene): void {
  describe('what is put', () => {
    keepsWhole(scene);
    keepsApart(scene);
  });
  refusesOddKeys(scene);
  describe('a failure leaves nothing', () => leavesNothing(scene));
}

async function read(key: string, store: ObjectStore): Promise<Buffer> {
  return buffer(await store.get(key));
}

function keepsWhole(scene: () => StoreScene): void {
  test('can be got, whole, as often as wanted', async () => {
    const content = randomBytes(300_001);
    await scene().store.put('documents/1/original', bytes(content.subarray(0, 7), content.subarray(7)));
    for (let time = 0; time < 2; time += 1)
      expect((await read('documents/1/original', scene().store)).equals(content)).toBe(true);
  });

  test('may be as large as uploads may be', async () => {
    const content = randomBytes(11 * 1024 * 1024 + 1);
    const pieces = Array.from({ length: 12 }, (_, at) => content.subarray(at * 1024 * 1024, (at + 1) * 1024 * 1024));
    await scene().store.put('large', bytes(...pieces));
    expect((await read('large', scene().store)).equals(content)).toBe(true);
    await scene().store.delete('large');
    expect(await scene().kept()).toEqual([]);
  });

  test('may be empty', async () => {
    await scene().store.put('empty', bytes());
    expect(await read('empty', scene().store)).toHaveLength(0);
  });

  test('is found by another process and after a restart', async () => {
    await scene().store.put('kept', bytes('content'));
    expect((await read('kept', await scene().reopened())).toString()).toBe('content');
  });
}

function keepsApart(scene: () => StoreScene): void {
  test('is told apart from keys that begin or end the same', async () => {
    const keys = ['a', 'a/b', 'a-b', 'a/b/c', 'ab', 'a/b-c', 'a'.repeat(200)];
    for (const key of keys) await scene().store.put(key, bytes(key));
    for (const key of keys) expect((await read(key, scene().store)).toString()).toBe(key);
    const names: string[] = [];
    for await (const name of scene().store.names()) names.push(name);
    expect(names.toSorted()).toEqual(keys.toSorted());
  });

  test('replaces what was there before only when it is whole', async () => {
    await scene().store.put('a', bytes('first'));
    await expect(scene().store.put('a', failing('half'))).rejects.toThrow('the source failed');
    expect((await read('a', scene().store)).toString()).toBe('first');
    await scene().store.put('a', bytes('second'));
    expect((await read('a', scene().store)).toString()).toBe('second');
  });

  test('survives many at once into one folder', async () => {
    const { store, kept } = scene();
    await Promise.all(Array.from({ length: 200 }, (_, index) => store.put(`many/${index}`, bytes(String(index)))));
    expect(await kept()).toHaveLength(200);
    expect((await read('many/137', scene().store)).toString()).toBe('137');
  });

  test('is gone once deleted, and deleting again is no failure', async () => {
    const { store, kept } = scene();
    await store.put('a', bytes('content'));
    await store.delete('a');
    await store.delete('a');
    await store.delete('never-there');
    await expect(store.get('a')).rejects.toThrow(ObjectNotFound);
    expect(await kept()).toEqual([]);
  });
}

function refusesOddKeys(scene: () => StoreScene): void {
  test('refuses every key that could lead elsewhere, or that a disk may take for another', async () => {
    const { store, kept } = scene();
    const outside = ['', '/', '..', '../a', 'a/../b', 'a//b', '/a', 'a/', './a', 'a\0b', 'a\\b'];
    for (const key of [...outside, 'A', 'a_b', 'a.b', 'ä', 'a b', 'a\n', 'a'.repeat(201)]) {
      await expect(store.put(key, bytes('x'))).rejects.toThrow(/object key/);
      await expect(store.get(key)).rejects.toThrow(/object key/);
      await expect(store.delete(key)).rejects.toThrow(/object key/);
    }
    expect(await kept()).toEqual([]);
  });

  test('is ready where it can write, and leaves nothing by looking', async () => {
    await scene().store.check();
    expect(await scene().kept()).toEqual([]);
  });
}

function leavesNothing(scene: () => StoreScene): void {
  test('of the source, before its first byte, in its midst or at its end', async () => {
    const { store, kept } = scene();
    const refusing = new Readable({
      read() {
        this.destroy(new Error('refused'));
      },
    });
    await expect(store.put('a', failing('half'))).rejects.toThrow('the source failed');
    await expect(store.put('a', refusing)).rejects.toThrow('refused');
    const large = failing(randomBytes(11 * 1024 * 1024));
    await expect(store.put('a', large)).rejects.toThrow('the source failed');
    expect(large.destroyed).toBe(true);
    expect(await kept()).toEqual([]);
    await expect(store.get('a')).rejects.toThrow(ObjectNotFound);
  });

  test('of who sends: gone without a word', async () => {
    const upload = new PassThrough();
    upload.write('half of it');
    const put = scene().store.put('a', upload);
    upload.destroy();
    await expect(put).rejects.toThrow(/premature|aborted/i);
    expect(await scene().kept()).toEqual([]);
  });

  test('of a source behind a sealing stream', async () => {
    const { streams } = new DataKey(randomBytes(32));
    // It fails by itself, in some of these cases while its file is still being opened.
    for (let time = 0; time < scene().times; time += 1) {
      const sealing = new SealingStream(streams, Buffer.from('place'));
      const sealed = pipeline(failing('half'), sealing, () => undefined);
      await expect(scene().store.put('a', sealed)).rejects.toThrow('the source failed');
    }
    expect(await scene().kept()).toEqual([]);
  });
}
