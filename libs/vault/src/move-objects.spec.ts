import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Clock, Ids } from '#runtime';
import { type OwnBucket, ownBucket, s3Url } from '../../../test/support/network/own-bucket.js';
import { LocalObjectStore } from './local-object-store.js';
import { moveObjects } from './move-objects.js';
import { MovingObjectStore } from './moving-object-store.js';
import { bytes } from './object-store.spec-fixture.js';
import type { ObjectStore } from './object-store.js';
import { S3ObjectStore } from './s3-object-store.js';
import { ObjectNotFound } from './vault.errors.js';

const ids = new Ids(new Clock());
let parent: string;
let former: ObjectStore;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'moving-'));
  former = await LocalObjectStore.open(join(parent, 'former'), ids);
});

afterEach(async () => {
  await rm(parent, { recursive: true });
});

async function namesIn(store: ObjectStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.names()) names.push(name);
  return names.toSorted();
}

async function read(store: ObjectStore, key: string): Promise<string> {
  return text(await store.get(key));
}

/** The same store, which lets something happen after it was asked for something. */
function watched(store: ObjectStore, after: { readonly put?: (key: string) => Promise<void> }): ObjectStore {
  return Object.assign(Object.create(store) as ObjectStore, {
    put: async (key: string, source: Readable): Promise<void> => {
      await store.put(key, source);
      await after.put?.(key);
    },
  });
}

/** 300 objects are moved, while a service puts, deletes and reads: nothing is lost, and nothing comes back. */
async function movedWhileUsed(from: ObjectStore, to: ObjectStore): Promise<void> {
  const expected = new Map<string, string>();
  const service = new MovingObjectStore(to, from);
  for (let index = 0; index < 300; index += 1) {
    expected.set(`old/${index}`, `content ${index}`);
    await from.put(`old/${index}`, bytes(`content ${index}`));
  }
  let isMoving = true;
  const moving = moveObjects(from, to).finally(() => (isMoving = false));
  const deleted: string[] = [];
  let round = 0;
  const use = async (): Promise<void> => {
    while (isMoving) {
      const at = round++;
      await service.put(`new/${at}`, bytes(`new ${at}`));
      expected.set(`new/${at}`, `new ${at}`);
      const goes = at % 3 === 0 ? `new/${at}` : `old/${(at * 7) % 300}`;
      if (expected.delete(goes)) {
        await service.delete(goes);
        deleted.push(goes);
      }
      // Of the others, none may delete it while it is read.
      const stays = `new/${at}`;
      if (expected.has(stays)) expect(await read(service, stays)).toBe(expected.get(stays));
    }
  };
  await Promise.all([use(), use(), use(), moving]);
  expect(deleted.length).toBeGreaterThan(0);
  expect(await namesIn(from)).toEqual([]);
  expect(await namesIn(to)).toEqual([...expected.keys()].toSorted());
  for (const [key, content] of expected) expect(await read(to, key)).toBe(content);
}

describe('from a folder to another', () => {
  let now: ObjectStore;
  beforeEach(async () => {
    now = await LocalObjectStore.open(join(parent, 'now'), ids);
  });

  test('while a service uses both, nothing is lost and nothing comes back', async () => {
    await movedWhileUsed(former, now);
  });

  test('what is deleted after it was copied does not come back', async () => {
    await former.put('a', bytes('content'));
    const service = new MovingObjectStore(now, former);
    const target = watched(now, { put: (key) => service.delete(key) });
    expect(await moveObjects(former, target)).toBe(0);
    expect([await namesIn(former), await namesIn(now)]).toEqual([[], []]);
  });

  test('what moves between two looks at it is found', async () => {
    await former.put('a', bytes('content'));
    const absent = watched(now, {});
    let looks = 0;
    absent.get = async (key) => {
      looks += 1;
      if (looks > 1) return now.get(key);
      await moveObjects(former, now);
      throw new ObjectNotFound(key);
    };
    expect(await read(new MovingObjectStore(absent, former), 'a')).toBe('content');
  });

  test('a copy that is another is told, and what was copied stays where it was', async () => {
    await former.put('a', bytes('content'));
    const changing = watched(now, { put: (key) => now.put(key, bytes('other')) });
    await expect(moveObjects(former, changing)).rejects.toThrow('The copy of a is not what was copied');
    expect(await read(former, 'a')).toBe('content');
  });

  test('goes on where it was interrupted', async () => {
    for (const key of ['a', 'b', 'c']) await former.put(key, bytes(key));
    await now.put('b', bytes('b'));
    expect(await moveObjects(former, now)).toBe(3);
    expect([await namesIn(former), await namesIn(now)]).toEqual([[], ['a', 'b', 'c']]);
  });
});

const onS3 = s3Url === undefined ? describe.skip : describe;

onS3(`from a folder to a bucket, and back`, () => {
  let own: OwnBucket;
  beforeEach(async () => {
    own = await ownBucket();
  });
  afterEach(() => own.remove());

  test('while a service uses both, nothing is lost and nothing comes back', async () => {
    const bucket = await S3ObjectStore.open(own.place, own.keys);
    await movedWhileUsed(former, bucket);
    const again = await LocalObjectStore.open(join(parent, 'again'), ids);
    const count = (await namesIn(bucket)).length;
    expect(await moveObjects(bucket, again)).toBe(count);
    expect(await own.kept()).toEqual([]);
  });
});
