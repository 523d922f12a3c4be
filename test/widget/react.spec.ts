import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Applicant } from '../support/applicant.js';
import { TestBrowser } from '../support/browser.js';
import { Gatehouse, type OwnGatehouse } from '../support/gatehouse.js';

const browser = new TestBrowser();
let gatehouse: OwnGatehouse;
let applicant: Applicant;
let server: Server;
let origin: string;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
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
}, 60_000);
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  await gatehouse.stop();
});

test('an app of React sets the element, hears it, and changes its language', async () => {
  const { page } = await browser.newPage();
  await page.goto(origin);
  await page.getByRole('heading', { name: 'Let us get to know you' }).waitFor();
  expect(await page.locator('gatehouse-onboarding').getAttribute('class')).toBe('mine');
  await page.getByRole('button', { name: 'Hablar español' }).click();
  await page.getByRole('heading', { name: 'Queremos conocerle' }).waitFor();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('heading', { name: 'Datos personales' }).waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([
    'ready draft',
    'en step welcome',
    'es step individualPersonalInfoLight',
  ]);
});

/** As a partner bundles it: the package is found by its name, and nothing of it is thrown away as unused. */
async function bundled(): Promise<ReadonlyMap<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-react-'));
  const bundler = join(import.meta.dirname, '../../node_modules/rolldown/bin/cli.mjs');
  const app = join(import.meta.dirname, 'page/react-app.ts');
  const production = ['--transform.define', 'process.env.NODE_ENV:"production"'];
  await promisify(execFile)(process.execPath, [bundler, app, '--dir', folder, '--platform', 'browser', ...production]);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(
    names.map(async (name) => [`/${name}`, await readFile(join(folder, name), 'utf8')] as const),
  );
  await rm(folder, { recursive: true });
  return new Map(files);
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
