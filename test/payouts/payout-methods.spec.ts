import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { fiatPayoutMethodVariants } from '#contracts';
import {
  legacyDetails,
  maskedDetails,
  methodOf,
  validDetails,
} from '../../libs/contracts/src/payout-methods/valid-payout-method.spec-fixture.js';
import { auditEntries } from '../support/compliance/audit-entries.js';
import { type Answer, idOf, must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let organization: Organization;
let path: string;
beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
  organization = await gatehouse.organization();
  path = await newPath(organization);
});
afterAll(() => gatehouse.stop());

async function newPath({ api }: Organization): Promise<string> {
  return `/counterparties/${idOf(await api.post('/counterparties', { type: 'business', name: 'Acme' }))}/payout-methods`;
}

function add(type: string, details: object, at = path): Promise<Answer> {
  return organization.api.post(at, { alias: 'Salary account', payoutMethod: { type, details } });
}

const alias = { type: 'ars', details: validDetails.arsAlias };
const evm = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const solana = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkGXwyTDt1v';

test('who changes where money goes is in the audit trail', async () => {
  const own = await gatehouse.organization();
  const at = await newPath(own);
  const counterparty = at.replace('/payout-methods', '');
  const method = idOf(await own.api.post(at, { alias: 'x', payoutMethod: alias }));
  must(await own.api.patch(counterparty, { name: 'Acme S.A.' }), 200);
  must(await own.api.delete(`${at}/${method}`), 204);
  must(await own.api.delete(counterparty), 204);
  const { results } = await auditEntries(gatehouse, own.id);
  const changes = results.filter(({ action }) => !action.startsWith('apiKey')).reverse();
  expect(changes.map(({ actor, action, subject }) => [actor.slice(0, 4), action, subject])).toEqual([
    ['key:', 'counterpartySaved', `counterparty:${counterparty.split('/')[2] ?? ''}`],
    ['key:', 'payoutMethodSaved', `counterparty:${counterparty.split('/')[2] ?? ''}`],
    ['key:', 'counterpartyChanged', `counterparty:${counterparty.split('/')[2] ?? ''}`],
    ['key:', 'payoutMethodRemoved', `payoutMethod:${method}`],
    ['key:', 'counterpartyRemoved', `counterparty:${counterparty.split('/')[2] ?? ''}`],
  ]);
});

