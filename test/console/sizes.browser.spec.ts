import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../architecture/workspace.js';
import { Bundle, type BundleSizes, importsOf } from '../widget/bundle.js';

const pinned = join(root, 'console/sizes.json');
const bundle = new Bundle('console.js', 'console');
const places = bundle.later.filter((name) =>
  /^chunks\/(overview|reviews|review|organizations|organization|listed|events|exceptions|proposals|staff|settings|audit|treasury|accounts|account|books)-/.test(
    name,
  ),
);

test('the first page is at most 60,000 bytes of gzip, with its style sheet and the first place', () => {
  const overview = places.filter((name) => name.includes('overview'));
  const first = ['index.html', 'console.css', ...bundle.atOnce, ...beside(overview)];
  expect(bundle.gzipOf(first)).toBeLessThanOrEqual(60_000);
});

test('there is a chunk for each place', () => {
  expect(places).toHaveLength(16);
});

test.each(places)(
  'the place %s is at most 30,000 bytes of gzip, with the words of questions where it has them',
  (name) => {
    const words = name.includes('review-') ? bundle.largestLanguageGzip : 0;
    expect(bundle.gzipOf(beside([name])) + words).toBeLessThanOrEqual(30_000);
  },
);

test('nothing has grown or shrunk unseen: `npm run sizes` writes down what is meant', () => {
  if (process.env['UPDATE_SIZES'] !== undefined)
    writeFileSync(pinned, `${JSON.stringify(bundle.sizes, undefined, 2)}\n`);
  expect(bundle.sizes).toEqual(JSON.parse(readFileSync(pinned, 'utf8')) as BundleSizes);
});

/** What comes with these, without what is there already. */
function beside(names: readonly string[]): readonly string[] {
  const all = new Set(names.flatMap((name) => importsOf(name, 'console')));
  return [...all].filter((name) => !bundle.atOnce.includes(name));
}
