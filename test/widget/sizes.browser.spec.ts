import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../architecture/workspace.js';
import { Bundle, type BundleSizes } from './bundle.js';

const pinned = join(root, 'widget/sizes.json');
const bundle = new Bundle();

test('what a page loads at once is at most 25,000 bytes of gzip', () => {
  expect(bundle.entryGzip).toBeLessThanOrEqual(25_000);
});

/** The aim is 60,000: what is above it are tables of tax numbers and regions, three languages, and many small files. */
test('all that comes later is at most 90,000 bytes of gzip, without the metadata of phone numbers', () => {
  expect(bundle.laterGzip).toBeLessThanOrEqual(90_000);
});

test('nothing has grown or shrunk unseen: `npm run sizes` writes down what is meant', () => {
  if (process.env['UPDATE_SIZES'] !== undefined)
    writeFileSync(pinned, `${JSON.stringify(bundle.sizes, undefined, 2)}\n`);
  expect(bundle.sizes).toEqual(JSON.parse(readFileSync(pinned, 'utf8')) as BundleSizes);
});
