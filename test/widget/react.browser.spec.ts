import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, readdir, rename, rm } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { root } from '../architecture/workspace.js';
import { Applicant } from '../support/compliance/applicant.js';
import { TestBrowser } from '../support/browser/browser.js';
import { Gatehouse } from '../support/service/gatehouse.js';

const bundler = join(root, 'node_modules/rolldown/bin/cli.mjs');
const app = join(import.meta.dirname, 'page/react-app.ts');

const browser = new TestBrowser();
let gatehouse: Gatehouse;
let applicant: Applicant;
let server: Server;
let origin: string;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
  const files = await bundled();
  server = createServer((request, answer) => {
    const path = request.url ?? '';
    if (path === '/session') return void session().then((text) => answer.end(text));
    const code = files.get(path);
    answer.setHeader('content-type', code === undefined ? 'text/html; charset=utf-8' : 'text/javascript');
    answer.setHeader('content-security-policy', policy());
    answer.end(code ?? page());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => browser.closePages());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('an app of React sets the element, hears it, and changes its language', async () => {
  const { page } = await browser.newPage();
  await page.goto(origin);
  await page.getByRole('heading', { name: 'Verify your identity' }).waitFor();
  expect(await page.locator('gatehouse-onboarding').getAttribute('class')).toBe('mine');
  await page.getByRole('button', { name: 'Hablar español' }).click();
  await page.getByRole('heading', { name: 'Verifica tu identidad' }).waitFor();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('heading', { name: 'Datos personales' }).waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([
    'ready draft',
    'en step welcome',
    'es step individualPersonalInfoLight',
  ]);
});

/** Bundles it as a partner would: the package is resolved by its name, and nothing is tree-shaken away. */
async function bundled(): Promise<ReadonlyMap<string, string>> {
  const kept = join(root, 'node_modules/.cache/gatehouse/react', await contentOf(bundledFrom()));
  if (!existsSync(kept)) {
    // Renamed once complete, since others may bundle at the same time.
    const folder = `${kept}.${process.pid}.tmp`;
    const options = ['--platform', 'browser', '--transform.define', 'process.env.NODE_ENV:"production"'];
    await promisify(execFile)(process.execPath, [bundler, app, '--dir', folder, ...options]);
    await rename(folder, kept).catch(() => rm(folder, { recursive: true }));
  }
  const names = (await readdir(kept)).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(
    names.map(async (name) => [`/${name}`, await readFile(join(kept, name), 'utf8')] as const),
  );
  return new Map(files);
}

/** All that the bundle depends on: it is made once for each content. */
function bundledFrom(): string[] {
  const packages = ['react', 'react-dom', 'rolldown', '@lit/react'].map((name) => `node_modules/${name}/package.json`);
  const widget = readdirSync(join(root, 'widget/dist'), { recursive: true }).map(
    (name) => `widget/dist/${String(name)}`,
  );
  const own = [import.meta.filename, app, join(root, 'widget/package.json')];
  return [
    ...own,
    ...[...packages, ...widget.filter((name) => name.endsWith('.js')).sort()].map((name) => join(root, name)),
  ];
}

async function contentOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(await readFile(path)).update('\0');
  return hash.digest('hex');
}

async function session(): Promise<string> {
  const { body } = await applicant.api.post(`/compliance/reviews/${applicant.reviewId}/sessions`, {
    allowedOrigins: [origin],
  });
  return JSON.stringify({ token: body['token'], expiresAt: body['expiresAt'] });
}

function policy(): string {
  return `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${gatehouse.url}; img-src blob:`;
}

function page(): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title><script type="module" src="/react-app.js"></script></head><body data-api-url="${gatehouse.url}"></body></html>`;
}
