import { expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { read, root } from '../architecture/workspace.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { type ApiDocument, clientSources } from '../tools/client-sources.js';

const folder = 'clients/typescript/src';

test('the client knows the API as it is (npm run docs writes it)', async () => {
  const { url } = await Gatehouse.shared();
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as ApiDocument;
  const sources = await clientSources(document);
  if (process.env['UPDATE_DOCS'] === '1')
    for (const [path, text] of Object.entries(sources)) await writeFile(join(root, folder, path), text);
  const differing = Object.entries(sources).filter(([path, text]) => read(`${folder}/${path}`) !== text);
  expect(differing.map(([path]) => path)).toEqual([]);
});
