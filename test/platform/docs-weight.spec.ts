import { expect, test } from '@jest/globals';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { Gatehouse } from '../support/service/gatehouse.js';

const most = 100_000;

/** As it goes over the line to a browser that takes gzip alone, which all do. */
function sent(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; etag: string; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': 'gzip', ...headers } }, (answer) => {
      const { etag = '' } = answer.headers;
      buffer(answer).then((bytes) => resolve({ status: answer.statusCode ?? 0, etag, bytes }), reject);
    })
      .on('error', reject)
      .end();
  });
}

/** What a page, a script or a style loads by itself. */
function loadedBy(text: string): string[] {
  const found = text.matchAll(
    /<(?:script src|link rel="stylesheet" href)="([^"]+)"|^import .* from '\.\/([\w-]+\.js)'/gm,
  );
  return [...found].map(([, address, module]) => address ?? `/docs/${module ?? ''}`);
}

test('no page of the docs loads more than 100 kB at first', async () => {
  const { url } = await Gatehouse.shared();
  const index = (await (await fetch(`${url}/docs/search.json`)).json()) as readonly (readonly string[])[];
  const pages = index.filter(([kind]) => kind === 'page').map(([, , , href = '']) => href);
  expect(pages.length).toBeGreaterThan(30);
  const weightOf = async (path: string): Promise<number> => {
    const { bytes } = await sent(url + path);
    const inside = await Promise.all(loadedBy(gunzipSync(bytes).toString()).map(weightOf));
    return inside.reduce((sum, weight) => sum + weight, bytes.length);
  };
  const weights = await Promise.all(pages.map(async (path) => [path, await weightOf(path)] as const));
  expect(weights.filter(([, weight]) => weight > most)).toEqual([]);
});

test('a page that has not changed is not sent again', async () => {
  const { url } = await Gatehouse.shared();
  const { etag } = await sent(`${url}/docs`);
  const again = await sent(`${url}/docs`, { 'If-None-Match': etag });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});
