import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module, type Type } from '@nestjs/common';
import { KeptBuilds } from '../../apps/compliance/src/widget-files/kept-builds.js';
import { ServeWidget } from '../../apps/compliance/src/widget-files/serve-widget.js';
import { WidgetFolder } from '../../apps/compliance/src/widget-files/widget-folder.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

interface Table {
  readonly latest: string;
  readonly versions: readonly {
    readonly url: string;
    readonly integrity: string;
    readonly since: string;
    readonly files: Readonly<Record<string, string>>;
  }[];
}

let place: string;
let gatehouse: OwnGatehouse;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'gatehouse-widget-'));
  const first = await built('first', { 'chunks/words-01234567.js': 'export const words = 1;', 'react.js': '' });
  gatehouse = await Gatehouse.start({ module: first });
});
afterAll(async () => {
  await gatehouse.stop();
  await rm(place, { recursive: true, force: true });
});

/** The widget alone, of which this is a build. */
async function built(name: string, files: Readonly<Record<string, string>>): Promise<Type> {
  const path = join(place, name);
  await mkdir(join(path, 'chunks'), { recursive: true });
  await writeFile(join(path, 'gatehouse-onboarding.js'), `export const build = '${name}';`);
  for (const [file, content] of Object.entries(files)) await writeFile(join(path, file), content);
  @Module({ providers: [ServeWidget, KeptBuilds, { provide: WidgetFolder, useValue: { path } }] })
  class WidgetAlone {}
  return WidgetAlone;
}

async function table(from: Gatehouse = gatehouse): Promise<Table> {
  const answer = await fetch(`${from.url}/widget/versions.json`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  return (await answer.json()) as Table;
}

async function textOf(path: string, from: Gatehouse = gatehouse): Promise<[number, string]> {
  const answer = await fetch(`${from.url}${path}`);
  return [answer.status, await answer.text()];
}

test('a build has an address of its own, which is cached for good, and so have the chunks that it loads', async () => {
  const { latest, versions } = await table();
  expect(latest).toMatch(/^\/widget\/v1\/gatehouse-onboarding\.[0-9a-f]{16}\.js$/);
  const [version] = versions;
  if (version === undefined) throw new Error('There is none');
  expect(version).toMatchObject({ url: latest, integrity: version.files[latest] });
  expect(new Set(Object.keys(version.files))).toEqual(new Set([latest, '/widget/v1/chunks/words-01234567.js']));
  for (const [url, integrity] of Object.entries(version.files)) {
    const file = await fetch(gatehouse.url + url);
    expect([file.status, file.headers.get('cache-control'), file.headers.get('access-control-allow-origin')]).toEqual([
      ...[200, 'public, max-age=31536000, immutable', '*'],
    ]);
    const hash = createHash('sha384').update(Buffer.from(await file.arrayBuffer()));
    expect(integrity).toBe(`sha384-${hash.digest('base64')}`);
  }
});

test.each([
  '/widget/v1/gatehouse-onboarding.js',
  '/widget/v1/gatehouse-onboarding.0123456789abcdef.js',
  '/widget/v1/react.js',
  '/widget/v1/versions.json',
  '/widget/builds/x.json',
  '/widget/v1/chunks/..%2f..%2fbuilds/x.json',
  '/widget/v1/chunks/absent-01234567.js',
])('%s is none', async (path) => {
  expect((await textOf(path))[0]).toBe(404);
});

test('after an update the pages that pinned the one before go on, by every process that has the same folder', async () => {
  const { latest: pinned } = await table();
  const fresh = await Gatehouse.start({ module: await built('second', {}), beside: gatehouse });
  try {
    expect(await textOf('/widget/gatehouse-onboarding.js', fresh)).toEqual([200, `export const build = 'second';`]);
    expect(await textOf(pinned, fresh)).toEqual([200, `export const build = 'first';`]);
    expect(await textOf('/widget/v1/chunks/words-01234567.js', fresh)).toEqual([200, 'export const words = 1;']);
    const { latest, versions } = await table(fresh);
    expect(latest).not.toBe(pinned);
    expect(new Set(versions.map(({ url }) => url))).toEqual(new Set([latest, pinned]));
    expect((await table()).latest).toBe(pinned);
    expect(await textOf(latest)).toEqual([200, `export const build = 'second';`]);
  } finally {
    await fresh.stop();
  }
});

test('a disk that takes nothing keeps nobody from the build of today, pinned or not', async () => {
  const path = join(gatehouse.environment['DATA_DIR'] ?? '', 'widget');
  await rm(path, { recursive: true });
  await writeFile(path, 'no folder');
  const fresh = await Gatehouse.start({ module: await built('third', {}), beside: gatehouse });
  try {
    const { latest, versions } = await table(fresh);
    expect(versions.map(({ url }) => url)).toEqual([latest]);
    expect(await textOf(latest, fresh)).toEqual([200, `export const build = 'third';`]);
  } finally {
    await fresh.stop();
    await rm(path);
  }
});
