import { expect, test } from '@jest/globals';
import { Clock, Ids, readConfig } from '#runtime';
import type { PayoutOrder } from './contract/payout-rail.js';
import type { RailDrains } from './drains/rail-drains.js';
import { PayoutRails } from './payout-rails.js';
import type { ProviderConfig } from './provider/provider-settings.js';
import { Providers } from './provider/providers.js';
import { SandboxPayoutRail } from './sandbox/sandbox-payout-rail.js';

const live = {
  MODE: 'live',
  OPERATOR_API_KEY: 'x'.repeat(24),
  MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
  SEED_KEY: Buffer.alloc(32, 2).toString('base64'),
  RPC_URLS: 'BASE=https://node.example',
  DATABASE_URL: 'postgres://localhost/gatehouse',
};
const secret = (fill: number): string => `whsec_${Buffer.alloc(24, fill).toString('base64')}`;
const provider = {
  SANDBOX_ASKS_TEST_PROVIDER: 'on',
  RAIL_PROVIDER_URL: 'https://provider.example',
  RAIL_PROVIDER_SECRET: secret(1),
};
const two = {
  SANDBOX_ASKS_TEST_PROVIDER: 'on',
  RAILS: 'second-bank=https://b.example?preference=2 First%20Bank=https://a.example',
  RAIL_SECRETS: `second-bank=${secret(1)} First%20Bank=${secret(2)}`,
};

function railsWith(environment: Record<string, string>, drained: readonly string[] = []): PayoutRails {
  const config = readConfig(environment, { name: 'test', port: 0 }) as ProviderConfig;
  const clock = new Clock();
  const all = (): Promise<ReadonlyMap<string, Date>> =>
    Promise.resolve(new Map(drained.map((rail) => [rail, new Date(0)])));
  const drains = { all } as RailDrains;
  return new PayoutRails(config, new Providers(config, clock, new Ids(clock)), new SandboxPayoutRail(clock), drains);
}

test.each([
  ['the sandbox pays nobody', {}, 'sandbox'],
  ['the sandbox may have a test provider', provider, 'http-provider provider.example'],
  ['live has the provider', { ...live, ...provider, RAIL_PROVIDER_NAME: 'First Bank' }, 'http-provider First Bank'],
  ['live without one has none, and never that of the sandbox', live, 'none'],
  ['several come as they are preferred', two, 'http-provider First Bank and http-provider second-bank'],
])('%s', (_, environment, names) => {
  expect(railsWith(environment).names).toBe(names);
});

test('the sandbox answers through it', async () => {
  const rails = railsWith({});
  const [offer] = await rails.offersOf(await rails.taking(), 'ars', 'USDC');
  expect(offer?.terms).toMatchObject({ exchangeFeeBasisPoints: 50 });
  expect(await rails.holderOf('@ana')).toMatchObject({ holderName: expect.stringMatching(/^Ana /) });
  const order = { id: 'a', fiatUnits: 100n, amount: { tokenAmount: 1, tokenSymbol: 'USDC' } } as PayoutOrder;
  expect(await rails.named('sandbox')?.submit(order)).toMatchObject({ isTaken: true });
});

test('where there is no rail, nothing is paid and nothing is lost', async () => {
  const rails = railsWith(live);
  expect(await rails.offersOf(await rails.taking(), 'ars', 'USDC')).toEqual([]);
  expect(await rails.holderOf('@ana')).toBeUndefined();
  expect(rails.named('sandbox')).toBeUndefined();
});

test('one that is drained gets nothing new, and is found by its name as before', async () => {
  const rails = railsWith(two, ['http-provider First Bank']);
  expect((await rails.taking()).map(({ rail }) => rail.name)).toEqual(['http-provider second-bank']);
  expect(rails.named('http-provider First Bank')?.name).toBe('http-provider First Bank');
});
