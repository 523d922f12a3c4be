import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accountOf } from '../support/chains/accounts.js';
import { PayinReplicas } from '../support/payments/payin-replicas.js';
import {
  type Arrived,
  type Payee,
  arrivalsOf,
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

const rounds = 10;
const again = { accepted: false, reason: 'It was reported before and counts once' };
const paidAlready = { accepted: false, reason: 'The payin is paid already' };
let replicas: PayinReplicas;
let to: Payee;
beforeAll(async () => {
  replicas = await PayinReplicas.start();
  to = await payee(replicas.first);
});
afterAll(() => replicas.stop());

type Where = Parameters<typeof arrives>[1];

/** By one Gatehouse and the other in turn. */
function tellAtOnce(where: Where, rails: readonly object[]): Promise<Arrived[]> {
  return Promise.all(rails.map((rail, turn) => arrives(replicas.by(turn, to.api), where, rail)));
}

async function tellInTurn(where: Where, rail: object, times: number): Promise<Arrived[]> {
  const answers = [];
  for (let turn = 0; turn < times; turn++) answers.push(await arrives(replicas.by(turn, to.api), where, rail));
  return answers;
}

function accepted(answers: readonly Arrived[]): Arrived[] {
  return answers.filter((answer) => answer.accepted);
}

async function balance(): Promise<bigint> {
  const { accountDetails } = await accountOf(to.api, to.accountId);
  return BigInt(accountDetails?.balances.find(({ tokenSymbol }) => tokenSymbol === 'USDC')?.value ?? 0);
}

/** It brought what it says, and that once. */
async function completedOnce(payinId: string, before: bigint): Promise<void> {
  const { settlementDetails } = await untilPayin(replicas.first, to.api, payinId, 'completed');
  expect(await wayOf(to.api, payinId)).toBe('null > created > pending > completed');
  expect((await balance()) - before).toBe(BigInt(settlementDetails?.amount?.value ?? 0));
}

describe('a payment that is told of ten times', () => {
  test('one after the other is credited once', async () => {
    const before = await balance();
    const { id: payinId } = await askedFor(to, pixPayment());
    const [first, ...others] = await tellInTurn({ payinId }, money.pix('53500', { endToEndId: 'E-in-turn' }), 10);
    expect(first).toEqual({ accepted: true, payinId });
    expect(others).toEqual(Array(9).fill({ ...again, payinId }));
    await completedOnce(payinId, before);
    expect(await arrivalsOf(to.api, payinId)).toMatchObject([{ accepted: true, told: 10 }]);
  });

  test('at once, to two Gatehouses, is credited once', async () => {
    const before = await balance();
    const { id: payinId } = await askedFor(to, pixPayment());
    const rail = money.pix('53500', { endToEndId: 'E-at-once' });
    const answers = await tellAtOnce({ payinId }, Array<object>(10).fill(rail));
    expect(accepted(answers)).toEqual([{ accepted: true, payinId }]);
    expect(answers.filter((answer) => !answer.accepted)).toEqual(Array(9).fill({ ...again, payinId }));
    await completedOnce(payinId, before);
    expect(await arrivalsOf(to.api, payinId)).toMatchObject([{ accepted: true, told: 10 }]);
  });

  test('at once, at the account’s own code, makes one payin', async () => {
    const [before, known] = [await balance(), await payinsOf(to.api)];
    const rail = money.pix('100000', { endToEndId: 'E-own-code' });
    const answers = await tellAtOnce({ destinationAccountId: to.accountId }, Array<object>(10).fill(rail));
    const payinId = accepted(answers)[0]?.payinId ?? '';
    expect(accepted(answers)).toEqual([{ accepted: true, payinId }]);
    expect(new Set(answers.map((answer) => answer.payinId))).toEqual(new Set([payinId]));
    await completedOnce(payinId, before);
    expect(await payinsOf(to.api)).toHaveLength(known.length + 1);
    expect(await arrivalsOf(to.api, payinId)).toMatchObject([{ accepted: true, told: 10 }]);
  });

  test('and refused the first time is refused each time, whatever has become possible since', async () => {
    const { id: payinId } = await askedFor(to, pixPayment());
    const rail = money.pix('53499', { endToEndId: 'E-refused' });
    const answers = [
      ...(await tellInTurn({ payinId }, rail, 5)),
      ...(await tellAtOnce({ payinId }, Array<object>(5).fill(rail))),
    ];
    expect(answers).toEqual(
      Array(10).fill({ accepted: false, payinId, reason: 'It is not the amount that was asked for' }),
    );
    // Other money under its number is no second try.
    expect(await arrives(to.api, { payinId }, money.pix('53500', { endToEndId: 'E-refused' }))).toEqual({
      accepted: false,
      reason: 'Other money was reported under the same number',
    });
    expect((await payinOf(to.api, payinId)).status.type).toBe('created');
    expect(await arrivalsOf(to.api, payinId)).toMatchObject([
      { accepted: false, reason: 'amountMismatched', told: 11, amount: { value: '53499' } },
    ]);
  });
});

test('a payment that is told again when its payin has long been over changes nothing', async () => {
  const before = await balance();
  const { id: payinId } = await askedFor(to, pixPayment('53500', { expiresInSeconds: 300 }));
  const rail = money.pix('53500', { endToEndId: 'E-long-after' });
  expect(await arrives(to.api, { payinId }, rail)).toEqual({ accepted: true, payinId });
  await completedOnce(payinId, before);
  await replicas.first.advance(600);
  expect(await tellAtOnce({ payinId }, Array<object>(4).fill(rail))).toEqual(Array(4).fill({ ...again, payinId }));
  expect(await arrivalsOf(to.api, payinId)).toMatchObject([{ accepted: true, told: 5 }]);
  await completedOnce(payinId, before);
});

test('the same number of two organizations is of two payments', async () => {
  const other = await payee(replicas.first);
  const rail = money.pix('53500', { endToEndId: 'E-of-two' });
  for (const each of [to, other]) {
    const { id: payinId } = await askedFor(each, pixPayment());
    expect(await arrives(each.api, { payinId }, rail)).toEqual({ accepted: true, payinId });
    await untilPayin(replicas.first, each.api, payinId, 'completed');
  }
});

test.each([
  ['PIX payments', pixPayment, money.pix],
  ['transfers in ARS', arsTransfer, money.ars],
])(`of two %s for one payin at the same moment one is taken, ${rounds} times in a row`, async (_, wanted, sent) => {
  for (let round = 0; round < rounds; round++) {
    const { id: payinId } = await askedFor(to, wanted('200000'));
    const answers = await tellAtOnce({ payinId }, [sent('200000'), sent('200000')]);
    expect(answers).toEqual(
      expect.arrayContaining([
        { accepted: true, payinId },
        { ...paidAlready, payinId },
      ]),
    );
    const arrivals = await arrivalsOf(to.api, payinId);
    expect(arrivals.map(({ reason, told }) => `${String(reason)} ${String(told)}`).sort()).toEqual([
      'alreadyPaid 1',
      'undefined 1',
    ]);
  }
});

test('in the end each payment was credited once or not at all', () => replicas.areWell());
