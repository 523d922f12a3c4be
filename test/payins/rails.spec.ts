import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accountOf } from '../support/chains/accounts.js';
import { type Api, must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import {
  type PayinBody,
  type Payee,
  arrives,
  arsTransfer,
  askedFor,
  money,
  payee,
  payerAccount,
  payinsOf,
  pixPayment,
  untilPayin,
  wayOf,
} from '../support/payments/payins.js';
import { type Received, Receiver } from '../support/webhooks/receiver.js';

let gatehouse: Gatehouse;
let to: Payee;
let receiver: Receiver;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  receiver = await Receiver.start();
  to = await payee(gatehouse);
  const webhook = must(await to.api.post('/webhooks', { url: `${receiver.url}/payins`, categories: ['payin'] }), 201);
  receiver.trust('/payins', String(webhook['secret']));
  must(await to.api.patch(`/webhooks/${String(webhook['id'])}/status`, { status: 'ACTIVE' }), 200);
});
afterAll(async () => {
  await receiver.stop();
});

/** In smallest units of USDC on POLYGON, where it is not said otherwise. */
async function balanceOf({ api, accountId }: Payee, tokenSymbol = 'USDC', blockchain = 'POLYGON'): Promise<bigint> {
  const { accountDetails } = await accountOf(api, accountId);
  const balance = accountDetails?.balances.find(
    (one) => one.tokenSymbol === tokenSymbol && one.blockchain === blockchain,
  );
  return BigInt(balance?.value ?? 0);
}

/** What the account got for it is in the balance, in the list of transactions and on the chain. */
async function settled(at: Payee, payin: PayinBody, before: bigint): Promise<void> {
  const { amount, transactionHash } = payin.settlementDetails ?? {};
  expect(payin.settlementDetails?.type).toBe('blockchain');
  expect((await balanceOf(at, amount?.tokenSymbol, amount?.blockchain)) - before).toBe(BigInt(amount?.value ?? 0));
  const transaction = await transactionOf(at.api, at.accountId, payin.id);
  expect(transaction).toMatchObject({
    type: 'credit',
    transactionHash,
    tokenAmount: { tokenAmount: Number(amount?.value) / 1e6, tokenSymbol: amount?.tokenSymbol },
    blockchain: amount?.blockchain,
    destinationWalletAddress: at.walletAddress,
  });
  expect(payin.timestamps).toMatchObject({ fundsReceivedAt: expect.any(String), completedAt: expect.any(String) });
  expect((await gatehouse.operator.get('/ledger/proof')).body).toMatchObject({ balanced: true });
}

async function transactionOf(api: Api, accountId: string, payinId: string): Promise<object | undefined> {
  const { results } = must(await api.get(`/transactions?accountId=${accountId}&limit=100`), 200) as unknown as {
    results: { related?: { type: string; id: string } }[];
  };
  return results.find(({ related }) => related?.type === 'payin' && related.id === payinId);
}

test('a transfer in ARS that was asked for becomes tokens in the account', async () => {
  const before = await balanceOf(to);
  const { id } = await askedFor(to, arsTransfer('1500000'));
  const who = { senderId: '20123456786', senderIdType: 'CUIT' };
  expect(await arrives(to.api, { payinId: id }, money.ars('1500000', who))).toEqual({ accepted: true, payinId: id });
  const payin = await untilPayin(gatehouse, to.api, id, 'completed');
  expect(payin.senderMetadata).toEqual({
    type: 'ars-bank-transfer',
    senderAccountNumber: payerAccount,
    senderName: 'Ana Pérez',
    ...who,
  });
  await settled(to, payin, before);
  expect(await wayOf(to.api, id)).toBe('null > created > pending > completed');
});

test('a PIX payment that was asked for becomes tokens, of another kind where that was wished, less the fee of the developer', async () => {
  const before = await balanceOf(to, 'USDT', 'BASE');
  const { id, settlementDetails } = await askedFor(to, pixPayment('535000'), {
    destinationToken: { symbol: 'USDT', blockchain: 'BASE' },
    developerFee: { type: 'brl', developerFeePercentage: 2.5 },
  });
  const expected = settlementDetails?.amount;
  expect(expected).toMatchObject({ tokenSymbol: 'USDT', blockchain: 'BASE' });
  await arrives(to.api, { payinId: id }, money.pix('535000', { documentNumber: '52998224725', endToEndId: 'E123' }));
  const payin = await untilPayin(gatehouse, to.api, id, 'completed');
  expect(payin.senderMetadata).toEqual({
    type: 'brl_pix',
    senderName: 'Ana Souza',
    documentNumber: '52998224725',
    documentType: 'CPF',
    endToEndId: 'E123',
  });
  expect(payin.developerFee).toEqual({ type: 'brl', developerFeePercentage: 2.5 });
  await settled(to, payin, before);
  const [fees] = await gatehouse.sql<{ units: string }>(
    `SELECT sum(units)::text AS units FROM ledger_balance WHERE book = $1 AND token = 'USDT' AND blockchain = 'BASE'`,
    [`developerFees:${to.organization.id}`],
  );
  const [kept] = await gatehouse.sql<{ quote: Record<string, string> }>('SELECT quote FROM payin WHERE id = $1', [id]);
  const net = BigInt(payin.settlementDetails?.amount?.value ?? 0);
  const fee = BigInt(kept?.quote['developerFeeUnits'] ?? 0);
  expect(fees?.units).toBe(String(fee));
  // 2.5 % of what is left after our own fees, rounded down.
  expect(fee).toBe(((net + fee) * 25n) / 1_000n);
  expect(fee).toBeGreaterThan(20_000_000n);
});

