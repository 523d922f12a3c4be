import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Treasury } from '#chains';
import { allowSender, deposited, firstPayin, onSolana } from '../support/chains/deposits.js';
import {
  accountFreezes,
  frozen,
  heldBy,
  isRefusedAsFrozen,
  isWhole,
  keptApart,
  unfrozen,
  untilHeld,
} from '../support/payments/freezing.js';
import { arrives, askedFor, money, payinOf, pixPayment, untilPayin } from '../support/payments/payins.js';
import { type Payer, created, executed, payer, requestOf, toWallet, untilStatus } from '../support/payments/payouts.js';
import { until } from '../support/run/until.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let from: Payer;
let path: string;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());
beforeEach(async () => {
  from = await payer(gatehouse, '50000000');
  path = accountFreezes(from);
});

function execute(id: string): Promise<Answer> {
  return from.api.post(`/payout-requests/${id}/execute`, {});
}

async function transferOf(id: string): Promise<string> {
  const [transfer] = await gatehouse.sql<{ status: string }>('SELECT status FROM transfer WHERE related_id = $1', [id]);
  return transfer?.status ?? 'none';
}

/** As if its chain had transactions that nobody knows, so that nothing is signed for it meanwhile. */
async function walletIsHeld(isHeld: boolean, blockchain = 'POLYGON', address = from.walletAddress): Promise<void> {
  await gatehouse.sql(
    `INSERT INTO wallet_nonce AS wallet (blockchain, address, next, taken_at_block, held_since, held_because)
     VALUES ($1, $2, 0, 0, $3, 'A test') ON CONFLICT (blockchain, address) DO UPDATE SET held_since = $3`,
    [blockchain, address, isHeld ? new Date(0) : null],
  );
}

describe('what is under way when its account is frozen', () => {
  test('is not signed for, and is paid once the freeze ends', async () => {
    await walletIsHeld(true);
    const { id } = await executed(from, [toWallet(1)]);
    await frozen(gatehouse, path, 'debit');
    await walletIsHeld(false);
    await gatehouse.advance(4 * 3_600);
    await gatehouse.work('lookForTransferStuck');
    expect(await transferOf(id)).toBe('requested');
    const { results } = must(await gatehouse.operator.get('/exceptions?kind=transferStuck&status=open'), 200);
    expect(results).toContainEqual(
      expect.objectContaining({
        because: 'The transfer was not signed, as its account is frozen, on POLYGON for 4 hours',
      }),
    );
    expect((await requestOf(from, id)).status.type).toBe('pending');
    expect(await heldBy(from)).toEqual({ value: '49000000', reserved: '1000000' });
    await unfrozen(gatehouse, path);
    await untilStatus(gatehouse, from, id, 'executed');
    expect(await heldBy(from)).toEqual({ value: '49000000', reserved: '0' });
    await isWhole(gatehouse);
  });

  test('goes on where it is signed for', async () => {
    const { id } = await executed(from, [toWallet(1)]);
    await until('it is signed', async () => (await transferOf(id)) === 'signed');
    await frozen(gatehouse, path);
    await untilStatus(gatehouse, from, id, 'executed');
    expect(await heldBy(from)).toEqual({ value: '49000000', reserved: '0' });
    await isWhole(gatehouse);
  });

  test('is not paid from the treasury to another chain until the freeze ends', async () => {
    await walletIsHeld(true);
    const dollars = { fiatAmount: 5, fiatCurrencyCode: 'USD' };
    const { id } = await executed(from, [toWallet(dollars, { blockchain: 'BASE' })]);
    // Funding is not stopped by what is frozen after it is signed for.
    await walletIsHeld(false);
    await until('it is signed', async () => (await transferOf(id)) === 'signed');
    await frozen(gatehouse, path, 'debit');
    await until('it is paid for', async () => {
      await gatehouse.advance(1);
      const [row] = await gatehouse.sql('SELECT 1 FROM payout_request WHERE id = $1 AND funded_at IS NOT NULL', [id]);
      return row !== undefined;
    });
    await gatehouse.advance(30);
    const paid = `SELECT 1 FROM payout WHERE payout_request_id = $1 AND transfer_id IS NOT NULL`;
    expect(await gatehouse.sql(paid, [id])).toEqual([]);
    await unfrozen(gatehouse, path);
    await untilStatus(gatehouse, from, id, 'executed');
    expect(await gatehouse.sql(paid, [id])).toHaveLength(1);
    await isWhole(gatehouse);
  });

  test('is not signed for by the treasury either, until the freeze ends', async () => {
    const treasury = await gatehouse.service.get(Treasury).addressOn('liquidity', 'BASE');
    await walletIsHeld(true, 'BASE', treasury);
    const dollars = { fiatAmount: 5, fiatCurrencyCode: 'USD' };
    const { id } = await executed(from, [toWallet(dollars, { blockchain: 'BASE' })]);
    const paying = `SELECT status FROM transfer WHERE related_id = $1 AND blockchain = 'BASE'`;
    const status = async (): Promise<unknown> => (await gatehouse.sql<{ status: string }>(paying, [id]))[0]?.status;
    await until('the treasury is about to pay', async () => {
      await gatehouse.advance(1);
      return (await status()) === 'requested';
    });
    await frozen(gatehouse, path, 'debit');
    await walletIsHeld(false, 'BASE', treasury);
    await gatehouse.advance(4 * 3_600);
    await gatehouse.work('lookForTransferStuck');
    expect(await status()).toBe('requested');
    const { results } = must(await gatehouse.operator.get('/exceptions?kind=transferStuck&status=open'), 200);
    expect(results).toContainEqual(
      expect.objectContaining({
        because: 'The transfer was not signed, as its account is frozen, on BASE for 4 hours',
      }),
    );
    await unfrozen(gatehouse, path);
    await untilStatus(gatehouse, from, id, 'executed');
    await isWhole(gatehouse);
  });

  test('is stopped between two of twenty executions that race with it, and loses nothing', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await created(from, [toWallet(1)])).id));
    const executing = Promise.all(ids.map(execute));
    await frozen(gatehouse, path);
    const reserve = `SELECT 1 FROM ledger_line WHERE organization_id = $1 AND step = 'reserve'`;
    const taken = await gatehouse.sql(reserve, [from.organization.id]);
    const answers = await executing;
    // Nothing was posted after the answer that it is frozen.
    expect(await gatehouse.sql(reserve, [from.organization.id])).toHaveLength(taken.length);
    const refused = answers.filter(isRefusedAsFrozen);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(taken.length);
    expect(refused).toHaveLength(20 - taken.length);
    await unfrozen(gatehouse, path);
    for (const [at, id] of ids.entries()) if (answers[at]?.status !== 200) must(await execute(id), 200);
    for (const id of ids) await untilStatus(gatehouse, from, id, 'executed');
    await untilHeld(gatehouse, from, { value: '30000000', reserved: '0' });
    await isWhole(gatehouse);
  });
});

