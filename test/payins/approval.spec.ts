import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { arriving, untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { Applicant } from '../support/compliance/applicant.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import {
  type PayinBody,
  type Payee,
  arrives,
  arsTransfer,
  askedFor,
  money,
  payee,
  payinOf,
  payinsOf,
  pixPayment,
  untilPayin,
  wayOf,
} from '../support/payments/payins.js';
import { until } from '../support/run/until.js';
import { whileTimePasses } from '../support/service/while-time-passes.js';

const awaitingApproval = {
  type: 'awaitingKYC',
  details:
    'The money is here. It is turned into tokens by itself as soon as the compliance review that is under way is approved.',
};
const settled = 'null > created > pending > completed';
const onTron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

let gatehouse: OwnGatehouse;
let to: Payee;
let applicant: Applicant;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
beforeEach(async () => {
  to = await payee(gatehouse, { isApproved: false, isUnderReview: false });
  applicant = await Applicant.open(gatehouse, {
    ...{ type: 'individual', tier: 'LIGHT', organization: to.organization },
  });
  await applicant.inReview();
});
afterAll(() => gatehouse.stop());

/** A PIX payment that was asked for, and has come. */
async function paid(fiatUnits = '53500'): Promise<string> {
  const { id } = await askedFor(to, pixPayment(fiatUnits));
  expect(await arrives(to.api, { payinId: id }, money.pix(fiatUnits))).toEqual({ accepted: true, payinId: id });
  return id;
}

function isWaiting({ status, settlementDetails }: PayinBody): boolean {
  return status.type === 'pending' && settlementDetails?.type === 'awaitingKYC';
}

async function untilWaiting(...ids: readonly string[]): Promise<PayinBody[]> {
  const waiting: PayinBody[] = [];
  for (const id of ids) waiting.push(await untilPayin(gatehouse, to.api, id, isWaiting));
  return waiting;
}

/** Nobody asks for anything, and the sandbox clock is left alone: it happens by itself. */
function untilCompleted(id: string): Promise<PayinBody> {
  return until(`the payin ${id} is completed`, async () => {
    const payin = await payinOf(to.api, id);
    return payin.status.type === 'completed' && payin;
  });
}

async function approve(): Promise<void> {
  must(await applicant.decide({ type: 'approve' }), 200);
}

async function transactionsOf({ api }: Payee): Promise<{ type: string; blockchain: string }[]> {
  return must(await api.get('/transactions?limit=100'), 200)['results'] as { type: string; blockchain: string }[];
}

/** None was ever decided on for these, and nothing is left that would; that the waiting ends some day is far away. */
async function noTokensMoved(ids: readonly string[]): Promise<void> {
  expect(await gatehouse.sql('SELECT id FROM transfer WHERE related_id = ANY ($1)', [ids])).toEqual([]);
  const jobs = await gatehouse.sql<{ payload: { payinId?: string } }>(
    `SELECT payload FROM graphile_worker._private_jobs WHERE run_at < now() + interval '30 days'`,
  );
  expect(jobs.filter(({ payload }) => ids.includes(payload.payinId ?? ''))).toEqual([]);
}

