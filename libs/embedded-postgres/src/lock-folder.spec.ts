import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { underLock } from './lock-folder.js';
import { newIdentity } from './process-identity.js';

let folder: string;
let lock: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-folder-'));
  lock = join(folder, 'lock');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('lets one at a time through, each once, and leaves nothing behind', async () => {
  const through = await contend(12);
  expect(through).toEqual({ passed: 12, mostAtOnce: 1 });
  expect(await readdir(folder)).toEqual([]);
});

test('is taken over by exactly one of many when its holder is dead, in every round', async () => {
  for (let round = 0; round < 8; round += 1) {
    await abandon(lock);
    expect(await contend(5)).toEqual({ passed: 5, mostAtOnce: 1 });
  }
  expect(await readdir(folder)).toEqual([]);
});

test('is free when its holder died between removing its name and the folder', async () => {
  await mkdir(lock);
  expect(await contend(2)).toEqual({ passed: 2, mostAtOnce: 1 });
});

test('removes what contenders left that were killed while they waited', async () => {
  await abandon(`${lock}.${await deadIdentity()}`);
  await contend(1);
  expect(await readdir(folder)).toEqual([]);
});

test('is released when the work fails', async () => {
  await expect(underLock(lock, quiet, () => Promise.reject(new Error('work failed')))).rejects.toThrow('work failed');
  expect(await contend(1)).toEqual({ passed: 1, mostAtOnce: 1 });
});

async function contend(contenders: number): Promise<{ passed: number; mostAtOnce: number }> {
  let inside = 0;
  const seen: number[] = [];
  const work = async (): Promise<void> => {
    inside += 1;
    seen.push(inside);
    await readdir(folder);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: contenders }, () => underLock(lock, quiet, work)));
  return { passed: seen.length, mostAtOnce: Math.max(...seen) };
}

async function abandon(path: string): Promise<void> {
  await mkdir(path);
  await writeFile(join(path, await deadIdentity()), '');
}

/** Of a process which had our pid before us. */
async function deadIdentity(): Promise<string> {
  const [pid, , boot, random] = (await newIdentity()).split('-');
  return [pid, '1', process.platform === 'linux' ? boot : 'another', random].join('-');
}

function quiet(): void {}
