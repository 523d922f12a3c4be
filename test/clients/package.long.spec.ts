import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../architecture/workspace.js';
import { Gatehouse } from '../support/service/gatehouse.js';

const run = promisify(execFile);
const npm = ['--no-audit', '--no-fund', '--loglevel=error'];

/** An empty project of somebody else, into which the package is installed as npm packs it. */
let project: string;
let packed: readonly string[];

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'gatehouse-client-'));
  const pack = [
    'pack',
    '--json',
    '--workspaces',
    '--workspace',
    'clients/typescript',
    '--pack-destination',
    project,
    ...npm,
  ];
  const { stdout } = await run('npm', pack, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  // What the build says comes first.
  const [{ filename = '', files = [] } = {}] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as {
    filename?: string;
    files?: { path: string }[];
  }[];
  packed = files.map(({ path }) => path);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  await run('npm', ['install', '--offline', ...npm, join(project, filename)], { cwd: project });
  mkdirSync(join(project, 'node_modules/@types'), { recursive: true });
  for (const name of ['@types/node', 'undici-types'])
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
}, 300_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('the package has the bundle, its types and its README, and no sources', () => {
  expect(packed).toEqual(
    expect.arrayContaining(['README.md', 'package.json', 'dist/gatehouse-client.js', 'dist/types/index.d.ts']),
  );
  expect(
    packed.filter((path) => !/^(README\.md|package\.json|dist\/(gatehouse-client\.js|types\/.+\.d\.ts))$/.test(path)),
  ).toEqual([]);
});

test('it runs where nothing else is installed', async () => {
  const gatehouse = await Gatehouse.shared();
  const { id, api } = await gatehouse.organization();
  const script = `
    import { Gatehouse, ResourceNotFound } from '@gatehouse/client';
    const gatehouse = new Gatehouse({ url: process.argv[2], key: process.argv[3] });
    const { id } = await gatehouse.get('/organizations/current');
    const refused = await gatehouse.get('/payins/{payinId}', { path: { payinId: id } }).catch((failure) => failure);
    console.log(id, refused instanceof ResourceNotFound);
  `;
  writeFileSync(join(project, 'script.mjs'), script);
  const { stdout } = await run(process.execPath, ['script.mjs', gatehouse.url, api.key as string], { cwd: project });
  expect(stdout).toBe(`${id} true\n`);
});

describe('a strict project of TypeScript', () => {
  test.each([
    ['node16', { module: 'node16', moduleResolution: 'node16', types: ['node'] }],
    ['bundler', { module: 'esnext', moduleResolution: 'bundler', types: [], lib: ['es2022', 'dom', 'dom.iterable'] }],
  ])('by %s finds its types, and is told what it gets wrong', async (_, settings) => {
    writeFileSync(join(project, 'right.ts'), right);
    writeFileSync(join(project, 'wrong.ts'), wrong);
    const strict = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
    };
    const compilerOptions = { ...strict, noEmit: true, target: 'es2022', ...settings };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['right.ts', 'wrong.ts'] }));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const said = await run(process.execPath, [compiler, '-p', project, '--pretty', 'false'], { cwd: project }).then(
      ({ stdout }) => stdout,
      (failure: unknown) => (failure as { stdout: string }).stdout,
    );
    const faults = [...said.matchAll(/^(.+)\((\d+),\d+\): error (TS\d+)/gm)].map(([, ...fault]) => fault.join(' '));
    expect(faults).toEqual(
      ['3', '4', '5', '6', '7', '8', '9'].map((line) => expect.stringMatching(`^wrong.ts ${line} TS`)),
    );
  });
});

const right = `import { Gatehouse, InsufficientFunds, type Schemas, webhooks } from '@gatehouse/client';
const gatehouse = new Gatehouse({ url: 'https://a.example', key: async () => 'gk_x' });
export const payin: Promise<Schemas['Payin']> = gatehouse.get('/payins/{payinId}', { path: { payinId: 'a' } });
for await (const payout of gatehouse.list('/payouts', { query: { status: 'completed' } })) payout.id.toUpperCase();
for await (const { payload } of gatehouse.events.follow({ from: 4 })) {
  if (payload.type === 'tos_accepted') payload.signedAt.toUpperCase();
}
const event = await webhooks.unwrap(new Uint8Array(), new Headers(), 'whsec_x');
switch (event.payload.type) {
  case 'payin_status_changed': event.payload.payinId.toUpperCase(); break;
  default: event.resourceId.toUpperCase();
}
await gatehouse.upload('/compliance/documents', { file: new Blob(['a']), onProgress: ({ sent, total }) => sent / (total ?? 1) });
await gatehouse.post('/payout-requests/{payoutRequestId}/execute', { path: { payoutRequestId: 'a' }, body: {} as never }).catch((failure) => {
  if (failure instanceof InsufficientFunds) failure.params.accountId.toUpperCase();
});
`;

const wrong = `import { Gatehouse, InsufficientFunds, type WebhookEvent } from '@gatehouse/client';
const gatehouse = new Gatehouse({ url: 'https://a.example' });
void gatehouse.get('/payin');
void gatehouse.get('/payins/{payinId}');
void gatehouse.list('/payins', { query: { status: 'gone' } });
void gatehouse.post('/webhooks', { body: { url: 'https://b.example', categories: ['all'] } });
void gatehouse.list('/events');
export const shown = (failure: InsufficientFunds) => failure.params.amount;
export const kind = (event: WebhookEvent) => event.payload.type === 'payin_changed';
`;
