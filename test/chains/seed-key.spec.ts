import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Wallets } from '#chains';
import { UnitOfWork } from '#database';
import { Vault } from '#vault';
import { PayoutsModule } from '../../apps/payouts/src/payouts.module.js';
import { WalletSeed } from '../../libs/chains/src/wallets/wallet-seed.js';
import { root } from '../architecture/workspace.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { ServiceProcess } from '../support/service/service-process.js';

const [old, young] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64')) as [string, string];
const inTheVault = {
  organizationId: '00000000-0000-0000-0000-000000000000',
  table: 'wallet_seed',
  row: '1',
  column: 'sealed',
};

let gatehouse: OwnGatehouse;
const opened: OwnGatehouse[] = [];
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { ROLE: 'api', SEED_KEY: old } });
});
afterAll(async () => {
  for (const each of opened) await each.stop();
  await gatehouse.stop();
});

async function beside(SEED_KEY: string, module?: typeof PayoutsModule): Promise<OwnGatehouse> {
  const other = await Gatehouse.start({
    beside: gatehouse,
    environment: { ROLE: 'api', SEED_KEY },
    ...(module && { module }),
  });
  opened.push(other);
  return other;
}

const addressBy = async ({ service }: OwnGatehouse): Promise<string> =>
  (await service.get(Wallets).gasWallet('POLYGON')).address;

async function stored(): Promise<{ sealed: Buffer; bySeedKey: boolean }> {
  const [row] = await gatehouse.sql<{ sealed: Buffer; bySeedKey: boolean }>(
    'SELECT sealed, by_seed_key AS "bySeedKey" FROM wallet_seed',
  );
  if (row === undefined) throw new Error('There is no seed');
  return row;
}

/** As versions without a seed key have left it. */
async function putIntoTheVault({ service } = gatehouse): Promise<void> {
  const words = await service.get(WalletSeed).open();
  const vault = service.get(Vault);
  await service.get(UnitOfWork).run(async (tx) => {
    const sealed = await vault.seal(tx, inTheVault, words);
    await tx.query('UPDATE wallet_seed SET sealed = $1, by_seed_key = false RETURNING id', [sealed]);
  });
}

describe('the seed of the wallets', () => {
  test('opens with the seed key, and not with the master key', async () => {
    await addressBy(gatehouse);
    const { sealed, bySeedKey } = await stored();
    expect(bySeedKey).toBe(true);
    await expect(gatehouse.service.get(Vault).open(inTheVault, sealed)).rejects.toThrow('does not open');
    await expect(beside(young)).rejects.toThrow('The seed of the wallets was wrapped with another seed key');
  });

  test('from before there was a seed key is wrapped at start, whoever starts at once', async () => {
    const address = await addressBy(gatehouse);
    await putIntoTheVault();
    const both = await Promise.all([beside(old), beside(old)]);
    expect(await stored()).toMatchObject({ bySeedKey: true });
    for (const each of [...both, await beside(old)]) expect(await addressBy(each)).toBe(address);
  });

  test('goes to one key, if two that start at once have different ones', async () => {
    const address = await addressBy(gatehouse);
    await putIntoTheVault();
    const tried = await Promise.allSettled([beside(old), beside(young)]);
    const [winner, other] = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (winner === undefined) throw new Error('Neither started');
    expect(other).toBeUndefined();
    expect(await addressBy(winner)).toBe(address);
    // For the tests that follow.
    await putIntoTheVault(winner);
    await beside(old);
  });

  test('is no business of the other services', async () => {
    await expect(addressBy(await beside(old, PayoutsModule))).rejects.toThrow('This process has no SEED_KEY');
  });

  test('has a key that the other services do not even read', async () => {
    const environment = { ...gatehouse.environment, SEED_KEY: 'nonsense' } as Record<string, string>;
    const payouts = ServiceProcess.start('payouts', environment);
    expect(await payouts.url()).toContain('http');
    await payouts.end('SIGTERM');
    const accounts = ServiceProcess.start('accounts', environment);
    expect(await accounts.ended()).toBe(78);
    expect(accounts.errors).toContain('SEED_KEY must be 32 bytes');
  });

  test('is wrapped with another key by npm run rewrap', async () => {
    const address = await addressBy(gatehouse);
    const command = join(root, 'dist/apps/platform/src/commands/rewrap.js');
    const { SEED_KEY: _, ...environment } = gatehouse.environment;
    const rewrap = async (seedKey: Record<string, string>): Promise<string> =>
      (await promisify(execFile)(process.execPath, [command], { env: { ...environment, ...seedKey } })).stdout;
    expect(await rewrap({})).toContain('The seed of the wallets is left alone');
    const keys = { SEED_KEY: `2027:${young},2026:${old}` };
    const said = 'The seed of the wallets is wrapped with the first key of SEED_KEY\n';
    expect(await rewrap(keys)).toContain(said);
    expect(await rewrap(keys)).not.toContain(said);
    expect(await addressBy(await beside(`2027:${young}`))).toBe(address);
    await expect(beside(old)).rejects.toThrow('another seed key');
  });
});
