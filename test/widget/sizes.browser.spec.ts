import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../architecture/workspace.js';
import { Bundle, type BundleSizes, importsOf } from './bundle.js';

const pinned = join(root, 'widget/sizes.json');
const bundle = new Bundle();

test('what a page loads at once is at most 22,000 bytes of gzip', () => {
  expect(bundle.entryGzip).toBeLessThanOrEqual(22_000);
});

test('all that comes later, with the largest language, is at most 62,950 bytes of gzip without what is known of phone numbers', () => {
  expect(bundle.laterGzip).toBeLessThanOrEqual(62_950);
});

test.each([...bundle.languages])('%s is there, in parts of at most 6,000 bytes of gzip', (_, parts) => {
  expect(parts).not.toEqual([]);
  expect(parts.filter((name) => bundle.gzipOf([name]) > 6_000)).toEqual([]);
});

/** A browser that could not have it once would have none of those that import it. */
test.each(bundle.later)('%s imports nothing but what is there already, and can be made', async (name) => {
  expect(importsOf(name).filter((other) => other !== name && !bundle.atOnce.includes(other))).toEqual([]);
  interface Chunk {
    readonly make: (loadPart: (load: () => Promise<Chunk>) => Promise<object>) => Promise<object>;
  }
  const loadPart = async (load: () => Promise<Chunk>): Promise<object> => (await load()).make(loadPart);
  const made = await loadPart(() => import(join(root, 'widget/dist', name)) as Promise<Chunk>);
  expect(Object.values(made).filter((exported) => exported === undefined)).toEqual([]);
});

test('nothing has grown or shrunk unseen: `npm run sizes` writes down what is meant', () => {
  if (process.env['UPDATE_SIZES'] !== undefined)
    writeFileSync(pinned, `${JSON.stringify(bundle.sizes, undefined, 2)}\n`);
  expect(bundle.sizes).toEqual(JSON.parse(readFileSync(pinned, 'utf8')) as BundleSizes);
});
