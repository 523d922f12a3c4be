import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { activeAccount, stranger, untilBalance } from '../support/chains/accounts.js';
import { deposited } from '../support/chains/deposits.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { SealLedger } from '../../libs/ledger/src/seal-ledger.js';

const day = 24 * 3_600;

let gatehouse: OwnGatehouse;
let organization: Organization;
let accountId: string;
/** Before anything came, after the first deposit, and after the second, each on another day. */
let moments: string[];
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  organization = await gatehouse.organization();
  accountId = (await activeAccount(organization.api)).id;
  moments = [(await gatehouse.now()).toISOString()];
  for (const value of ['100000000', '2500000']) {
    await gatehouse.advance(day);
    await deposited(gatehouse, { api: organization.api, accountId }, { value });
    await untilBalance(organization.api, accountId, { value: value === '2500000' ? '102500000' : value });
    await gatehouse.advance(1);
    moments.push((await gatehouse.now()).toISOString());
  }
});
afterAll(() => gatehouse.stop());

async function balancesAt(at?: string): Promise<Record<string, unknown>> {
  return must(await organization.api.get(`/accounts/${accountId}/balances${at === undefined ? '' : `?at=${at}`}`), 200);
}

async function statement(query: string): Promise<Record<string, unknown>> {
  return must(await organization.api.get(`/accounts/${accountId}/statements?${query}`), 200);
}

async function everything(): Promise<unknown> {
  const [, first = '', second = ''] = moments;
  return [
    await Promise.all(moments.map(async (at) => (await balancesAt(at))['balances'])),
    await statement(`from=${first}&to=${second}`),
  ];
}

test('what an account held at a moment is told, sealed or not', async () => {
  const usdc = { tokenSymbol: 'USDC', blockchain: 'POLYGON', exponent: 6, reserved: '0' };
  const [held, told] = (await everything()) as [unknown, Record<string, unknown>];
  expect(held).toEqual([[], [{ ...usdc, value: '100000000' }], [{ ...usdc, value: '102500000' }]]);
  expect(await balancesAt()).toMatchObject({ accountId, isFinal: false, balances: [{ value: '102500000' }] });
  await gatehouse.advance(day);
  await gatehouse.service.get(SealLedger).run();
  const [, after] = (await everything()) as [unknown, Record<string, unknown>];
  expect(await everything()).toEqual([held, { ...told, isFinal: true }]);
  expect(after).toMatchObject({ isFinal: true });
});

test('a statement leads from its opening to its closing', async () => {
  const [before = '', , after = ''] = moments;
  expect(await statement(`from=${before}&to=${after}`)).toMatchObject({
    accountId,
    from: before,
    to: after,
    balances: [
      {
        ...{ tokenSymbol: 'USDC', blockchain: 'POLYGON', exponent: 6 },
        ...{ opening: '0', credits: '102500000', debits: '0', closing: '102500000' },
      },
    ],
    entries: [
      { type: 'credit', value: '100000000', balance: '100000000', source: 'chain:POLYGON', destination: 'available' },
      { type: 'credit', value: '2500000', balance: '102500000' },
    ],
  });
  expect(await statement(`from=${after}&to=${after}`)).toMatchObject({
    balances: [{ opening: '102500000', closing: '102500000' }],
    entries: [],
  });
});

test('an entry says when it took effect, which for a deposit is when its block was made, and when it was posted', async () => {
  const [entry] = (await statement(`from=${moments[0] ?? ''}`))['entries'] as Record<string, string>[];
  const transactions = must(await organization.api.get('/transactions?limit=100'), 200)['results'] as object[];
  expect(transactions.at(-1)).toMatchObject({ transactionDate: entry?.['effectiveAt'], sourceWalletAddress: stranger });
  expect(Date.parse(entry?.['postedAt'] ?? '')).toBeGreaterThan(Date.parse(entry?.['effectiveAt'] ?? ''));
});

async function readPdf(bytes: ArrayBuffer): Promise<{ info: Record<string, unknown>; text: string }> {
  const { extractText, getMeta } = await import('unpdf');
  const { info } = await getMeta(new Uint8Array(bytes.slice(0)));
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return { info, text };
}

/** Of the first deposit alone. */
function statementAs(accept: string): Promise<Response> {
  const [before = '', first = ''] = moments;
  return fetch(`${gatehouse.url}/accounts/${accountId}/statements?from=${before}&to=${first}`, {
    headers: { authorization: `Bearer ${organization.api.key ?? ''}`, accept },
  });
}

test('a statement is a table where that is asked for', async () => {
  const [before = '', first = ''] = moments;
  const answer = await statementAs('text/csv');
  const rows = (await answer.text()).split('\r\n');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.csv"$/);
  expect(rows).toEqual([
    'record,postedAt,effectiveAt,tokenSymbol,blockchain,type,amount,balance,id,subjectId,step,source,destination',
    `opening,${before},${before},USDC,POLYGON,,,0,,,,,`,
    expect.stringMatching(/^entry,.+Z,.+Z,USDC,POLYGON,credit,100,100,.+,.+,credit,chain:POLYGON,available$/),
    `closing,${first},${first},USDC,POLYGON,,,100,,,,,`,
    '',
  ]);
});

test('a statement is the message of banks where that is asked for', async () => {
  const answer = await statementAs('application/xml, text/csv;q=0.5');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.xml"$/);
  const xml = await answer.text();
  expect(xml).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">');
  expect([...xml.matchAll(/<Amt Ccy="USD">(.+?)<\/Amt>/g)].map(([, amount]) => amount)).toEqual(['0', '100', '100']);
  expect((await statementAs('image/png')).headers.get('content-type')).toMatch(/^application\/json/);
});

test('a statement is what is printed where that is asked for', async () => {
  const answer = await statementAs('application/pdf');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.pdf"$/);
  const { info, text } = await readPdf(await answer.arrayBuffer());
  expect(info).toMatchObject({ Title: expect.stringContaining(`Account statement ${accountId}`), Language: 'en' });
  expect(text).toMatch(/Organization [\da-f-]{36}/);
  expect(text).toContain('Page 1 of 1');
  expect(text).toMatch(
    /Opening balance.*0\.000000.*credit: chain:POLYGON to available.*\+100\.000000.*100\.000000.*Closing balance.*100\.000000/s,
  );
});

test.each([
  ['balances?at=2199-01-01T00:00:00.000Z', 'at'],
  ['balances?at=yesterday', 'at'],
  ['statements?from=2199-01-01', 'from'],
  ['statements?from=2020-02-30', 'from'],
  ['statements?from=2020-01-02&to=2020-01-01T00:00:00.000Z', 'to'],
])('%s is refused, and the field is named', async (path, field) => {
  const { status, body } = await organization.api.get(`/accounts/${accountId}/${path}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ name: 'ValidationFailed', params: { failures: [{ field }] } });
});
