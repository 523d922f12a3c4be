import { beforeAll, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { text } from 'node:stream/consumers';
import { Gatehouse } from '../support/service/gatehouse.js';

let gatehouse: Gatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

/** As a browser asks for a page. */
function page(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; type: string; policy: string; body: string }> {
  return new Promise((resolve, reject) => {
    request(`${gatehouse.url}${path}`, { headers: { Accept: 'text/html,*/*;q=0.8', ...headers } }, (answer) => {
      const { 'content-type': type = '', 'content-security-policy': policy } = answer.headers;
      text(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, type, policy: String(policy), body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

test('the first page leads to what there is here, is small, and runs nothing', async () => {
  const { status, type, policy, body } = await page('/');
  expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(body).not.toMatch(/<script|style="/);
  expect(gzipSync(body).length).toBeLessThan(1_500);
  const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
  expect(links).toEqual(expect.arrayContaining(['/console', '/docs', '/openapi.json', '/health/ready']));
  for (const link of links) expect((await page(link)).status).toBe(200);
});

test('where there is none, people see a page, and programs the error', async () => {
  for (const path of ['/nothing', '/docs/nothing', '/console.html', '/%3Cscript%3E']) {
    const { status, type, body } = await page(path);
    expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('There is no such page');
    expect(body).not.toContain('<script');
  }
  const refused = await gatehouse.anyone.get('/nothing');
  expect(refused).toMatchObject({ status: 404, body: { name: 'ResourceNotFound', params: { resource: 'route' } } });
  for (const headers of [{ Authorization: 'Bearer gk_x' }, { Accept: 'application/json' }, { Accept: '*/*' }])
    expect((await page('/nothing', headers)).type).toContain('application/json');
  expect((await gatehouse.anyone.post('/nothing', {}, { Accept: 'text/html' })).body['name']).toBe('ResourceNotFound');
});
