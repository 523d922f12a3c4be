import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { until } from '../../support/run/until.js';

let scene: EvmScene;
beforeAll(async () => {
  scene = await EvmScene.open();
});
afterAll(() => scene.close());

interface Shown {
  readonly id: string;
  readonly type: string;
  readonly transactionDate: string;
  readonly transactionHash: string;
}

async function shown({ organization, accountId }: Holder, path = 'transactions'): Promise<Shown[]> {
  const { body } = await organization.api.get(`/${path}?limit=100&accountId=${accountId}`);
  return body['results'] as Shown[];
}

async function events({ organization }: Holder, type: string): Promise<object[]> {
  const { body } = await organization.api.get(`/events?limit=100&type=${type}`);
  return body['results'] as object[];
}

async function pending({ organization, accountId }: Holder): Promise<object[]> {
  const { body } = await organization.api.get(`/accounts/${accountId}/pending-deposits`);
  return body['results'] as object[];
}

test('a deposit is pending until it has its confirmations, then it is money, a transaction and an event', async () => {
  const to = await scene.holder();
  const hash = await scene.deposit(to, 12_500_000n);
  const wallets = { sourceWalletAddress: stranger, destinationWalletAddress: to.wallet };
  const seen = await until('the deposit is seen', async () => (await pending(to))[0]);
  expect(seen).toMatchObject({ transactionHash: hash, blockchain: 'POLYGON', ...wallets });
  await scene.node.mine(1);
  await scene.gatehouse.advance(60);
  expect(await pending(to)).toHaveLength(1);
  await scene.node.mine(1);
  await scene.holds(to, { value: '12500000' });
  expect(await pending(to)).toEqual([]);
  const [credit] = await shown(to);
  expect(credit).toMatchObject({ type: 'credit', transactionHash: hash, ...wallets });
  expect(await events(to, 'account_credited')).toMatchObject([
    {
      resourceId: credit?.id,
      payload: {
        type: 'account_credited',
        accountId: to.accountId,
        organizationId: to.organization.id,
        transactionId: credit?.id,
        accountWalletAddress: to.wallet,
        tokenAmount: {
          tokenAmount: 12.5,
          tokenSymbol: 'USDC',
          blockchain: 'POLYGON',
          tokenContractAddress: scene.usdc.address,
        },
        transactionDetails: {
          blockchain: 'POLYGON',
          transactionDate: credit?.transactionDate,
          transactionHash: hash,
          ...wallets,
        },
      },
    },
  ]);
  expect(await scene.isBalanced()).toBe(true);
});

test('a withdrawal from a wallet that has no gas is given some, happens once, and is told of', async () => {
  const from = await scene.funded(100_000_000n);
  const id = await scene.request(from, { payments: [{ destination: stranger, units: 40_000_000n }] });
  await scene.holds(from, { value: '60000000', reserved: '40000000' });
  await scene.comesTo('confirmed', [id]);
  await scene.holds(from, { value: '60000000' });
  const moved = await scene.moved(from.wallet, 'from');
  expect(moved).toEqual([
    {
      from: from.wallet.toLowerCase(),
      to: stranger.toLowerCase(),
      units: 40_000_000n,
      transactionHash: expect.any(String),
    },
  ]);
  const debit = (await shown(from)).find(({ type }) => type === 'debit');
  const wallets = { sourceWalletAddress: from.wallet, destinationWalletAddress: stranger };
  expect(debit).toMatchObject({ transactionHash: moved[0]?.transactionHash, ...wallets });
  const told = await events(from, 'account_debited');
  expect(told).toHaveLength(1);
  expect((told[0] as { payload: object }).payload).toEqual({
    type: 'account_debited',
    accountId: from.accountId,
    organizationId: from.organization.id,
    transactionId: debit?.id,
    accountWalletAddress: from.wallet,
    tokenAmount: {
      tokenAmount: 40,
      tokenSymbol: 'USDC',
      blockchain: 'POLYGON',
      tokenContractAddress: scene.usdc.address,
    },
    transactionDetails: {
      blockchain: 'POLYGON',
      transactionDate: debit?.transactionDate,
      transactionHash: debit?.transactionHash,
      ...wallets,
    },
  });
  expect(await scene.isBalanced()).toBe(true);
});

test.each(['USDC', 'USDT'] as const)(
  'twenty are paid in one transaction in %s: contract, gas and approval are seen to',
  async (token) => {
    const coin = token === 'USDC' ? scene.usdc : scene.usdt;
    const from = await scene.funded(100_000_000n, coin);
    const destinations = Array.from({ length: 20 }, (_, at) => `0x${(0xdef_000 + at).toString(16).padStart(40, '2')}`);
    const [first = '', ...rest] = destinations;
    const units = 1_000_001n;
    const payments = [{ destination: first, units }, ...rest.map((destination) => ({ destination, units }))] as const;
    const id = await scene.request(from, { token, payments });
    await scene.comesTo('confirmed', [id]);
    await scene.holds(from, { value: '79999980', tokenSymbol: token });
    const hashes = new Set<string>();
    for (const destination of destinations) {
      const arrived = await scene.moved(destination, 'to', coin);
      expect(arrived).toMatchObject([{ units }]);
      arrived.forEach(({ transactionHash }) => hashes.add(transactionHash));
    }
    const debits = (await shown(from)).filter(({ type }) => type === 'debit');
    expect(debits.map(({ transactionHash }) => transactionHash)).toEqual([...hashes]);
    const preparations = await scene.gatehouse.sql<{ what: string }>(
      `SELECT preparation->>'what' AS what FROM transfer WHERE organization_id = $1 AND account_id IS NULL ORDER BY created_at`,
      [from.organization.id],
    );
    expect(preparations.map(({ what }) => what)).toEqual(
      token === 'USDC' ? ['contract', 'gas', 'approval'] : ['gas', 'approval'],
    );
    expect(await scene.isBalanced()).toBe(true);
  },
);
