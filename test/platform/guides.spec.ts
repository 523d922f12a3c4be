import { expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Gatehouse } from '../support/service/gatehouse.js';

const folder = join(import.meta.dirname, '../../docs/guides');
const guides = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));

/** A topic of the reference may be called alike, and has a page where the guide is not. */
function beginningOf(guide: string): string {
  const [, first = ''] = readFileSync(join(folder, `${guide}.md`), 'utf8').split('\n\n');
  const words = first.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[`*]/g, '');
  return words.split(' ').slice(0, 5).join(' ');
}

test.each(guides)('the guide %s is at /docs', async (guide) => {
  const { anyone } = await Gatehouse.shared();
  const page = await fetch(`${anyone.url}/docs/${guide}`);
  expect(page.status).toBe(200);
  expect(beginningOf(guide).length).toBeGreaterThan(10);
  const text = (await page.text())
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  expect(text).toContain(beginningOf(guide));
});
