import { beforeAll, describe, expect, test } from '@jest/globals';
import { fiatAndRailCodes, fiatPayoutMethodVariants } from '#contracts';
import { auditEntries } from '../support/compliance/audit-entries.js';
import { type Answer, type Api, must } from '../support/service/api.js';
import { Gatehouse, type Organization } from '../support/service/gatehouse.js';

let gatehouse: Gatehouse;
let organization: Organization;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  organization = await gatehouse.organization({ scopes: ['payouts:write'] });
});

function failureOf({ body }: Answer): [field: string, message: string] {
  const [failure] = (body['params'] as { failures: { field: string; messages: string[] }[] }).failures;
  return [failure?.field ?? '', failure?.messages.join() ?? ''];
}

describe('supported banks', () => {
  const path = '/counterparties/payment-methods/supported-banks';
  const ask = (query: string): Promise<Answer> => organization.api.get(`${path}?${query}`);

  test('are named for the codes that are asked for', async () => {
    const codes = 'fiatCurrencyAndRail=ars&fiatCurrencyAndRail=cop-bre-b';
    expect(must(await ask(codes), 200)).toEqual({
      bankDetails: {
        ars: {
          bankNames: expect.arrayContaining(['Banco Galicia', 'Mercado Pago']),
          banks: expect.arrayContaining([{ id: '007', name: 'Banco Galicia' }]),
        },
        'cop-bre-b': { bankNames: [] },
      },
    });
    const { bankDetails } = must(await ask('fiatCurrencyAndRail=brl'), 200);
    expect(Object.keys(bankDetails as object)).toEqual(['brl']);
  });

  test('are named for all codes when none is asked for', async () => {
    const { bankDetails, ...more } = must(await organization.api.get(path), 200);
    expect(Object.keys(bankDetails as object).sort()).toEqual([...fiatAndRailCodes].sort());
    expect(more).toEqual({});
  });

  test('are there to choose from for each payout method', async () => {
    const methods = [...fiatPayoutMethodVariants, 'blockchainWallet'];
    const found = must(await ask(methods.map((method) => `payoutMethodTypes=${method}`).join('&')), 200);
    expect(Object.keys(found)).toEqual(methods);
    expect(found['blockchainWallet']).toEqual({ type: 'notRequired' });
    for (const variant of fiatPayoutMethodVariants) {
      const { type, banks } = found[variant] as { type: string; banks: object[] };
      expect([variant, type, banks.length > 0]).toEqual([variant, 'required', true]);
    }
    const ars = found['arsAlias'] as { banks: object[] };
    expect(ars.banks).toContainEqual({ id: '007', name: 'Banco Galicia' });
  });

  test('of what there is not are refused, with what there is', async () => {
    const answers = [
      await ask('fiatCurrencyAndRail=gbp'),
      await ask('fiatCurrencyAndRail=ars&fiatCurrencyAndRail=gbp'),
      await ask('payoutMethodTypes=iban'),
      await ask('fiatCurrencyAndRail=ars&payoutMethodTypes=wire'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(answers.map(failureOf)).toEqual([
      ['fiatCurrencyAndRail', `must be among: ${fiatAndRailCodes.join(', ')}`],
      ['fiatCurrencyAndRail', `must be among: ${fiatAndRailCodes.join(', ')}`],
      ['payoutMethodTypes', `must be among: ${[...fiatPayoutMethodVariants, 'blockchainWallet'].join(', ')}`],
      ['payoutMethodTypes', expect.stringMatching(/ask for one of them/)],
    ]);
  });
});

describe('a Bre-B key', () => {
  const ask = (key: string): Promise<Answer> =>
    organization.api.post('/counterparties/payment-methods/bre-b-key-validations', { key });

  test('that is somebody’s is answered with whose it is', async () => {
    expect(must(await ask('@ana2030'), 200)).toEqual({
      type: 'success',
      holderName: expect.stringMatching(/./),
      holderIdNumber: expect.stringMatching(/./),
    });
  });

  test('is asked about thirty times a minute by one organization, and each time is in the audit trail', async () => {
    const { id } = await gatehouse.organization();
    const api = await gatehouse.keyFor(id, ['payouts:write']);
    const asked = (): Promise<Answer> =>
      api.post('/counterparties/payment-methods/bre-b-key-validations', { key: '@ana2030' });
    const answers = await Promise.all(Array.from({ length: 40 }, asked));
    const taken = answers.filter(({ status }) => status === 200).length;
    // The bucket fills while they come.
    expect(taken).toBeGreaterThanOrEqual(30);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, body: { name: 'RateLimitExceeded' } });
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
    const { results } = await auditEntries(gatehouse, id, { limit: '100' });
    const seen = results.filter(({ action }) => action === 'breBKeyLookedUp');
    expect(seen).toHaveLength(taken);
    expect(new Set(seen.map(({ subject }) => subject))).toEqual(new Set([`organization:${id}`]));
  });

  test('is asked about no more often with several keys, or by children', async () => {
    const parent = await gatehouse.organization({ scopes: ['organizations:write', 'payouts:write'] });
    const child = await gatehouse.organization({ scopes: ['payouts:write'], parent });
    const grandchild = await gatehouse.organization({ scopes: ['payouts:write'], parent: child });
    const stranger = await gatehouse.organization({ scopes: ['payouts:write'] });
    const another = await gatehouse.keyFor(parent.id, ['payouts:write']);
    const asked = (api: Api): Promise<Answer> =>
      api.post('/counterparties/payment-methods/bre-b-key-validations', { key: '@ana2030' });
    const begun = performance.now();
    const answers = [];
    for (const api of [parent.api, another, child.api, grandchild.api])
      answers.push(...(await Promise.all(Array.from({ length: 30 }, () => asked(api)))));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBeGreaterThanOrEqual(30);
    // A minute gives thirty more.
    expect(taken).toBeLessThanOrEqual(31 + (performance.now() - begun) / 2_000);
    expect((await asked(stranger.api)).status).toBe(200);
  });

  test.each(['@bruno2030', '3001234567', '+573001234567', 'ana@example.com', '1020304050', 'AB123456'])(
    'that is nobody’s fails: %s',
    async (key) => {
      expect(must(await ask(key), 200)).toEqual({ type: 'failure' });
    },
  );

  test.each(['@', '@ana perez', '@ana!', 'ana', '+541123456789', '@'.padEnd(22, 'a'), ''])(
    'that is none is refused: %j',
    async (key) => {
      const answer = await ask(key);
      expect([answer.status, failureOf(answer)[0]]).toEqual([400, 'key']);
    },
  );
});
