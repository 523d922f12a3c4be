import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type * as client from '../../clients/typescript/src/index.js';
import { read, root } from '../architecture/workspace.js';
import { TestBrowser } from '../support/browser/browser.js';
import { pictureBytes } from '../support/documents/documents.js';
import { Gatehouse } from '../support/service/gatehouse.js';

const browser = new TestBrowser();
beforeAll(() => promisify(execFile)(process.execPath, [join(root, 'clients/typescript/build.mjs')]));
afterEach(() => browser.closePages());

test('what is published calls from a page, and tells how far an upload is', async () => {
  const gatehouse = await Gatehouse.shared();
  const { id, api } = await gatehouse.organization();
  const { page } = await browser.newPage();
  const served = (path: string, contentType: string, body: string): Promise<unknown> =>
    page.route(`${gatehouse.url}${path}`, (route) => route.fulfill({ contentType, body }));
  await served('/own-page', 'text/html', '<!doctype html><html lang="en"><title>A page</title></html>');
  await served('/own-page/client.js', 'text/javascript', read('clients/typescript/dist/gatehouse-client.js'));
  await page.goto(`${gatehouse.url}/own-page`);
  const given = {
    code: `${gatehouse.url}/own-page/client.js`,
    url: gatehouse.url,
    key: api.key as string,
    picture: (await pictureBytes()).toString('base64'),
  };
  const found = await page.evaluate(inPage, given);
  expect(found.id).toBe(id);
  expect(found.uploads).toEqual([
    { contentType: 'image/png', fileName: 'blob.png', told: true },
    { contentType: 'image/png', fileName: 'stream.png', told: true },
  ]);
});

/** Runs in the page. */
async function inPage({ code, url, key, picture }: Record<'code' | 'url' | 'key' | 'picture', string>): Promise<{
  id: string;
  uploads: { contentType: string; fileName: string; told: boolean }[];
}> {
  const { Gatehouse: Client } = (await import(code)) as typeof client;
  const gatehouse = new Client({ url, key });
  const { id } = await gatehouse.get('/organizations/current');
  const blob = new Blob([Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))]);
  const uploads = [];
  for (const [fileName, file] of [
    ['blob.png', blob],
    ['stream.png', blob.stream() as ReadableStream<Uint8Array>],
  ] as const) {
    let last: client.Progress | undefined;
    const document = await gatehouse.upload('/compliance/documents', {
      file,
      fileName,
      onProgress: (progress) => (last = progress),
    });
    uploads.push({
      contentType: document.contentType,
      fileName: document.fileName,
      told: last !== undefined && last.sent === last.total && last.sent > blob.size,
    });
  }
  return { id, uploads };
}