describe('a payout method', () => {
  test.each(fiatPayoutMethodVariants.map((variant) => [variant]))('of %s is answered with masks', async (variant) => {
    const type = methodOf(variant);
    const created = must(await add(type, validDetails[variant]), 201);
    expect(created).toEqual({
      id: expect.any(String),
      counterpartyId: path.split('/')[2],
      alias: 'Salary account',
      createdAt: expect.any(String),
      payoutMethod: { type, details: maskedDetails[variant] },
    });
    expect((await organization.api.get(`${path}/${String(created['id'])}`)).body).toEqual(created);
  });

  test.each(legacyDetails)(
    'of before with %s (%s) is one of today, without a bank',
    async (_, type, details, today) => {
      const { payoutMethod } = must(await add(type, details), 201) as { payoutMethod: { details: object } };
      expect(payoutMethod).toMatchObject({ type, details: { type: (today as { type: string }).type } });
      expect(payoutMethod.details).not.toHaveProperty('bankId');
    },
  );

  test.each([
    ['an EVM chain, with its checksum', 'BASE', evm.toLowerCase(), evm],
    ['Solana', 'SOLANA', solana, solana],
  ])('that is a wallet on %s is answered as it is', async (_, blockchain, walletAddress, canonical) => {
    const { payoutMethod } = must(await add('blockchainWallet', { walletAddress, blockchain }), 201);
    expect(payoutMethod).toEqual({ type: 'blockchainWallet', details: { walletAddress: canonical, blockchain } });
  });

  test.each<[string, object, string, RegExp]>([
    ['ars', { ...validDetails.arsAlias, bankId: '999' }, 'bankId', /a bank that arsAlias can be paid to/],
    ['brl', { ...validDetails.wire, bankId: '007' }, 'bankId', /a bank that wire can be paid to/],
    ['bob', { ...validDetails.bobDomestic, bankId: '341' }, 'bankId', /a bank that bobDomestic can be paid to/],
    ['ars', { ...validDetails.arsAlias, documentNumber: '20-12345678-7' }, 'documentNumber', /CUIT, CUIL or CDI/],
    ['brl', { ...validDetails.pixPhone, phoneNumber: '+5491123456789' }, 'phoneNumber', /begins with \+55/],
    ['blockchainWallet', { walletAddress: evm, blockchain: 'SOLANA' }, 'walletAddress', /is an EVM address/],
    ['blockchainWallet', { walletAddress: `${evm}0`, blockchain: 'BASE' }, 'walletAddress', /40 hex digits/],
    ['blockchainWallet', { walletAddress: evm, blockchain: 'TRON' }, 'blockchain', /must be one of/],
    ['ars', validDetails.wire, 'type', /one of: arsAlias, arsAccountNumber, ars/],
    [
      'bob',
      {
        type: 'bob',
        symbol: 'BOB',
        bankAccountNumber: '1501234567',
        documentNumber: 'AB1234',
        documentType: 'PASSPORT',
      },
      'documentType',
      /PASSPORT/,
    ],
  ])('of %s with a wrong value is refused at its field: %#', async (type, details, field, why) => {
    const { status, body } = await add(type, details);
    const { failures } = body['params'] as { failures: { field: string; messages: string[] }[] };
    expect([status, failures.map((failure) => failure.field)]).toEqual([400, [`payoutMethod.details.${field}`]]);
    expect(failures[0]?.messages.join()).toMatch(why);
  });

  test('is listed newest first in pages, until it is deleted', async () => {
    const { api } = organization;
    const at = await newPath(organization);
    const ids: string[] = [];
    for (let nth = 0; nth < 3; nth++) ids.unshift(idOf(await add('ars', alias.details, at)));
    const first = must(await api.get(`${at}?limit=2`), 200);
    const next = must(await api.get(`${at}?limit=2&nextId=${String(first['nextId'])}`), 200);
    const shown = [first, next].flatMap(({ results }) => results as { id: string }[]).map(({ id }) => id);
    expect(shown).toEqual(ids);
    const [gone = '', ...left] = ids;
    expect((await api.delete(`${at}/${gone}`)).status).toBe(204);
    expect((await api.get(`${at}/${gone}`)).status).toBe(404);
    expect((await api.delete(`${at}/${gone}`)).status).toBe(404);
    const { results } = must(await api.get(at), 200) as { results: { id: string }[] };
    expect(results.map(({ id }) => id)).toEqual(left);
  });

  test('goes with its counterparty', async () => {
    const { api } = organization;
    const at = await newPath(organization);
    const id = idOf(await add('ars', alias.details, at));
    must(await api.delete(at.replace('/payout-methods', '')), 204);
    for (const answer of [await api.get(at), await api.get(`${at}/${id}`), await add('ars', alias.details, at)])
      expect(answer).toMatchObject({ status: 404, body: { params: { resource: 'counterparty' } } });
  });

  test('of another counterparty, or of another organization, is as good as none', async () => {
    const other = await newPath(organization);
    const id = idOf(await add('ars', alias.details));
    const stranger = await gatehouse.organization();
    for (const sought of [id, randomUUID()]) {
      expect((await organization.api.get(`${other}/${sought}`)).status).toBe(404);
      expect((await stranger.api.get(`${path}/${sought}`)).status).toBe(404);
      expect((await stranger.api.delete(`${path}/${sought}`)).status).toBe(404);
    }
    expect((await stranger.api.post(path, { alias: 'x', payoutMethod: alias })).status).toBe(404);
    expect((await organization.api.get(`${path}/${id}`)).status).toBe(200);
  });

  test('is one of fifty at most, however many are added at once', async () => {
    const at = await newPath(organization);
    const answers = await Promise.all(Array.from({ length: 53 }, () => add('ars', alias.details, at)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body['name'], body['params']])).toEqual(
      Array<unknown>(3).fill([422, 'LimitExceeded', { limit: 50, actual: 51 }]),
    );
    const { results } = must(await organization.api.get(`${at}?limit=1`), 200) as { results: { id: string }[] };
    must(await organization.api.delete(`${at}/${results[0]?.id ?? ''}`), 204);
    expect((await add('ars', alias.details, at)).status).toBe(201);
  });

  test('is nowhere in the database or the log as it was written', async () => {
    const values = {
      arsAlias: { alias: 'canario.zz.mp', documentNumber: '27-28033514-8' },
      pixPhone: { phoneNumber: '+5521998877665' },
      wire: { accountNumber: '99887766-5' },
    };
    for (const [variant, changed] of Object.entries(values)) {
      const details = { ...validDetails[variant as keyof typeof values], ...changed };
      const payoutMethod = { type: methodOf(variant), details };
      const key = { 'Idempotency-Key': randomUUID() };
      const first = await organization.api.post(path, { alias: 'canary-label', payoutMethod }, key);
      expect(must(await organization.api.post(path, { alias: 'canary-label', payoutMethod }, key), 201)).toEqual(
        first.body,
      );
    }
    const words = [
      'canary-label',
      '27280335148',
      ...Object.values(values).flatMap((changed) => Object.values(changed)),
    ];
    const text = await gatehouse.databaseText();
    expect(words.filter((word) => text.includes(word))).toEqual([]);
    expect(gatehouse.log.filter((line) => words.some((word) => line.includes(word)))).toEqual([]);
  });
});
