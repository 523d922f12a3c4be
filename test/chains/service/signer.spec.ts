import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WalletSeed } from '../../../libs/chains/src/wallets/wallet-seed.js';
import { activeAccount, stranger } from '../../support/chains/accounts.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { must } from '../../support/service/api.js';
import { Gatehouse } from '../../support/service/gatehouse.js';
import { CommandProcess } from '../../support/service/command-process.js';
import { until } from '../../support/run/until.js';

const seedKey = Buffer.alloc(32, 'signer').toString('base64');

let folder: string;
let signer: CommandProcess;
let signerEnvironment: Readonly<Record<string, string>>;
let scene: EvmScene;
let from: Holder;

function started(): Promise<CommandProcess> {
  return CommandProcess.started('signer', signerEnvironment, 'Signing for every process that may open');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-signer-'));
  const SIGNER_URL = `unix:${join(folder, 'socket')}`;
  scene = await EvmScene.open({
    environment: { SEED_KEY: '', SIGNER_URL },
    started: async ({ url, environment: { DATABASE_URL = '' } }) => {
      expect((await readyAt(url)).failing).toContain('signer');
      signerEnvironment = { DATABASE_URL, DATA_DIR: folder, SEED_KEY: seedKey, SIGNER_URL };
      signer = await started();
    },
  });
  from = await scene.funded(100_000_000n);
});
afterAll(async () => {
  await scene.close();
  await signer.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Ready {
  readonly status: number;
  readonly checked: string[];
  readonly failing: string[];
}

async function readyAt(url: string): Promise<Ready> {
  const response = await fetch(`${url}/health/ready`);
  return { ...((await response.json()) as Ready), status: response.status };
}

const ready = (): Promise<Ready> => readyAt(scene.gatehouse.url);

const failures = async (ids: readonly string[]): Promise<number> => {
  const [row] = await scene.gatehouse.sql<{ least: number }>(
    'SELECT min(failures)::int AS least FROM transfer WHERE id = ANY($1)',
    [ids],
  );
  return row?.least ?? 0;
};

test('what leaves an account is signed by the signer, and nothing of the seed is in the service', async () => {
  const before = signer.lines.length;
  await scene.comesTo('confirmed', [await scene.request(from)]);
  expect(signer.lines.slice(before).some((line) => /^Signed for wallet \d+ \(EVM\): [0-9a-f]{64}$/.test(line))).toBe(
    true,
  );
  expect(await ready()).toMatchObject({ status: 200, failing: [] });
  expect((await ready()).checked).toContain('signer');
  await expect(scene.gatehouse.service.get(WalletSeed).open()).rejects.toThrow('This process has no SEED_KEY');
  expect(await readdir(scene.gatehouse.environment['DATA_DIR'] ?? '')).not.toContain('seed.key');
});

test('while the signer is gone sending waits and says so, and afterwards everything is sent once', async () => {
  const units = [1_000_001n, 1_000_002n, 1_000_003n];
  const ids = [];
  for (const each of units) {
    ids.push(await scene.request(from, { payments: [{ destination: stranger, units: each }] }));
    // In the middle of it: some may be signed.
    if (ids.length === 2) await signer.end('SIGKILL');
  }
  await until('it says so', async () => (await ready()).failing.includes('signer'));
  expect((await ready()).status).toBe(200);
  const late = await scene.request(from, { payments: [{ destination: stranger, units: 1_000_004n }] });
  await until('it was tried', async () => (await failures([late])) > 0);
  // All that needs no key goes on.
  await scene.deposit(from, 5_000_000n);
  must(await from.organization.api.get('/transactions'), 200);

  signer = await started();
  await scene.comesTo('confirmed', [...ids, late]);
  const sent = (await scene.moved(from.wallet, 'from')).map((moved) => moved.units);
  for (const each of [...units, 1_000_004n]) expect(sent.filter((amount) => amount === each)).toHaveLength(1);
  await until('it is ready', async () => !(await ready()).failing.includes('signer'));
  expect(await scene.isBalanced()).toBe(true);
});

test('an account that is opened while the signer is gone has its wallet once it is back', async () => {
  await signer.end('SIGKILL');
  const { api } = await scene.gatehouse.organization();
  const opening = activeAccount(api);
  await until('it says so', async () => (await ready()).failing.includes('signer'));
  signer = await started();
  expect((await opening).accountDetails?.walletDetails.walletAddress).toMatch(/^0x/);
});

test('a signer with another seed key does not begin', async () => {
  const SIGNER_URL = `unix:${join(folder, 'other')}`;
  const other = CommandProcess.started(
    'signer',
    { ...signerEnvironment, SIGNER_URL, SEED_KEY: Buffer.alloc(32, 1).toString('base64') },
    'Signing',
  );
  await expect(other).rejects.toThrow('wrapped with another seed key');
});

test('a service does not start with both', async () => {
  const { SIGNER_URL = '' } = signerEnvironment;
  await expect(Gatehouse.start({ beside: scene.gatehouse, environment: { SIGNER_URL } })).rejects.toThrow(
    'SEED_KEY must not be given beside SIGNER_URL',
  );
});