describe('a payin', () => {
  test('waits unsettled while nothing may come to its account', async () => {
    const { id: payinId } = await askedFor(from, pixPayment());
    await frozen(gatehouse, path, 'credit');
    expect(await arrives(from.api, { payinId }, money.pix())).toMatchObject({ accepted: true });
    await untilPayin(gatehouse, from.api, payinId, 'pending');
    await gatehouse.advance(30);
    expect(await gatehouse.sql('SELECT 1 FROM payin WHERE id = $1 AND transfer_id IS NULL', [payinId])).toHaveLength(1);
    await unfrozen(gatehouse, path);
    await untilPayin(gatehouse, from.api, payinId, 'completed');
    expect(await heldBy(from)).not.toHaveProperty('frozen');
    await isWhole(gatehouse);
  });

  test('whose tokens are on their way is completed when they leave the frozen reserve', async () => {
    const { id: payinId } = await askedFor(from, pixPayment());
    await arrives(from.api, { payinId }, money.pix());
    await until('its tokens are sent', async () => {
      const [row] = await gatehouse.sql('SELECT 1 FROM payin WHERE id = $1 AND transfer_id IS NOT NULL', [payinId]);
      return row !== undefined;
    });
    await frozen(gatehouse, path);
    const [kept] = await until('they are kept apart', async () => {
      await gatehouse.advance(1);
      const found = await keptApart(gatehouse, from);
      return found.length > 0 && found;
    });
    await gatehouse.advance(30);
    expect((await payinOf(from.api, payinId)).status.type).toBe('pending');
    await unfrozen(gatehouse, path);
    await untilPayin(gatehouse, from.api, payinId, 'completed');
    const worth = 50_000_000n + BigInt(kept?.amount?.['units'] ?? 0);
    expect(await heldBy(from)).toEqual({ value: String(worth), reserved: '0' });
    await isWhole(gatehouse);
  });

  test('of tokens that are to be converted waits while nothing may leave its account', async () => {
    await allowSender(from, 'SOLANA', onSolana);
    await frozen(gatehouse, path, 'debit');
    await deposited(gatehouse, from, { blockchain: 'SOLANA', senderAddress: onSolana, value: '9000000' });
    const { id } = await firstPayin(gatehouse, from.api);
    await gatehouse.advance(30);
    expect((await payinOf(from.api, id)).status.type).toBe('pending');
    expect(await heldBy(from, 'SOLANA')).toEqual({ value: '0', reserved: '9000000' });
    await unfrozen(gatehouse, path);
    await untilPayin(gatehouse, from.api, id, 'completed');
    await untilHeld(gatehouse, from, { value: '59000000', reserved: '0' });
    await isWhole(gatehouse);
  });
});
