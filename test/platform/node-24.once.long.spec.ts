import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureBytes, upload } from '../support/documents/documents.js';
import { Api, idOf, must } from '../support/service/api.js';
import { ServiceProcess } from '../support/service/service-process.js';

/** The Node that the image has, as npm brings it. */
const program = ['--yes', '-p', 'node@24', 'node', '-p', '`${process.version} ${process.execPath}`'];
const told = spawnSync('npx', program, { encoding: 'utf8', cwd: tmpdir(), timeout: 240_000 });
const [version, node] = told.stdout.trim().split(' ');
if (node === undefined) console.warn(`Node 24 could not be had from npm, and was not tested: ${told.stderr}`);

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

(node === undefined ? test.skip : test)('the platform runs on Node 24', async () => {
  expect(version).toMatch(/^v24\./);
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-test-'));
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
  // As root, PostgreSQL runs as another user, who has to be let through.
  await chmod(dataDir, 0o711);
  const platform = ServiceProcess.start('platform', { DATA_DIR: dataDir }, node);
  ends.push(() => platform.end('SIGTERM'));
  const url = await platform.url();
  const operator = new Api(url, (await readFile(join(dataDir, 'operator.key'), 'utf8')).trim());
  expect((await operator.get('/health/ready')).status).toBe(200);
  const id = idOf(await operator.post('/organizations', { name: 'Acme', type: 'business', country: 'AR' }));
  const wanted = { name: 'test', scopes: ['compliance:write'] };
  const { secret } = must(await operator.post(`/organizations/${id}/api-keys`, wanted), 201);
  const picture = await pictureBytes();
  const documentId = idOf(await upload(new Api(url, String(secret)), picture, { name: 'a.png', type: 'image/png' }));
  expect((await operator.get(`/compliance/documents/${documentId}/content`)).status).toBe(200);
  expect(await platform.end('SIGTERM')).toBe(0);
});
