import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { EvmScene } from '../support/chains/evm-scene.js';
import { openedAbout, resolve } from '../support/payments/exceptions.js';
import { must } from '../support/service/api.js';
import { untilFaultless } from '../support/payments/payout-audit.js';
import {
  type Payer,
  type PayoutBody,
  allowed,
  executed,
  requestOf,
  statusOf,
  toWallet,
} from '../support/payments/payouts.js';
import { isWhole } from '../support/run/sweep.js';
import { until } from '../support/run/until.js';

/** With a token whose issuer can blacklist an address and pause all of it. */
const rows = isWhole ? 350 : 60;
const given = 1_000_000_000n;
let scene: EvmScene;
beforeAll(async () => {
  scene = await EvmScene.open({ confirmations: 2, usdc: 'CentreLike' });
});
afterEach(async () => {
  scene.proxy.behaveAgain();
  await scene.usdc.call('unpause', []);
});
afterAll(() => scene.close());

let batches = 0;

/** Each batch pays addresses of its own. */
function recipients(): string[] {
  batches += 1;
  return Array.from({ length: rows }, (_, nth) => `0x${String(batches * 1_000 + nth).padStart(40, '6')}`);
}

async function payerOf(units: bigint): Promise<Payer> {
  const { organization, accountId, wallet } = await scene.funded(units);
  await allowed(scene.gatehouse, organization);
  return { organization, api: organization.api, accountId, walletAddress: wallet };
}

const pay = async (from: Payer, to: readonly string[]): Promise<string> =>
  (
    await executed(
      from,
      to.map((walletAddress) => toWallet(1, { walletAddress })),
    )
  ).id;

async function ended(from: Payer, id: string): Promise<readonly PayoutBody[]> {
  const whole = await until(
    'the request has ended',
    async () => {
      await scene.node.mine();
      await scene.gatehouse.advance(20);
      const request = await requestOf(from, id);
      return ['executed', 'failed'].includes(request.status.type) && request;
    },
    { milliseconds: 90_000, everyMilliseconds: 100 },
  );
  return whole.payouts;
}

async function untilSigned(): Promise<void> {
  await until('the batch is signed', async () => {
    await scene.node.mine();
    await scene.gatehouse.advance(3);
    const [row] = await scene.gatehouse.sql<{ open: number }>(
      `SELECT count(*)::int AS open FROM transfer WHERE status = 'signed' AND jsonb_array_length(payments) > 1`,
    );
    return row?.open === 1;
  });
}

async function isToldAndClosed(payoutId: string): Promise<void> {
  const told = await openedAbout(scene.gatehouse, payoutId);
  expect(told).toMatchObject({
    kind: 'poisonedRecipient',
    amount: { tokenSymbol: 'USDC', blockchain: 'POLYGON', units: '1000000' },
    because: expect.stringContaining('account is blacklisted'),
    options: ['close'],
  });
  expect(must(await resolve(scene.gatehouse.operator, told, 'close'), 200)['status']).toBe('resolved');
}

/** All but this one got one token, once; what was not paid is free again. */
async function allButOneArePaid(from: Payer, id: string, to: readonly string[], refused: string): Promise<void> {
  const payouts = await ended(from, id);
  const failed = payouts.filter((payout) => statusOf(payout) === 'FAILED');
  expect(failed.map(({ details }) => details['walletAddress'])).toEqual([refused]);
  expect(String(failed[0]?.details['failureReason'])).toContain('account is blacklisted');
  expect(payouts.filter((payout) => statusOf(payout) === 'EXECUTED')).toHaveLength(rows - 1);
  const moved = await scene.moved(from.walletAddress, 'from');
  const paid = moved.map(({ to: destination, units }) => `${destination} ${units}`).sort();
  expect(paid).toEqual(
    to
      .filter((each) => each !== refused)
      .map((each) => `${each} 1000000`)
      .sort(),
  );
  const left = given - BigInt(rows - 1) * 1_000_000n;
  expect(await scene.usdc.unitsOf(from.walletAddress)).toBe(left);
  await scene.holds({ ...from, wallet: from.walletAddress }, { value: String(left), reserved: '0' });
  await untilFaultless(
    (text, values) => scene.gatehouse.sql(text, values),
    () => scene.gatehouse.advance(1),
  );
  expect(await scene.isBalanced()).toBe(true);
  await isToldAndClosed(failed[0]?.id ?? '');
}

describe('a recipient who is blacklisted fails alone', () => {
  test('where the chain says so before anything is signed', async () => {
    const from = await payerOf(given);
    const to = recipients();
    const refused = to[17] ?? '';
    await scene.usdc.call('blacklist', [refused]);
    await allButOneArePaid(from, await pay(from, to), to, refused);
  });

  test('where the chain has reverted the batch', async () => {
    const from = await payerOf(given);
    const to = recipients();
    const refused = to.at(-1) ?? '';
    await scene.node.setBalance(from.walletAddress, 10n ** 18n);
    const disperse = 'c87b1ae3';
    scene.proxy.instead = ([call]) =>
      call?.method === 'eth_sendRawTransaction' && String(call.params[0]).includes(disperse)
        ? { text: 'the node takes nothing for a while' }
        : undefined;
    const id = await pay(from, to);
    await untilSigned();
    const [row] = await scene.gatehouse.sql<{ raw: string }>(
      `SELECT raw FROM signed_transaction JOIN transfer ON transfer.id = transfer_id WHERE status = 'signed' AND jsonb_array_length(payments) > 1`,
    );
    await scene.usdc.call('blacklist', [refused]);
    await scene.node.rpc('eth_sendRawTransaction', row?.raw);
    await scene.node.mine(3);
    scene.proxy.behaveAgain();
    await allButOneArePaid(from, id, to, refused);
    const [count] = await scene.gatehouse.sql(`SELECT reverts FROM transfer WHERE related_id = $1`, [id]);
    expect(count).toEqual({ reverts: 1 });
  });
});

test('a token that is paused pays nobody, nothing is lost, and all are paid when it goes on', async () => {
  const from = await payerOf(given);
  const to = recipients();
  await scene.usdc.call('pause', []);
  const failed = await ended(from, await pay(from, to));
  expect(new Set(failed.map(statusOf))).toEqual(new Set(['FAILED']));
  expect(String(failed[0]?.details['failureReason'])).toContain('paused');
  await scene.holds({ ...from, wallet: from.walletAddress }, { value: String(given), reserved: '0' });
  await scene.usdc.call('unpause', []);
  const paid = await ended(from, await pay(from, to));
  expect(new Set(paid.map(statusOf))).toEqual(new Set(['EXECUTED']));
  expect(await scene.moved(from.walletAddress, 'from')).toHaveLength(rows);
  expect(await scene.isBalanced()).toBe(true);
});
