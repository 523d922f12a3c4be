import { expect, test } from '@jest/globals';
import { Clock, Ids, readConfig } from '#runtime';
import type { PayoutOrder } from './contract/payout-rail.js';
import { ConfiguredPayoutRail } from './configured-payout-rail.js';
import { HttpPayoutProvider } from './provider/http-payout-provider.js';
import { ProviderClient } from './provider/provider-client.js';
import type { ProviderConfig } from './provider/provider-settings.js';
import { SandboxPayoutRail } from './sandbox/sandbox-payout-rail.js';

const live = {
  MODE: 'live',
  OPERATOR_API_KEY: 'x'.repeat(24),
  MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
  SEED_KEY: Buffer.alloc(32, 2).toString('base64'),
  RPC_URLS: 'BASE=https://node.example',
  DATABASE_URL: 'postgres://localhost/gatehouse',
};
const provider = {
  SANDBOX_ASKS_TEST_PROVIDER: 'on',
  RAIL_PROVIDER_URL: 'https://provider.example',
  RAIL_PROVIDER_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
};

function railsWith(environment: Record<string, string>): ConfiguredPayoutRail {
  const config = readConfig(environment, { name: 'test', port: 0 }) as ProviderConfig;
  const clock = new Clock();
  const requests = new ProviderClient(config, clock, new Ids(clock));
  return new ConfiguredPayoutRail(config, new HttpPayoutProvider(requests, clock), new SandboxPayoutRail(clock));
}

test.each([
  ['the sandbox pays nobody', {}, 'sandbox'],
  ['the sandbox may have a test provider', provider, 'http-provider provider.example'],
  ['live has the provider', { ...live, ...provider, RAIL_PROVIDER_NAME: 'First Bank' }, 'http-provider First Bank'],
  ['live without one has none, and never that of the sandbox', live, 'none'],
])('%s', (_, environment, name) => {
  expect(railsWith(environment).name).toBe(name);
});

test('the sandbox answers through it', async () => {
  const rails = railsWith({});
  expect(await rails.terms('ars', 'USDC')).toMatchObject({ exchangeFeeBasisPoints: 50 });
  expect(await rails.holderOf('@ana')).toMatchObject({ holderName: expect.stringMatching(/^Ana /) });
  expect(await rails.lookUp({ id: 'a', organizationId: 'b' })).toBeUndefined();
  const order = { id: 'a', fiatUnits: 100n, amount: { tokenAmount: 1, tokenSymbol: 'USDC' } } as PayoutOrder;
  expect(await rails.submit(order)).toMatchObject({ isTaken: true });
});

test('where there is no rail, nothing is paid and nothing is lost', async () => {
  const rails = railsWith(live);
  expect(await rails.terms('ars', 'USDC')).toBeUndefined();
  expect(await rails.holderOf('@ana')).toBeUndefined();
  expect(await rails.lookUp({ id: 'a', organizationId: 'b' })).toBeUndefined();
  await expect(
    rails.submit({ id: 'a', amount: { tokenAmount: 1, tokenSymbol: 'USDC' } } as PayoutOrder),
  ).rejects.toThrow('RAIL_PROVIDER_URL');
});
