import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../architecture/workspace.js';

const run = promisify(execFile);
let project: string;

/** A partner's project: the packed package and a suite, run by Jest as theirs is. */
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'gatehouse-testing-'));
  const packing = ['pack', '--workspaces', '--workspace', 'clients/testing', '--pack-destination', project, '--json'];
  const { stdout } = await run('npm', packing, { cwd: root });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  const installed = join(project, 'node_modules/@gatehouse/testing');
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', join(project, packed?.filename ?? ''), '-C', installed, '--strip-components=1']);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  const config = {
    globalSetup: '@gatehouse/testing/global-setup',
    globalTeardown: '@gatehouse/testing/global-teardown',
    testTimeout: 120_000,
    transform: {},
    maxWorkers: 2,
  };
  writeFileSync(join(project, 'jest.config.json'), JSON.stringify(config));
}, 300_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

interface Suite {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[];
  }[];
}

/** Runs these files, and nothing else. */
async function suite(
  files: Readonly<Record<string, string>>,
  environment: Record<string, string> = {},
): Promise<{ suite: Suite | undefined; said: string }> {
  const folder = join(project, 'tests');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.js`), text);
  const words = [
    '--experimental-vm-modules',
    join(root, 'node_modules/jest/bin/jest.js'),
    '--rootDir',
    project,
    '--json',
  ];
  const { stdout, stderr } = await run(process.execPath, words, {
    cwd: project,
    env: { PATH: process.env['PATH'], GATEHOUSE_FOLDER: root, ...environment },
  }).catch((failure: unknown) => failure as { stdout: string; stderr: string });
  return { suite: stdout.startsWith('{') ? (JSON.parse(stdout) as Suite) : undefined, said: stderr };
}

const money = `
import { TestGatehouse, people } from '@gatehouse/testing';

let gatehouse;
beforeAll(async () => { gatehouse = await TestGatehouse.open(); });
afterAll(() => gatehouse.close());

test('a payin of an approved customer becomes tokens', async () => {
  const { client, inbox } = gatehouse;
  await gatehouse.approve(people.joao);
  const { id: destinationAccountId } = await gatehouse.account();
  const amount = { currencySymbol: 'BRL', value: '53500' };
  const { id: payinId } = await client.post('/payins', { body: { destinationAccountId, payinDetails: { type: 'brl-pix', amount } } });
  await client.post('/sandbox/payins', { body: { payinId, rail: { type: 'brl-pix', amount, senderName: 'Ana Souza' } } });
  const statuses = [];
  while (statuses.at(-1) !== 'completed') statuses.push((await inbox.next('payin_status_changed')).payload.statusChangeDetails.currentStatus.type);
  expect(statuses).toEqual(['created', 'pending', 'completed']);
});

test('a deposit is in the balance, and its event in the inbox', async () => {
  const before = await gatehouse.account();
  const { accountDetails } = await gatehouse.deposit({ amount: '12.5', accountId: before.id });
  expect(BigInt(accountDetails.balances[0].value)).toBeGreaterThanOrEqual(12500000n);
  expect((await gatehouse.inbox.next('account_credited')).payload.type).toBe('account_credited');
});
`;

const others = `
import { ResourceNotFound, TestGatehouse } from '@gatehouse/testing';

test('each file has an organization of its own, and all of them one clock', async () => {
  const [mine, theirs] = [await TestGatehouse.open(), await TestGatehouse.open('Theirs')];
  const { id: accountId } = await theirs.account();
  await expect(mine.client.get('/accounts/{accountId}', { path: { accountId } })).rejects.toThrow(ResourceNotFound);
  const before = new Date((await mine.operator.get('/sandbox/clock')).now);
  const now = await mine.advance('3 hours');
  expect(now - before).toBeGreaterThanOrEqual(3 * 60 * 60 * 1000);
  await expect(mine.advance('soon')).rejects.toThrow("'3 days'");
  await expect(mine.deposit({ amount: '1e3' })).rejects.toThrow("'100'");
  await mine.approve();
  const { payload } = await mine.inbox.next('compliance_review_status_changed');
  expect(payload.type).toBe('compliance_review_status_changed');
  await Promise.all([mine.close(), theirs.close()]);
});
`;

const failing = `
import { TestGatehouse } from '@gatehouse/testing';

test('what does not come is said', async () => {
  const { client, inbox, organizationId, ...rest } = await TestGatehouse.open();
  await client.post('/organizations/{organizationId}/terms-of-service/acceptances', { path: { organizationId }, body: {} });
  await inbox.next('tos_accepted');
  await inbox.next('payin_status_changed', { withinMilliseconds: 50 }).finally(() => inbox.close());
});
`;

test('a suite runs on a real Gatehouse, which ends with it', async () => {
  const { suite: passed, said } = await suite({ money, others });
  expect(
    passed?.testResults.flatMap(({ assertionResults }) => assertionResults.flatMap((one) => one.failureMessages)),
  ).toEqual([]);
  expect([passed?.numPassedTests, passed?.numFailedTests]).toEqual([3, 0]);
  expect(said).not.toContain('did not exit');
}, 400_000);

test('what does not come is said, and what did', async () => {
  const { suite: failed } = await suite({ failing });
  const messages = failed?.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap((one) => one.failureMessages),
  );
  expect(messages).toEqual([expect.stringContaining('No payin_status_changed came within 50 ms, but nothing else')]);
}, 400_000);

test('a strict project of TypeScript finds its types, and is told what it gets wrong', async () => {
  const typed = `import { type Schemas, TestGatehouse, people } from '@gatehouse/testing';
const gatehouse = await TestGatehouse.open();
export const account: Schemas['Account'] = await gatehouse.deposit({ amount: '1' });
(await gatehouse.inbox.next('payin_status_changed')).payload.statusChangeDetails.currentStatus.type.toUpperCase();
await gatehouse.inbox.next('payin_changed');
await gatehouse.approve({ ...people.ana, birthDate: 1990 });
`;
  writeFileSync(join(project, 'typed.ts'), typed);
  symlinkSync(join(root, 'node_modules/@types'), join(project, 'node_modules/@types'));
  const settings = {
    module: 'node16',
    target: 'es2022',
    strict: true,
    noEmit: true,
    types: ['node'],
    skipLibCheck: false,
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: settings, files: ['typed.ts'] }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, '-p', project, '--pretty', 'false']).catch(
    (failure: unknown) => failure as { stdout: string },
  );
  const faults = [...stdout.matchAll(/^(.+)\((\d+),\d+\): error TS/gm)].map(
    ([, file, line]) => `${file ?? ''} ${line ?? ''}`,
  );
  expect(faults).toEqual([expect.stringMatching(/typed\.ts 5$/), expect.stringMatching(/typed\.ts 6$/)]);
}, 400_000);

test('where there is no Gatehouse, that is said', async () => {
  const { said } = await suite({ failing }, { GATEHOUSE_FOLDER: join(project, 'nowhere') });
  expect(said).toContain('There is no Gatehouse in');
}, 400_000);
