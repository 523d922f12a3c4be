import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filesUnder, root } from '../architecture/workspace.js';
import { DemoPartner } from '../support/browser/demo-partner.js';
import { Gatehouse, liveEnvironment, type OwnGatehouse } from '../support/service/gatehouse.js';

const wanted = { tier: 'LIGHT', country: 'AR', name: 'Ana Pérez' };

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

describe('the pages of the demo', () => {
  test('may load what comes from here, and nothing else', async () => {
    for (const path of ['/demo', '/demo/', '/demo/phone']) {
      const page = await fetch(`${gatehouse.url}${path}`);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      expect(page.headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' blob: data:; " +
          "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
      );
      expect(await page.text()).not.toMatch(/\sstyle=|\son\w+=|<script(?! type="module" src="\/)|https?:\/\//);
    }
  });

  test('are all served, each as what it is, and nothing beside them', async () => {
    const types: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };
    const files = await readdir(join(root, 'apps/demo/src/page'));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const { status, headers } = await fetch(`${gatehouse.url}/demo/${file}`);
      expect([file, status]).toEqual([file, 200]);
      expect(headers.get('content-type')).toBe(`${types[file.split('.').at(-1) ?? '']}; charset=utf-8`);
    }
    for (const other of ['demo.module.js', '..%2fdemo.module.js', '%2e%2e/site/own-page.js', 'toString', 'x.js'])
      expect((await fetch(`${gatehouse.url}/demo/${other}`)).status).toBe(404);
  });

  test('name no file that is not there', async () => {
    const paths = filesUnder('apps/demo/src/page').map((file) => file.split('/').at(-1) ?? '');
    const namedBy = async (path: string): Promise<(string | undefined)[]> => {
      const text = await (await fetch(`${gatehouse.url}/demo/${path}`)).text();
      return [...text.matchAll(/(?:from '\.|(?:src|href)="\/demo)\/([\w.-]+\.\w+)/g)].map(([, file]) => file);
    };
    const named = new Set((await Promise.all(paths.map(namedBy))).flat());
    expect(named.size).toBeGreaterThan(5);
    for (const file of named) expect((await fetch(`${gatehouse.url}/demo/${file ?? ''}`)).status).toBe(200);
  });
});

/** With headers that `fetch` would not let a caller choose. */
function post(path: string, headers: Record<string, string>, body = JSON.stringify(wanted)): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${gatehouse.url}${path}`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('a request that changes something', () => {
  const json = { 'Content-Type': 'application/json' };
  const port = (): string => new URL(gatehouse.url).port;

  test('comes from the page of the demo, by any name of this machine', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      const host = `${name}:${port()}`;
      expect(await post('/demo/customers', { ...json, Host: host, Origin: `http://${host}` })).toBe(201);
    }
  });

  test.each([
    ['of another site', () => ({ Origin: 'https://elsewhere.example' })],
    ['of another port', () => ({ Origin: 'http://127.0.0.1:1' })],
    ['of another name of this machine', () => ({ Origin: `http://localhost:${port()}` })],
    ['that does not say which', () => ({})],
    ['of nowhere', () => ({ Origin: 'null' })],
    ['as the browser says', () => ({ Origin: gatehouse.url, 'Sec-Fetch-Site': 'same-site' })],
    [
      'by a name that leads here',
      () => ({ Host: `elsewhere.example:${port()}`, Origin: `http://elsewhere.example:${port()}` }),
    ],
  ])('is refused from a page %s', async (_, headers) => {
    const id = await new DemoPartner(gatehouse).customer();
    for (const path of ['', `/${id}/session`, `/${id}/decisions`])
      expect([path, await post(`/demo/customers${path}`, { ...json, ...headers() })]).toEqual([path, 403]);
  });

  test('is JSON', async () => {
    const plain = { Origin: gatehouse.url, 'Content-Type': 'text/plain' };
    const form = { Origin: gatehouse.url, 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const headers of [plain, form]) expect(await post('/demo/customers', headers)).toBe(415);
    expect(await post('/demo/customers', { Origin: gatehouse.url, ...json }, '')).toBe(400);
  });
});

describe('there is no demo', () => {
  test.each([
    ['in live mode', liveEnvironment],
    ['where it is turned off', { DEMO: 'off' }],
  ])('%s', async (_, environment) => {
    const other = await Gatehouse.start({ environment, beside: gatehouse, inAnotherMode: true });
    try {
      for (const path of [
        '/demo',
        '/demo/',
        '/demo/phone',
        '/demo/demo.js',
        '/demo/customers/x',
        '/demo/customers/x/stream',
      ])
        expect((await other.anyone.get(path)).body).toMatchObject({
          name: 'ResourceNotFound',
          params: { resource: 'route' },
        });
      for (const path of ['', '/x/session', '/x/decisions'])
        expect((await other.anyone.post(`/demo/customers${path}`, wanted, { Origin: other.url })).status).toBe(404);
      expect((await other.anyone.post('/demo/hooks/x', {})).status).toBe(404);
    } finally {
      await other.stop();
    }
  });
});

test('a page that watches holds nobody up who wants to stop', async () => {
  const other = await Gatehouse.start({ beside: gatehouse, environment: { SHUTDOWN_SECONDS: '3' } });
  const id = await new DemoPartner(other).customer();
  const stream = await fetch(`${other.url}/demo/customers/${id}/stream`);
  await other.stop();
  expect(await stream.text()).toContain('retry: 2000');
});
