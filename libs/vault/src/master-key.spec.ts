import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keys256 } from '#runtime';
import { masterKeys } from './master-key.js';

let parent: string;
let dataDir: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'master-key-'));
  dataDir = join(parent, 'not', 'yet', 'there');
});

afterEach(async () => {
  await rm(parent, { recursive: true });
});

describe('the master key', () => {
  test('is the one that is given, and then no file is made', async () => {
    const given = [{ id: undefined, key: randomBytes(32) }];
    expect(await masterKeys({ masterKey: given, dataDir })).toBe(given);
    expect(await readdir(parent)).toEqual([]);
  });

  test('is generated into the data folder, readable by nobody else, and found there again', async () => {
    const [made] = await masterKeys({ masterKey: undefined, dataDir });
    expect(made).toEqual({ id: undefined, key: expect.any(Buffer) });
    expect(made?.key).toHaveLength(32);
    expect(await readdir(dataDir)).toEqual(['master.key']);
    expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect(await masterKeys({ masterKey: undefined, dataDir })).toEqual([made]);
    const asSetting = (await readFile(join(dataDir, 'master.key'), 'utf8')).trim();
    expect(keys256(asSetting)).toEqual([made]);
  });

  test('is the same for all that start at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const folder = join(parent, String(round));
      const keys = await Promise.all(
        Array.from({ length: 16 }, () => masterKeys({ masterKey: undefined, dataDir: folder })),
      );
      expect(new Set(keys.map(([made]) => made?.key.toString('hex'))).size).toBe(1);
      expect(await readdir(folder)).toEqual(['master.key']);
    }
  });

  test('is never generated over a damaged one', async () => {
    await mkdir(dataDir, { recursive: true });
    for (const damaged of ['', 'short', ...[31, 33].map((length) => randomBytes(length).toString('base64'))]) {
      await writeFile(join(dataDir, 'master.key'), damaged);
      await expect(masterKeys({ masterKey: undefined, dataDir })).rejects.toThrow(
        /master\.key does not hold a master key/,
      );
      expect(await readFile(join(dataDir, 'master.key'), 'utf8')).toBe(damaged);
    }
  });
});
