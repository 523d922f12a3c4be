import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CheckSeed, ExportSeed } from '#chains';
import { WalletSeed } from '../../libs/chains/src/wallets/wallet-seed.js';
import { root } from '../architecture/workspace.js';
import { activeAccount } from '../support/chains/accounts.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let folder: string;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { SEED_KEY: randomBytes(32).toString('base64') } });
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-seed-'));
  const { api } = await gatehouse.organization();
  await activeAccount(api);
  await activeAccount(api, { name: 'Another' });
});
afterAll(async () => {
  await gatehouse.stop();
  await rm(folder, { recursive: true, force: true });
});

function command(name: string, ...given: string[]): Promise<{ stdout: string }> {
  const program = join(root, `dist/apps/platform/src/commands/${name}.js`);
  return promisify(execFile)(process.execPath, [program, ...given], { env: gatehouse.environment });
}

async function exported(again = false): Promise<string[]> {
  const halves: string[] = [];
  await gatehouse.service.get(ExportSeed).run({
    again,
    keep: async (...both) => {
      halves.push(...both);
    },
  });
  return halves;
}

const recorded = async (): Promise<unknown> =>
  (await gatehouse.sql<{ at: Date | null }>('SELECT exported_at AS at FROM wallet_seed'))[0]?.at;

test('where the halves cannot be kept, nothing is left and nothing counts as exported', async () => {
  await writeFile(join(folder, 'b'), 'mine');
  await expect(command('seed-export', join(folder, 'a'), join(folder, 'b'))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('EEXIST'),
  });
  expect(await readdir(folder)).toEqual(['b']);
  expect(await readFile(join(folder, 'b'), 'utf8')).toBe('mine');
  expect(await recorded()).toBeNull();
});

test('the seed is exported once, in two files for their owner alone, which are proved by the addresses', async () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  await command('seed-export', one, other);
  const words = await gatehouse.service.get(WalletSeed).open();
  for (const path of [one, other]) {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readFile(path, 'utf8')).trim()).not.toBe(words);
  }
  expect((await command('seed-check', one, other)).stdout).toMatch(/the addresses of \d+ of its wallets are the same/);
  expect(await recorded()).toBeInstanceOf(Date);
  await expect(command('seed-check', one)).rejects.toMatchObject({ code: 64 });
});

test('again only for whoever says so; earlier halves stay good, and do not go with later ones', async () => {
  await expect(exported()).rejects.toThrow(/^The seed was exported at .+ nothing was written now\./);
  const [first = '', second = ''] = await exported(true);
  const [later = '', last = ''] = await exported(true);
  const check = gatehouse.service.get(CheckSeed);
  expect(await check.run(second, first)).toBeGreaterThan(1);
  expect(await check.run(later, last)).toBeGreaterThan(1);
  await expect(check.run(first, last)).rejects.toThrow('These halves do not give the seed of this database');
});
