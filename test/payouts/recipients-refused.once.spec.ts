import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { legacyDetails } from '../../libs/contracts/src/payout-methods/valid-payout-method.spec-fixture.js';
import { type Answer, type Api, idOf, must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import {
  type Payer,
  type PayoutRequestBody,
  address,
  ana,
  payer,
  toBank,
  toWallet,
} from '../support/payments/payouts.js';

let gatehouse: Gatehouse;
let from: Payer;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  from = await payer(gatehouse, '0');
});

function asked(payouts: readonly object[]): Promise<Answer> {
  return from.api.post('/payout-requests', { sourceAccountId: from.accountId, payouts });
}

async function refusal(payouts: readonly object[]): Promise<unknown> {
  const written = (): Promise<object[]> =>
    gatehouse.sql('SELECT id FROM payout UNION ALL SELECT id FROM payout_request');
  const before = (await written()).length;
  const { status, body } = await asked(payouts);
  expect((await written()).length).toBe(before);
  return [status, body['name'], body['params']];
}

function wrong(field: string, message: string): unknown {
  return [400, 'ValidationFailed', { failures: [{ field, messages: [message] }] }];
}

const nameless = { type: 'individual', firstName: 'Ana', lastName: 'Pérez' };
const alias = { type: 'arsAlias', symbol: 'ARS', alias: 'ana.perez.mp', documentNumber: '20123456786', bankId: '007' };
const wallet = { walletAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', blockchain: 'POLYGON' };

function counterparty(body: object = ana, api: Api = from.api): Promise<string> {
  return api.post('/counterparties', body).then(idOf);
}

async function saved(
  counterpartyId: string,
  payoutMethod: object = { type: 'ars', details: alias },
  api: Api = from.api,
): Promise<string> {
  return idOf(await api.post(`/counterparties/${counterpartyId}/payout-methods`, { alias: 'Salary', payoutMethod }));
}

function toSaved(payoutMethodId: string, recipientInfo?: object, tokenAmount = 10): object {
  const payoutDetails = { type: 'counterpartyPayoutMethod', payoutMethodId };
  return { ...toBank(tokenAmount), payoutDetails, recipientInfo };
}

function whoIs(counterpartyId: string): object {
  return { type: 'counterparty', counterpartyId };
}

describe('a saved payout method', () => {
  test('says itself who is paid, also where that is named again', async () => {
    const counterpartyId = await counterparty();
    const payoutMethodId = await saved(counterpartyId);
    const rows = [toSaved(payoutMethodId), toSaved(payoutMethodId, whoIs(counterpartyId))];
    const { payouts } = must(await asked(rows), 201) as unknown as PayoutRequestBody;
    const masked = { firstName: '****aría', lastName: '****andú', email: '****.com' };
    for (const { recipient } of payouts)
      expect(recipient).toEqual({ type: 'individual', ...masked, counterpartyId, payoutMethodId });
  });

  test('of another counterparty is not that of the one who is named', async () => {
    const payoutMethodId = await saved(await counterparty());
    const other = await counterparty();
    expect(await refusal([toWallet(1), toSaved(payoutMethodId, whoIs(other))])).toEqual(
      wrong('payouts.1.recipientInfo.counterpartyId', 'must be the counterparty whose payout method it is'),
    );
    expect(await refusal([toSaved(payoutMethodId, ana)])).toEqual(
      wrong('payouts.0.recipientInfo.type', 'must be counterparty, or left out, with a saved payout method'),
    );
  });

  test('that is a wallet is paid on its chain', async () => {
    const payoutMethodId = await saved(await counterparty(nameless), { type: 'blockchainWallet', details: wallet });
    const { payouts } = must(await asked([toSaved(payoutMethodId)]), 201) as unknown as PayoutRequestBody;
    expect(payouts[0]?.details).toMatchObject({ type: 'blockchain', ...wallet });
    const base = { type: 'blockchainWallet', details: { ...wallet, blockchain: 'BASE' } };
    expect(await refusal([toSaved(await saved(await counterparty(nameless), base))])).toEqual([
      422,
      'UnsupportedRail',
      { rail: 'BASE', supported: ['POLYGON'] },
    ]);
  });

  test('that was deleted, or whose counterparty was, is no longer paid', async () => {
    const counterpartyId = await counterparty();
    const deleted = await saved(counterpartyId);
    const gone = await saved(counterpartyId);
    must(await from.api.delete(`/counterparties/${counterpartyId}/payout-methods/${deleted}`), 204);
    expect(await refusal([toSaved(deleted)])).toEqual(wrong('payouts.0.payoutDetails.payoutMethodId', 'was deleted'));
    must(await from.api.delete(`/counterparties/${counterpartyId}`), 204);
    expect(await refusal([toWallet(1), toSaved(gone)])).toEqual(
      wrong('payouts.1.payoutDetails.payoutMethodId', 'was deleted'),
    );
    expect(await refusal([toBank(10, { recipientInfo: whoIs(counterpartyId) })])).toEqual(
      wrong('payouts.0.recipientInfo.counterpartyId', 'was deleted'),
    );
  });
});

describe('what is another organization’s is as absent as what nobody has', () => {
  let theirs: { counterpartyId: string; payoutMethodId: string; accountId: string };
  beforeAll(async () => {
    const other = await payer(gatehouse, '0');
    const counterpartyId = await counterparty(ana, other.api);
    const payoutMethodId = await saved(counterpartyId, undefined, other.api);
    theirs = { counterpartyId, payoutMethodId, accountId: other.accountId };
  });

  test.each<[string, (id: string) => object, 'counterpartyId' | 'payoutMethodId', string]>([
    ['payoutMethod', (id) => toSaved(id), 'payoutMethodId', 'payoutDetails.payoutMethodId'],
    [
      'counterparty',
      (id) => toBank(10, { recipientInfo: whoIs(id) }),
      'counterpartyId',
      'recipientInfo.counterpartyId',
    ],
  ])('a %s', async (resource, rowWith, which, field) => {
    for (const id of [theirs[which], randomUUID()]) {
      expect(await refusal([toWallet(1), rowWith(id)])).toEqual([404, 'ResourceNotFound', { resource, id }]);
      expect((await asked([toWallet(1), rowWith(id)])).body['message']).toBe(
        `There is no such ${resource}: payouts.1.${field}`,
      );
    }
  });

  test('an account', async () => {
    for (const sourceAccountId of [theirs.accountId, randomUUID()]) {
      const { status, body } = await from.api.post('/payout-requests', { sourceAccountId, payouts: [toWallet(1)] });
      expect([status, body['params']]).toEqual([404, { resource: 'account', id: sourceAccountId }]);
    }
  });

  test('several, each at its place', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const { body } = await asked([
      toBank(10, { recipientInfo: whoIs(first) }),
      toSaved(second, whoIs(theirs.counterpartyId)),
    ]);
    expect(body).toMatchObject({ name: 'ResourceNotFound', params: { resource: 'counterparty', id: first } });
    expect(body['message']).toBe(
      'There is no such counterparty: payouts.0.recipientInfo.counterpartyId, payouts.1.recipientInfo.counterpartyId. There is no such payoutMethod: payouts.1.payoutDetails.payoutMethodId',
    );
  });
});

