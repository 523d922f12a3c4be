import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Module, type Type } from '@nestjs/common';
import { ComplianceModule } from '../../apps/compliance/src/compliance.module.js';
import { KeptBuilds } from '../../apps/compliance/src/widget-files/kept-builds.js';
import { WidgetFolder } from '../../apps/compliance/src/widget-files/widget-folder.js';
import { ServeWidget } from '../../apps/compliance/src/widget-files/serve-widget.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

/** The widget alone, from this folder. */
function servedFrom(path: string): Type {
  @Module({ providers: [ServeWidget, KeptBuilds, { provide: WidgetFolder, useValue: { path } }] })
  class WidgetAlone {}
  return WidgetAlone;
}

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** As they were sent: nothing is unpacked. */
  readonly bytes: Buffer;
}

/** The address goes out as it is written. */
function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Got> {
  const { hostname, port } = new URL(gatehouse.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      buffer(answer).then((bytes) => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes });
      }, reject);
    });
    sent.on('error', reject).end();
  });
}

function errorIn({ bytes }: Got): unknown {
  return (JSON.parse(bytes.toString()) as { name?: unknown }).name;
}

const entry = '/widget/gatehouse-onboarding.js';
const chunk = '/widget/chunks/spanish-B1x_y-9Z.js';
const script = `export const words = '${'a calm and plain sentence, '.repeat(200)}ñ';\n`;

let gatehouse: OwnGatehouse;
let folder: string;