async function isBalanced(): Promise<void> {
  expect(must(await gatehouse.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
}

/** In the smallest unit of USDC, what all of them brought. */
function sumOf(payins: readonly PayinBody[]): string {
  return String(payins.reduce((sum, { settlementDetails }) => sum + BigInt(settlementDetails?.amount?.value ?? 0), 0n));
}

describe('money for an organization that is not approved', () => {
  test('is taken and waits, in so many words, however long it takes; no tokens move', async () => {
    const id = await paid();
    const [waiting] = await untilWaiting(id);
    expect(waiting).toMatchObject({
      status: { type: 'pending' },
      senderMetadata: { type: 'brl_pix', senderName: 'Ana Souza' },
      timestamps: { fundsReceivedAt: expect.any(String) },
    });
    expect(waiting).not.toHaveProperty('settlementStrategy');
    expect(waiting?.settlementDetails).toEqual(awaitingApproval);
    await gatehouse.advance(30 * 24 * 3_600);
    expect(await payinOf(to.api, id)).toEqual(waiting);
    expect(await wayOf(to.api, id)).toBe('null > created > pending');
    await noTokensMoved([id]);
    expect(await transactionsOf(to)).toEqual([]);
  });

  test('becomes tokens as soon as an officer approves, and nobody asks for it', async () => {
    const id = await paid();
    await untilWaiting(id);
    await approve();
    const { settlementDetails, timestamps } = await untilCompleted(id);
    expect(settlementDetails).toEqual({
      type: 'blockchain',
      amount: {
        type: 'blockchain',
        tokenSymbol: 'USDC',
        exponent: 6,
        blockchain: 'POLYGON',
        value: expect.any(String),
      },
      transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    });
    expect(timestamps).toHaveProperty('completedAt');
    expect(await wayOf(to.api, id)).toBe(settled);
    await untilBalance(to.api, to.accountId, { value: settlementDetails?.amount?.value ?? '' });
    await isBalanced();
  });

  test('waits whichever way it came, and all of it goes on at once', async () => {
    must(await to.api.put(`/payins/allowed-senders/${onTron}`, { accountId: to.accountId, blockchain: 'TRON' }), 200);
    const onItsChain = { tokenSymbol: 'USDT', blockchain: 'TRON' };
    const { id: asked } = await askedFor(to, arsTransfer());
    await arrives(to.api, { payinId: asked }, money.ars());
    const { payinId: byItself = '' } = await arrives(
      to.api,
      { destinationAccountId: to.accountId },
      money.pix('100000'),
    );
    must(
      await to.api.post(
        '/sandbox/payins',
        arriving(to.accountId, { ...onItsChain, value: '25000000', senderAddress: onTron }),
      ),
      201,
    );
    const all = await whileTimePasses(gatehouse, 'all three wait', async () => {
      const payins = await payinsOf(to.api);
      return payins.length === 3 && payins.every(isWaiting) && payins;
    });
    expect(new Set(all.map(({ payinDetails }) => payinDetails.type))).toEqual(
      new Set(['ars-bank-transfer', 'brl', 'blockchainDeposit']),
    );
    const deposit = all.find(({ payinDetails }) => payinDetails.type === 'blockchainDeposit')?.id ?? '';
    await untilBalance(to.api, to.accountId, { ...onItsChain, value: '0', reserved: '25000000' });
    await noTokensMoved([asked, byItself, deposit]);
    await approve();
    const completed = await Promise.all([asked, byItself, deposit].map(untilCompleted));
    for (const { id } of completed) expect(await wayOf(to.api, id)).toBe(settled);
    expect(completed[2]?.settlementDetails?.amount?.value).toBe('25000000');
    await untilBalance(to.api, to.accountId, { value: sumOf(completed) });
    await untilBalance(to.api, to.accountId, { ...onItsChain, value: '0' });
    await isBalanced();
  });

  test('goes on waiting when the review is rejected, with nothing under way, until another one is approved', async () => {
    const ids = [await paid(), await paid('100000')];
    await untilWaiting(...ids);
    const rejectionDescription = 'The register does not know this person.';
    must(await applicant.decide({ type: 'reject', rejectionDescription }), 200);
    await gatehouse.advance(3_600);
    for (const id of ids)
      expect(await payinOf(to.api, id)).toMatchObject({
        status: { type: 'pending' },
        settlementDetails: { type: 'blockchain' },
      });
    await noTokensMoved(ids);
    applicant = await Applicant.open(gatehouse, {
      ...{ type: 'individual', tier: 'STANDARD', organization: to.organization },
    });
    await applicant.inReview();
    await untilWaiting(...ids);
    await approve();
    const completed = await Promise.all(ids.map(untilCompleted));
    await untilBalance(to.api, to.accountId, { value: sumOf(completed) });
  });
});

describe('money that is held', () => {
  test('waits for the approval once it is released, and says so', async () => {
    const id = await paid('10071');
    const [waiting] = await untilWaiting(id);
    expect(waiting?.settlementDetails).toEqual(awaitingApproval);
    expect(await wayOf(to.api, id)).toBe('null > created > pending > on-hold > pending');
    await noTokensMoved([id]);
    await approve();
    await untilCompleted(id);
    expect(await wayOf(to.api, id)).toBe('null > created > pending > on-hold > pending > completed');
  });

  test('comes to nothing where its rail rejects it, and an approval changes nothing of that', async () => {
    const id = await paid('10072');
    const failed = await untilPayin(gatehouse, to.api, id, 'failed');
    expect(failed).not.toHaveProperty('settlementDetails');
    await approve();
    await gatehouse.advance(3_600);
    expect(await payinOf(to.api, id)).toEqual(failed);
    expect(await wayOf(to.api, id)).toBe('null > created > pending > on-hold > failed');
    await noTokensMoved([id]);
  });
});
