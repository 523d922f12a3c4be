import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { filesUnder, read, root } from './workspace.js';

const texts = filesUnder('.').filter((path) => path.endsWith('.md'));

describe('every link leads somewhere', () => {
  test('there are texts with links', () => {
    expect(texts).toEqual(expect.arrayContaining(['README.md', 'docs/guides/webhooks.md']));
    expect(texts.flatMap(linksOf).length).toBeGreaterThan(50);
  });

  test.each(texts)('in %s', (path) => {
    expect(linksOf(path).filter((link) => !isThere(path, link))).toEqual([]);
  });
});

/** What is linked to outside is not ours to promise, and `/…` is a page of the running service. */
function linksOf(path: string): string[] {
  const prose = read(path).replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => !/^([a-z]+:|\/)/.test(link));
}

function isThere(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? from : normalize(join(dirname(from), file));
  if (!existsSync(join(root, path))) return false;
  return anchor === undefined || (path.endsWith('.md') && anchorsIn(read(path)).includes(anchor));
}

/** As GitHub makes them of the headings. */
function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );
}
