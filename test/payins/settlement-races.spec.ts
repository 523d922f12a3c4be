import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { arriving, stranger, untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import type { Held } from '../support/service/sql.js';
import { until } from '../support/run/until.js';
import { PayinReplicas } from '../support/payments/payin-replicas.js';
import {
  type Payee,
  type PayinBody,
  approved,
  arrives,
  askedFor,
  money,
  payee,
  payinOf,
  payinsOf,
  pixPayment,
  untilPayin,
  wayOf,
} from '../support/payments/payins.js';

const approvalRounds = 20;
const manyTimes = 20;
const jobsAtOnce = 3;
let replicas: PayinReplicas;
beforeAll(async () => {
  replicas = await PayinReplicas.start({ JOB_CONCURRENCY: String(jobsAtOnce) });
  // From here on the platform has what it pays with: nobody waits for that.
  const first = await payee(replicas.first);
  await untilPayin(replicas.first, first.api, await paid(first), 'completed');
});
afterAll(() => replicas.stop());

/** As often as wanted, begun in the same moment. */
async function told(job: string, payload: object, times = manyTimes): Promise<void> {
  await replicas.sql('SELECT graphile_worker.add_job($1, $2::json) FROM generate_series(1, $3)', [
    job,
    JSON.stringify(payload),
    times,
  ]);
}

async function paid(to: Payee): Promise<string> {
  const { id: payinId } = await askedFor(to, pixPayment());
  expect(await arrives(to.api, { payinId }, money.pix())).toEqual({ accepted: true, payinId });
  return payinId;
}

async function waiting(): Promise<{ to: Payee; payinId: string }> {
  const to = await payee(replicas.first, { isApproved: false });
  const payinId = await paid(to);
  await untilPayin(replicas.first, to.api, payinId, isAwaiting);
  return { to, payinId };
}

function isAwaiting({ settlementDetails }: PayinBody): boolean {
  return settlementDetails?.type === 'awaitingKYC';
}

async function transfersOf(payinId: string): Promise<number> {
  return (await replicas.sql('SELECT 1 FROM transfer WHERE related_id = $1', [payinId])).length;
}

test(`a settlement that is asked for ${manyTimes} times at once is done once`, async () => {
  const { to, payinId } = await waiting();
  const { id: organizationId } = to.organization;
  await replicas.sql(`UPDATE standing SET approved_tiers = '{LIGHT}' WHERE organization_id = $1`, [organizationId]);
  const release = await replicas.first.holding('SELECT 1 FROM payin WHERE id = $1 FOR UPDATE', [payinId]);
  await told('settlePayin', { organizationId, payinId, attempt: 1 });
  await release.awaitedBy(2 * jobsAtOnce, 'FROM "payin"');
  await release();
  await replicas.untilNoJob('settlePayin');
  expect(await transfersOf(payinId)).toBe(1);
  const { settlementDetails } = await untilPayin(replicas.first, to.api, payinId, 'completed');
  await untilBalance(to.api, to.accountId, { value: settlementDetails?.amount?.value ?? '' });
});

test(`money that comes in the moment of the approval is settled by itself, ${approvalRounds} times in a row`, async () => {
  const all: { to: Payee; payinId: string }[] = [];
  for (let round = 0; round < approvalRounds; round++) {
    const to = await payee(replicas.first, { isApproved: false });
    const approve = (): Promise<void> => approved(replicas.first, to.organization.id);
    const { id: payinId } = await askedFor(to, pixPayment());
    const pay = (): ReturnType<typeof arrives> => arrives(replicas.by(round, to.api), { payinId }, money.pix());
    await Promise.all(round % 2 === 0 ? [approve(), pay()] : [pay(), approve()]);
    all.push({ to, payinId });
  }
  for (const { to, payinId } of all) {
    await untilPayin(replicas.first, to.api, payinId, 'completed');
    expect(await transfersOf(payinId)).toBe(1);
    expect(await wayOf(to.api, payinId)).toBe('null > created > pending > completed');
  }
});

/** A settlement that has found its organization without approval, held before it says so; none where it was quicker. */
async function heldWhileItFindsOut(to: Payee, payinId: string): Promise<Held | undefined> {
  const release = await replicas.holdingEventsOf(payinId);
  const taken = arrives(to.api, { payinId }, money.pix());
  await release.awaitedBy(1, 'INSERT INTO "event"');
  // The settlement comes behind this one, unless it asks in the moment in which the row is free.
  const before = replicas.first.holding('SELECT 1 FROM payin WHERE id = $1 FOR UPDATE', [payinId]);
  await release.awaitedBy(1, 'SELECT 1 FROM payin');
  await release();
  const letGo = await before;
  expect(await taken).toEqual({ accepted: true, payinId });
  if (!isAwaiting(await payinOf(to.api, payinId))) {
    await letGo.awaitedBy(1, 'FROM "payin"');
    return letGo;
  }
  await letGo();
  return undefined;
}

test('money that was just found to wait when its organization is approved is settled by itself', async () => {
  const found = await until('a settlement is held while it finds out', async () => {
    const to = await payee(replicas.first, { isApproved: false });
    const { id: payinId } = await askedFor(to, pixPayment());
    const letGo = await heldWhileItFindsOut(to, payinId);
    return letGo && { to, payinId, letGo };
  });
  const { to, payinId, letGo } = found;
  const approval = approved(replicas.first, to.organization.id);
  await letGo.awaitedBy(1, 'UPDATE standing');
  await letGo();
  await approval;
  await untilPayin(replicas.first, to.api, payinId, 'completed');
  expect(await transfersOf(payinId)).toBe(1);
});

test(`an approval that is told ${manyTimes} times settles what waits once`, async () => {
  const { to, payinId } = await waiting();
  const others = [await paid(to), await paid(to)];
  for (const other of others) await untilPayin(replicas.first, to.api, other, isAwaiting);
  await approved(replicas.first, to.organization.id);
  await told('organizationApproved', { organizationId: to.organization.id });
  for (const each of [payinId, ...others]) {
    await untilPayin(replicas.first, to.api, each, 'completed');
    expect(await transfersOf(each)).toBe(1);
  }
});

test('what became of the tokens may be told again, and otherwise: the first of it counts', async () => {
  const to = await payee(replicas.first);
  const payinId = await paid(to);
  const completed = await untilPayin(replicas.first, to.api, payinId, 'completed');
  const [row] = await replicas.sql<{ transferId: string; transactionId: string }>(
    'SELECT transfer_id AS "transferId", transaction_id AS "transactionId" FROM payin WHERE id = $1',
    [payinId],
  );
  const news = { organizationId: to.organization.id, relatedId: payinId, ...row };
  await told('payinTransferArrived', news);
  await told('payinTransferEnded', { ...news, succeeded: true });
  await told('payinTransferEnded', { ...news, succeeded: false, reason: 'The chain refused it' });
  await replicas.untilNoJob('payinTransferArrived');
  await replicas.untilNoJob('payinTransferEnded');
  expect(await payinOf(to.api, payinId)).toEqual(completed);
  expect(await wayOf(to.api, payinId)).toBe('null > created > pending > completed');
});

describe('a deposit of an allowed sender', () => {
  test.each([
    ['POLYGON', 'USDC', stranger],
    ['SOLANA', 'USDC', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'],
    ['TRON', 'USDT', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ])(
    `on %s that is told ${manyTimes} times at once makes one payin`,
    async (blockchain, tokenSymbol, senderAddress) => {
      const to = await payee(replicas.first);
      const { api, accountId } = to;
      const deposit = { blockchain, tokenSymbol, senderAddress, value: '25000000' };
      must(await api.post('/sandbox/payins', arriving(accountId, deposit)), 201);
      await replicas.first.advance(3);
      await untilBalance(api, accountId, { value: '25000000', tokenSymbol, blockchain });
      await replicas.untilNoJob('depositCredited');
      expect(await payinsOf(api)).toEqual([]);
      must(await api.put(`/payins/allowed-senders/${senderAddress}`, { accountId, blockchain }), 200);
      const [transaction] = await replicas.sql<{ id: string }>('SELECT id FROM transaction WHERE account_id = $1', [
        accountId,
      ]);
      await told('depositCredited', {
        ...{ organizationId: to.organization.id, accountId },
        transactionId: transaction?.id,
      });
      await replicas.untilNoJob('depositCredited');
      const [payin, ...more] = await payinsOf(api);
      expect(more).toEqual([]);
      await untilPayin(replicas.first, api, payin?.id ?? '', 'completed');
      await untilBalance(api, accountId, { value: '25000000', tokenSymbol: 'USDC' });
      expect(await transfersOf(payin?.id ?? '')).toBe(blockchain === 'POLYGON' ? 0 : 1);
    },
  );
});

test('in the end each payment was credited once or not at all', () => replicas.areWell());