test('money sent to the account’s own CVU is a payin by itself', async () => {
  const before = await balanceOf(to);
  const { accepted, payinId = '' } = await arrives(
    to.api,
    { destinationAccountId: to.accountId },
    money.ars('3000000'),
  );
  expect(accepted).toBe(true);
  const payin = await untilPayin(gatehouse, to.api, payinId, 'completed');
  expect(payin).toMatchObject({
    payinDetails: {
      ...{ type: 'ars', currency: 'ARS', payinRail: 'CVU', accountNumber: expect.stringMatching(/^000\d{19}$/) },
      amount: { currencySymbol: 'ARS', value: '3000000' },
    },
    senderMetadata: {
      ...{ type: 'ars_cvu', accountNumber: payerAccount, senderName: 'Ana Pérez' },
      clearingHouseId: expect.any(String),
    },
    settlementStrategy: { type: 'autoOnramp' },
  });
  expect(payin).not.toHaveProperty('payinInstructions');
  await settled(to, payin, before);
  expect(await wayOf(to.api, payinId)).toBe('null > created > pending > completed');
});

test('money sent to the account’s own PIX code is a payin by itself', async () => {
  const before = await balanceOf(to);
  const { payinId = '' } = await arrives(to.api, { destinationAccountId: to.accountId }, money.pix('100000'));
  const payin = await untilPayin(gatehouse, to.api, payinId, 'completed');
  expect(payin).toMatchObject({
    payinDetails: {
      ...{ type: 'brl', currency: 'BRL', payinRail: 'PIX', pixBRcode: expect.stringMatching(/^000201/) },
      amount: { currencySymbol: 'BRL', value: '100000' },
    },
    senderMetadata: { type: 'brl_pix', senderName: 'Ana Souza', endToEndId: expect.any(String) },
  });
  await settled(to, payin, before);
});

test('an ACH transfer is simulated', async () => {
  const before = await balanceOf(to);
  const { payinId = '' } = await arrives(
    to.api,
    { destinationAccountId: to.accountId },
    money.ach('10000', { senderName: 'Jo Doe', traceNumber: '021000021000001', description: 'Invoice 7' }),
  );
  const payin = await untilPayin(gatehouse, to.api, payinId, 'completed');
  expect(payin).toMatchObject({
    payinDetails: { type: 'ach', amount: { currencySymbol: 'USD', value: '10000' } },
    senderMetadata: {
      ...{ type: 'ach', achRoutingNumber: '021000021', senderName: 'Jo Doe' },
      ...{ traceNumber: '021000021000001', description: 'Invoice 7' },
    },
  });
  await settled(to, payin, before);
});

test('money that its rail looks at is on hold, then released and settled', async () => {
  const { id } = await askedFor(to, pixPayment('10071'));
  expect(await arrives(to.api, { payinId: id }, money.pix('10071'))).toEqual({ accepted: true, payinId: id });
  await untilPayin(gatehouse, to.api, id, 'completed');
  expect(await wayOf(to.api, id)).toBe('null > created > pending > on-hold > pending > completed');
});

test('money that its rail rejects fails the payin', async () => {
  const { payinId: id = '' } = await arrives(to.api, { destinationAccountId: to.accountId }, money.ars('1000072'));
  const payin = await untilPayin(gatehouse, to.api, id, 'failed');
  expect(payin.failureReason).toBe('holdRejected');
  expect(await wayOf(to.api, id)).toBe('null > created > pending > on-hold > failed');
});

test('money whose tokens the chain refuses fails the payin', async () => {
  const before = await balanceOf(to);
  const { id } = await askedFor(to, pixPayment('10081'));
  await arrives(to.api, { payinId: id }, money.pix('10081'));
  const payin = await untilPayin(gatehouse, to.api, id, 'failed');
  expect(payin.failureReason).toBe('settlementFailed');
  expect(payin).not.toHaveProperty('settlementDetails');
  expect(await wayOf(to.api, id)).toBe('null > created > pending > failed');
  expect(await balanceOf(to)).toBe(before);
});

test('every change was told to the webhook, once, in its order, signed', async () => {
  const payins = await payinsOf(to.api);
  expect(payins.length).toBeGreaterThan(7);
  for (const { id, status } of payins) {
    const told = await receiver.until(() => {
      const its = receiver.at('/payins').filter(({ envelope }) => envelope.resourceId === id);
      return stateIn(its.at(-1)) === status.type && its;
    });
    expect(told.map(({ envelope }) => envelope.sequence)).toEqual(told.map((_, index) => index + 1));
    expect(['null', ...told.map(stateIn)].join(' > ')).toBe(await wayOf(to.api, id));
    expect(told.every(({ envelope }) => envelope.eventCategory === 'payin')).toBe(true);
  }
});

function stateIn(received: Received | undefined): string | undefined {
  const details = received?.envelope.payload['statusChangeDetails'] as { currentStatus: { type: string } } | undefined;
  return details?.currentStatus.type;
}
