import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { areToldOf } from '../support/webhooks/audit.js';
import { EvmScene, type Holder, type Moved } from '../support/chains/evm-scene.js';
import { untilFaultless } from '../support/payments/payout-audit.js';
import {
  type Payer,
  type PayoutBody,
  type PayoutRequestBody,
  allowed,
  executed,
  requestOf,
  statusOf,
  toBank,
  toWallet,
} from '../support/payments/payouts.js';
import { isWhole } from '../support/run/sweep.js';
import { until } from '../support/run/until.js';

/** With every way in which a bank may fail or send back; a request takes 350 at most. */
const rows = isWhole ? 350 : 120;
const given = 100_000_000_000n;
let scene: EvmScene;
let holder: Holder;
let from: Payer;
beforeAll(async () => {
  scene = await EvmScene.open({ confirmations: 2 });
  holder = await scene.funded(given);
  const { organization, accountId, wallet } = holder;
  await allowed(scene.gatehouse, organization);
  from = { organization, api: organization.api, accountId, walletAddress: wallet };
});
afterAll(() => scene.close());

const sql = <T extends object>(text: string, values?: readonly unknown[]): Promise<T[]> =>
  scene.gatehouse.sql<T>(text, values);

interface Row {
  readonly kind: 'wallet' | 'usd' | 'bank' | 'comesBack';
  readonly body: object;
  readonly destination: string;
  readonly units: bigint;
}

/** In tokens, what a bank fails or sends back, by the hundredths of the amount. */
const comingBack = [0.61, 0.64, 0.72, 0.73];
const developerFee = { developerFeePercentage: 1 };

/** Most are wallets; banks pay, refuse and send back; some wallets are paid in USD, of which some are on another chain. */
function row(nth: number): Row {
  const destination = `0x${String(1_000 + nth).padStart(40, '7')}`;
  if (nth % 10 < 6) {
    const units = 3_000_000n + BigInt(nth) * 100n;
    const body = { ...toWallet(Number(units) / 1_000_000, { walletAddress: destination }), developerFee };
    return { kind: 'wallet', body, destination, units: (units * 99n) / 100n };
  }
  if (nth % 35 === 9) {
    const blockchain = nth % 20 < 10 ? 'POLYGON' : 'BASE';
    const body = toWallet({ fiatAmount: 5, fiatCurrencyCode: 'USD' }, { walletAddress: destination, blockchain });
    return { kind: 'usd', body, destination: blockchain === 'POLYGON' ? destination : '', units: 5_000_000n };
  }
  const cents = nth % 35 === 7 ? comingBack[nth % comingBack.length] : undefined;
  const body = toBank(10 + (cents ?? 0), { developerFee });
  const units = BigInt(Math.round((10 + (cents ?? 0)) * 100)) * 10_000n;
  return { kind: cents === undefined ? 'bank' : 'comesBack', body, destination: '', units: (units * 99n) / 100n };
}

async function ended(id: string): Promise<PayoutRequestBody> {
  let left: object | undefined;
  await until(
    () => `all has come to its end: ${JSON.stringify(left)}`,
    async () => {
      await scene.node.mine();
      await scene.gatehouse.advance(20);
      [left] = await sql<{ open: number; returning: number; refunding: number }>(
        `SELECT open_count AS open, returning_count AS returning, (SELECT count(*)::int FROM payout WHERE status = 'refundInProgress') AS refunding
         FROM payout_request WHERE id = $1`,
        [id],
      );
      return JSON.stringify(left) === '{"open":0,"returning":0,"refunding":0}';
    },
    { milliseconds: 90_000, everyMilliseconds: 200 },
  );
  await until('all is told', () => areToldOf(sql));
  return requestOf(from, id);
}

async function units(place: string): Promise<bigint> {
  const [sum] = await sql<{ units: string }>(
    `SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance WHERE blockchain = 'POLYGON' AND ${place}`,
  );
  return BigInt(sum?.units ?? 0);
}

/** What the platform holds, owes its rails and has earned is in its wallets; what the account holds and set aside is in its own. */
async function walletsHoldWhatTheBooksSay(): Promise<void> {
  const platform = await sql<{ address: string }>(
    `SELECT evm_address AS address FROM wallet WHERE organization_id = '00000000-0000-0000-0000-000000000001'`,
  );
  const mine = `organization_id = '${holder.organization.id}' AND book IN ('available', 'reserved', 'developerFees')`;
  const theirs = `organization_id = '00000000-0000-0000-0000-000000000001' AND book NOT LIKE 'chain:%' AND book NOT LIKE 'gas:%'`;
  expect(await scene.usdc.unitsOf(holder.wallet)).toBe(await units(mine));
  const held = await Promise.all(platform.map(({ address }) => scene.usdc.unitsOf(address)));
  expect(held.reduce((sum, each) => sum + each, 0n)).toBe(await units(theirs));
}

/** Each got it once, by the transaction that its payout names. */
async function eachIsPaidOnce(wanted: readonly Row[], { payouts, transactionHash }: PayoutRequestBody): Promise<void> {
  for (const [index, { kind, destination, units: its }] of wanted.entries()) {
    if (destination === '') continue;
    const hash = kind === 'wallet' ? transactionHash : payouts[index]?.details.transactionHash;
    const arrived = await scene.moved(destination, 'to');
    expect([index, arrived]).toEqual([index, [expect.objectContaining({ units: its, transactionHash: hash })]]);
  }
}

function sumOf(list: readonly { readonly units: bigint }[]): bigint {
  return list.reduce((sum, { units: its }) => sum + its, 0n);
}

test('payouts of all kinds on a real node: one transaction, each recipient once, and what fails comes back on the chain', async () => {
  const wanted = Array.from({ length: rows }, (_, nth) => row(nth));
  const { id } = await executed(
    from,
    wanted.map(({ body }) => body),
  );
  const done = await ended(id);
  const byKind = (kind: string): PayoutBody[] => done.payouts.filter((_, index) => wanted[index]?.kind === kind);
  expect(new Set([...byKind('wallet'), ...byKind('usd')].map(statusOf))).toEqual(new Set(['EXECUTED']));
  expect(new Set(byKind('bank').map(statusOf))).toEqual(new Set(['completed']));
  expect(new Set(byKind('comesBack').map(statusOf))).toEqual(new Set(['failed', 'refunded']));
  await eachIsPaidOnce(wanted, done);
  const left: Moved[] = await scene.moved(holder.wallet, 'from');
  expect(new Set(left.map(({ transactionHash }) => transactionHash))).toEqual(new Set([done.transactionHash]));
  const failed = wanted.filter(({ kind }) => kind === 'comesBack');
  const [deposit, ...back] = await scene.moved(holder.wallet, 'to');
  expect(deposit?.units).toBe(given);
  expect([back.length, sumOf(back)]).toEqual([failed.length, sumOf(failed)]);
  await walletsHoldWhatTheBooksSay();
  await untilFaultless(sql, () => scene.gatehouse.advance(1));
  expect(await scene.isBalanced()).toBe(true);
}, 180_000);
