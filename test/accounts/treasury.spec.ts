import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { arrives, arsTransfer, askedFor, money, payee, untilPayin } from '../support/payments/payins.js';
import { executed, payer, toBank } from '../support/payments/payouts.js';
import { until } from '../support/run/until.js';
import { forbidden } from '../support/staff/proposal-scene.js';

interface TreasuryToken {
  readonly tokenSymbol: string;
  readonly held: string;
  readonly owed: string;
  readonly free: string;
  readonly leavesDaily: string;
  readonly daysLeft?: number;
}

interface TreasuryWallet {
  readonly purse: string;
  readonly blockchain: string;
  readonly address: string;
  readonly tokens: readonly TreasuryToken[];
}

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

async function wallets(): Promise<readonly TreasuryWallet[]> {
  const body = must(await gatehouse.operator.get('/treasury'), 200);
  return body['wallets'] as TreasuryWallet[];
}

async function usdcOf(purse: string, blockchain = 'POLYGON'): Promise<TreasuryToken> {
  const wallet = (await wallets()).find((each) => each.purse === purse && each.blockchain === blockchain);
  const token = wallet?.tokens.find(({ tokenSymbol }) => tokenSymbol === 'USDC');
  if (token === undefined) throw new Error(`There is no USDC of ${purse} on ${blockchain}`);
  return token;
}

const nothing = { tokenSymbol: 'USDC', held: '0', owed: '0', free: '0', leavesDaily: '0' };

test('is told wallet by wallet, with what is owed and how long it lasts', async () => {
  const to = await payee(gatehouse);
  expect(await usdcOf('liquidity')).toEqual(nothing);
  expect(await usdcOf('collected')).toEqual(nothing);

  const payin = await askedFor(to, arsTransfer('1500000'), {
    developerFee: { type: 'ars', developerFeePercentage: 2 },
  });
  await arrives(to.api, { payinId: payin.id }, money.ars('1500000'));
  await untilPayin(gatehouse, to.api, payin.id, 'completed');
  const [quote] = await gatehouse.sql<{ fee: string; paid: string }>(
    `SELECT quote->>'developerFeeUnits' AS fee, quote->>'tokenUnits' AS paid FROM payin WHERE id = $1`,
    [payin.id],
  );
  const liquidity = await until('the transfer of the payin is booked', async () => {
    const now = await usdcOf('liquidity');
    return now.leavesDaily !== '0' && now;
  });
  expect(BigInt(liquidity.held)).toBeGreaterThan(0n);
  expect(liquidity.owed).toBe(quote?.fee);
  expect(BigInt(liquidity.free)).toBe(BigInt(liquidity.held) - BigInt(liquidity.owed));
  expect(BigInt(liquidity.leavesDaily)).toBe(BigInt(quote?.paid ?? 0) / 7n);
  expect(liquidity.daysLeft).toBe(Number(BigInt(liquidity.held) / BigInt(liquidity.leavesDaily)));
  expect(await usdcOf('liquidity', 'BASE')).toEqual(nothing);
});

test('keeps what was sent for payouts until they are paid', async () => {
  const from = await payer(gatehouse, '50000000');
  // .71 is on hold before it is completed.
  const { id } = await executed(from, [toBank(10.71)]);
  // After that the clock stands still for the rail, which keeps it on hold for longer.
  await gatehouse.advance(3);
  const held = await until('the tokens are with the treasury', async () => {
    const now = await usdcOf('collected');
    return now.held !== '0' && now;
  });
  expect(held).toMatchObject({ held: '10710000', owed: '10710000', free: '0' });
  const paid = await until(`the request ${id} is paid`, async () => {
    await gatehouse.advance(60);
    const now = await usdcOf('collected');
    return now.owed === '0' && now;
  });
  expect(paid).toMatchObject({ held: '10710000', free: '10710000' });
});

test('has a least and a most for each purse, and an exception where there is less', async () => {
  const path = '/settings/treasury-levels';
  const level = { purse: 'liquidity', blockchain: 'BASE', tokenSymbol: 'USDC', least: '5000000', most: '9000000' };
  const change = (levels: readonly object[]): Promise<Answer> =>
    gatehouse.operator.put(path, { levels, reason: 'A weekend of payins' });
  for (const [field, levels] of [
    ['levels.1', [level, level]],
    ['levels.0.most', [{ ...level, most: '5000000' }]],
    ['levels.0.tokenSymbol', [{ ...level, blockchain: 'PLASMA' }]],
    ['levels.0.least', [{ ...level, least: '0' }]],
  ] as const)
    expect([field, await change(levels)]).toMatchObject([
      field,
      { status: 400, body: { params: { failures: [{ field }] } } },
    ]);
  expect(must(await change([level]), 200)).toEqual({ levels: [level] });
  const open = async (): Promise<Record<string, unknown>[]> => {
    await gatehouse.advance(60);
    const page = must(await gatehouse.operator.get('/exceptions?kind=treasuryShort&status=open'), 200);
    return page['results'] as Record<string, unknown>[];
  };
  const found = await until('it is an exception', async () => (await open())[0]);
  expect(found).toMatchObject({
    subject: { id: 'liquidity:BASE:USDC' },
    amount: { tokenSymbol: 'USDC', blockchain: 'BASE', units: '5000000' },
  });
  const metrics = await (await fetch(`${gatehouse.url}/metrics`)).text();
  const line = (bound: string): RegExp =>
    new RegExp(`treasury_off_level\\{purse="liquidity",blockchain="BASE",symbol="USDC",bound="${bound}"[^}]*\\} 1`);
  expect(metrics).toMatch(line('least'));
  expect(metrics).not.toMatch(line('most'));
  must(await change([]), 200);
  await until('it is none any more', async () => (await open()).length === 0);
});

test('is for people who see operations', async () => {
  must(await (await gatehouse.signedIn('finance')).get('/treasury'), 200);
  expect(await (await gatehouse.signedIn('officer')).get('/treasury')).toMatchObject(forbidden());
  expect(await (await gatehouse.organization()).api.get('/treasury')).toMatchObject({ status: 403 });
});