describe('information that a bank needs and is not there', () => {
  const both = ['email', 'physicalAddress'];

  test('is asked of the counterparty where it alone is paid', async () => {
    const counterpartyId = await counterparty(nameless);
    const payoutMethodId = await saved(counterpartyId);
    const required = [422, 'AdditionalCounterpartyInformationRequired', { counterpartyId, missingFields: both }];
    expect(await refusal([toSaved(payoutMethodId)])).toEqual(required);
    expect(await refusal([toBank(10, { recipientInfo: whoIs(counterpartyId) })])).toEqual(required);
    must(await from.api.patch(`/counterparties/${counterpartyId}`, { email: 'ana@example.com' }), 200);
    expect(await refusal([toSaved(payoutMethodId)])).toMatchObject([422, {}, { missingFields: ['physicalAddress'] }]);
    must(await from.api.patch(`/counterparties/${counterpartyId}`, { physicalAddress: address }), 200);
    must(await asked([toSaved(payoutMethodId)]), 201);
  });

  test('is else told of every row by its index', async () => {
    const counterpartyId = await counterparty(nameless);
    const payoutMethodId = await saved(counterpartyId);
    const rows = [
      toBank(10, { recipientInfo: nameless }),
      toBank(10),
      toSaved(payoutMethodId),
      toWallet(1),
      toBank(10, { recipientInfo: whoIs(counterpartyId) }),
      toBank(10, { recipientInfo: undefined }),
    ];
    expect(await refusal(rows)).toEqual([
      422,
      'AdditionalRecipientInformationRequired',
      {
        failures: [
          { index: 0, missingFields: both },
          { index: 2, missingFields: both, counterpartyId, payoutMethodId },
          { index: 4, missingFields: both, counterpartyId },
          { index: 5, missingFields: ['recipientInfo'] },
        ],
      },
    ]);
    expect(await refusal([toBank(10, { recipientInfo: nameless })])).toEqual([
      422,
      'AdditionalRecipientInformationRequired',
      { failures: [{ index: 0, missingFields: both }] },
    ]);
    const { body } = await asked([toBank(10, { recipientInfo: nameless })]);
    expect(body['message']).toBe('One payout lacks recipient information');
  });

  test('is not needed for a wallet, but for somebody’s name', async () => {
    must(await asked([{ ...toWallet(1), recipientInfo: nameless }]), 201);
    expect(await refusal([{ ...toWallet(1), recipientInfo: undefined }])).toMatchObject([
      422,
      'AdditionalRecipientInformationRequired',
      { failures: [{ index: 0, missingFields: ['recipientInfo'] }] },
    ]);
  });
});

