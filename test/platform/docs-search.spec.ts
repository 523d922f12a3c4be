import { beforeAll, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { root } from '../architecture/workspace.js';
import { must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';

type Entry = readonly [kind: string, title: string, where: string, href: string, text: string];

interface Prepared {
  readonly kind: string;
  readonly title: string;
  readonly where: string;
  readonly href: string;
}

interface Ranking {
  prepared(index: readonly Entry[]): readonly Prepared[];
  ranked(entries: readonly Prepared[], asked: string): readonly Prepared[];
  marked(text: string, words: readonly string[], length?: number): { text: string; isMarked: boolean }[];
}

/** The very module that the pages load. */
const { prepared, ranked, marked } = (await import(join(root, 'libs/docs-site/src/search-ranking.js'))) as Ranking;

let url: string;
let index: readonly Entry[];
beforeAll(async () => {
  const gatehouse = await Gatehouse.shared();
  ({ url } = gatehouse);
  index = must(await gatehouse.anyone.get('/docs/search.json'), 200) as unknown as readonly Entry[];
});

test('everything that can be found is where it is said to be', async () => {
  const hrefs = [...new Set(index.map(([, , , href]) => href))];
  const paths = [...new Set(hrefs.map((href) => href.replace(/#.*/, '')))];
  const pages = await Promise.all(paths.map(async (path) => [path, await (await fetch(url + path)).text()] as const));
  const body = new Map(pages);
  const missing = hrefs.filter((href) => {
    const [path = '', anchor] = href.split('#');
    return anchor !== undefined && !body.get(path)?.includes(`id="${anchor}"`);
  });
  expect(missing).toEqual([]);
});

test('every route, every error, every heading of a guide is in it', async () => {
  const document = must(await (await Gatehouse.shared()).anyone.get('/openapi.json'), 200) as unknown as {
    paths: Record<string, Record<string, unknown>>;
    components: { schemas: Record<string, Record<string, unknown>> };
  };
  const routes = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const errors = Object.entries(document.components.schemas).filter(([, schema]) => 'x-status' in schema);
  const of = (kind: string, at: 1 | 2): string[] =>
    index.filter((entry) => entry[0] === kind).map((entry) => entry[at]);
  expect(of('route', 2).toSorted()).toEqual(routes.toSorted());
  expect(of('error', 1).toSorted()).toEqual(errors.map(([name]) => name).toSorted());
  expect(of('section', 1)).toEqual(expect.arrayContaining(['Follow it as it happens']));
});

test.each([
  ['InsufficientFunds', 'InsufficientFunds'],
  ['insufficient funds', 'InsufficientFunds'],
  ['idempotency', 'Idempotency'],
  ['/webhooks/{webhookId}/send', 'POST /webhooks/{webhookId}/send'],
  ['payoutMethodId', 'payoutMethodId'],
  ['follow it as it happens', 'Follow it as it happens'],
])('%s is found first', (asked, wanted) => {
  const [first] = ranked(prepared(index), asked);
  expect([first?.title, first?.where]).toContain(wanted);
});

test('every word has to be there, and words without meaning to a pattern do no harm', () => {
  const entries = prepared(index);
  expect(ranked(entries, 'webhook zyzzyva')).toEqual([]);
  expect(ranked(entries, '   ')).toEqual([]);
  for (const asked of ['(', '[a', '\\', '*', '.+', '$&', '{webhookId}']) {
    ranked(entries, asked);
    expect(marked(`a ${asked} b`, [asked])).toContainEqual({ text: asked, isMarked: true });
  }
});

test('what is shown of a long text has the word in it', () => {
  const long = `${'before '.repeat(100)}the needle ${'after '.repeat(100)}`;
  const pieces = marked(long, ['needle'], 140);
  expect(pieces.find(({ isMarked }) => isMarked)?.text).toBe('needle');
  expect(pieces.map(({ text }) => text).join('').length).toBeLessThan(150);
});