async function put(name: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

beforeAll(async () => {
  const outside = await mkdtemp(join(tmpdir(), 'gatehouse-widget-'));
  folder = join(outside, 'dist');
  await writeFile(join(outside, 'secret.js'), 'outside');
  await put('gatehouse-onboarding.js', script);
  await put('gatehouse-onboarding.js.map', '{"version":3}');
  await put('chunks/spanish-B1x_y-9Z.js', `${script}// chunk`);
  await put('chunks/noise-01234567.js', randomBytes(3_000).toString('base64'));
  await put('notes.txt', 'not for anyone');
  gatehouse = await Gatehouse.start({ module: servedFrom(folder) });
});
afterAll(async () => {
  await gatehouse.stop();
  await rm(dirname(folder), { recursive: true, force: true });
});

describe('a file of the widget', () => {
  test('may be loaded by every page, and is what it was built as', async () => {
    const { status, headers, bytes } = await get(entry);
    expect([status, bytes.toString()]).toEqual([200, script]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(Buffer.byteLength(script)),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'",
      vary: 'Accept-Encoding',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each<[string, string, (bytes: Buffer) => Buffer]>([
    ['gzip', 'gzip, deflate', gunzipSync],
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ])('comes packed as %s to who takes it', async (coding, accepted, unpacked) => {
    const { headers, bytes } = await get(entry, { 'Accept-Encoding': accepted });
    expect([headers['content-encoding'], headers['content-length']]).toEqual([coding, String(bytes.length)]);
    expect(unpacked(bytes).toString()).toBe(script);
    expect(bytes.length).toBeLessThanOrEqual(gzipSync(script, { level: 9 }).length);
  });

  test('is packed once: the same bytes for everyone', async () => {
    const asked = Array.from({ length: 10 }, () => get(chunk, { 'Accept-Encoding': 'br' }));
    const [first, ...others] = (await Promise.all(asked)).map(({ bytes }) => bytes.toString('base64'));
    expect(new Set(others)).toEqual(new Set([first]));
  });

  test('under a name that stays is asked for each time, and not sent again as long as it is the same', async () => {
    for (const accepted of ['identity', 'gzip', 'br']) {
      const { headers } = await get(entry, { 'Accept-Encoding': accepted });
      expect(headers['cache-control']).toBe('no-cache');
      const etag = String(headers['etag']);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(entry, { 'Accept-Encoding': accepted, 'If-None-Match': known });
        expect([again.status, again.bytes.length]).toEqual([304, 0]);
        expect(again.headers).toMatchObject({
          etag,
          'cache-control': 'no-cache',
          vary: 'Accept-Encoding',
          'access-control-allow-origin': '*',
        });
      }
    }
  });

  test('says by its tag how it is packed, so that nobody keeps one for another', async () => {
    const answers = await Promise.all(['identity', 'gzip', 'br'].map((it) => get(entry, { 'Accept-Encoding': it })));
    const tags = answers.map(({ headers }) => String(headers['etag']));
    expect(new Set(tags).size).toBe(3);
    expect((await get(entry, { 'Accept-Encoding': 'br', 'If-None-Match': tags[1] ?? '' })).status).toBe(200);
    expect((await get(chunk, { 'If-None-Match': tags[0] ?? '' })).status).toBe(200);
  });

  test('that is named by its content is kept for good', async () => {
    const { headers } = await get(chunk, { 'Accept-Encoding': 'gzip' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a source map is told to be one', async () => {
    const { status, headers } = await get(`${entry}.map`);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  });

  test('can be asked about without its bytes', async () => {
    const whole = await get(entry, { 'Accept-Encoding': 'gzip' });
    const { status, headers, bytes } = await get(entry, { 'Accept-Encoding': 'gzip' }, 'HEAD');
    expect([status, bytes.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-type', 'content-length', 'content-encoding', 'cache-control', 'vary'])
      expect([name, headers[name]]).toEqual([name, whole.headers[name]]);
  });

  test('is found whatever is asked behind it', async () => {
    expect((await get(`${entry}?v=2`)).status).toBe(200);
  });
});

describe('nothing else is served:', () => {
  test.each([
    '/widget/',
    '/widget/absent.js',
    '/widget/chunks',
    '/widget/chunks/',
    '/widget/notes.txt',
    '/widget/../secret.js',
    '/widget/..%2fsecret.js',
    '/widget/%2e%2e/secret.js',
    '/widget/chunks/../../secret.js',
    '/widget/chunks%2f..%2f..%2fsecret.js',
    '/widget/..%5csecret.js',
    '/widget//etc/passwd',
    '/widget/gatehouse-onboarding.js/',
    '/widget/gatehouse-onboarding.js%00',
    '/widget/__proto__',
    '/widget/constructor',
    '/widget',
  ])('%s', async (path) => {
    const got = await get(path);
    expect([got.status, errorIn(got), got.headers['cache-control']]).toEqual([404, 'ResourceNotFound', 'no-store']);
  });

  test('nothing is taken', async () => {
    expect((await get(entry, { 'Content-Type': 'application/json', 'Content-Length': '0' }, 'PUT')).status).toBe(404);
  });

  test('what comes to the folder later is of another build', async () => {
    expect((await get(entry)).status).toBe(200);
    await put('chunks/late-76543210.js', script);
    expect((await get('/widget/chunks/late-76543210.js')).status).toBe(404);
    await rm(join(folder, 'chunks/noise-01234567.js'));
    expect((await get('/widget/chunks/noise-01234567.js')).status).toBe(200);
  });
});

test('a widget that was not built is told so, and served as soon as it is', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'gatehouse-widget-'));
  const fresh = await Gatehouse.start({ module: servedFrom(join(empty, 'dist')), beside: gatehouse });
  try {
    const refused = await fresh.anyone.get(entry);
    expect(refused).toMatchObject({ status: 404, body: { name: 'ResourceNotFound', params: { resource: 'widget' } } });
    expect(refused.body['message']).toMatch(/was not built/);
    await mkdir(join(empty, 'dist'));
    await writeFile(join(empty, 'dist/gatehouse-onboarding.js'), script);
    expect(await fresh.anyone.get(entry)).toMatchObject({ status: 200, body: { text: script } });
  } finally {
    await fresh.stop();
    await rm(empty, { recursive: true, force: true });
  }
});

test('a page that was opened before an update goes on with the files it began with', async () => {
  expect((await get(chunk)).status).toBe(200);
  const updated = await mkdtemp(join(tmpdir(), 'gatehouse-widget-'));
  await mkdir(join(updated, 'dist'));
  await writeFile(join(updated, 'dist/gatehouse-onboarding.js'), 'export const isNew = true;');
  const fresh = await Gatehouse.start({ module: servedFrom(join(updated, 'dist')), beside: gatehouse });
  try {
    expect(await fresh.anyone.get(entry)).toMatchObject({ body: { text: 'export const isNew = true;' } });
    expect(await fresh.anyone.get(chunk)).toMatchObject({ status: 200, body: { text: `${script}// chunk` } });
    expect((await fresh.anyone.get('/widget/chunks/absent-01234567.js')).status).toBe(404);
  } finally {
    await fresh.stop();
    await rm(updated, { recursive: true, force: true });
  }
});

test('compliance serves it, from the folder into which it is built', async () => {
  const alone = await Gatehouse.start({ module: ComplianceModule });
  try {
    const isBuilt = existsSync(join(import.meta.dirname, '../../widget/dist/gatehouse-onboarding.js'));
    const { status, body } = await alone.anyone.get(entry);
    const whatItIs = isBuilt ? Object.keys(body) : body['params'];
    expect([status, whatItIs]).toEqual(isBuilt ? [200, ['text']] : [404, { resource: 'widget' }]);
  } finally {
    await alone.stop();
  }
});
