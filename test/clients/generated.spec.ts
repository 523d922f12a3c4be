import { expect, test } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../architecture/workspace.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { type ApiDocument, clientSources } from '../tools/client-sources.js';

const folder = join(root, 'clients/typescript/src/generated');

test('the client knows the API as it is (npm run docs writes it)', async () => {
  const { url } = await Gatehouse.shared();
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as ApiDocument;
  const sources = await clientSources(document);
  if (process.env['UPDATE_DOCS'] === '1') {
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text);
  }
  const differing = Object.entries(sources).filter(([name, text]) => textOf(name) !== text);
  expect(differing.map(([name]) => name)).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(Object.keys(sources).sort());
});

function textOf(name: string): string {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