test('rows that fail in different ways are all named in one answer', async () => {
  const rows = [
    toBank(10, { recipientInfo: nameless }),
    toWallet(1, { blockchain: 'BASE' }),
    toBank(0.1),
    toSaved(randomUUID()),
    toWallet(1),
    { ...toWallet(1), recipientInfo: undefined },
  ];
  const email = ['payouts.0.recipientInfo.email', 'payouts.0.recipientInfo.physicalAddress'];
  const others = ['payouts.1.payoutDetails', 'payouts.2.amount', 'payouts.3.payoutDetails.payoutMethodId'];
  const named = [...email, ...others, 'payouts.5.recipientInfo'];
  expect(fieldsOf(await asked(rows))).toEqual([400, 'ValidationFailed', named]);
  // The field of a row that cannot be read hides none of them.
  const malformed = { ...toWallet(1), amount: { tokenAmount: '1', tokenSymbol: 'USDC' } };
  const wrongField = 'payouts.6.amount.tokenAmount';
  expect(fieldsOf(await asked([...rows, malformed]))).toEqual([400, 'ValidationFailed', [wrongField, ...named]]);
});

function fieldsOf({ status, body }: Answer): unknown {
  const { failures } = body['params'] as { failures: { field: string }[] };
  return [status, body['name'], failures.map(({ field }) => field)];
}

test.each(legacyDetails)('inline, a method of before with %s (%s) is one of today', async (_, type, details, today) => {
  const row = { ...toBank(10), payoutDetails: { type: 'fiat', payoutMethod: { type, details } } };
  const { payouts } = must(await asked([row]), 201) as unknown as PayoutRequestBody;
  const shown = payouts[0]?.details['payoutMethod'] as { type: string; details: object };
  expect(shown).toMatchObject({ type, details: { type: (today as { type: string }).type } });
  expect(shown.details).not.toHaveProperty('bankId');
});
