import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SealLedger } from '../../libs/ledger/src/seal-ledger.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { arrives, arsTransfer, askedFor, money, payee, untilPayin } from '../support/payments/payins.js';
import { executed, payer, toBank } from '../support/payments/payouts.js';
import { query } from '../support/service/sql.js';
import { until } from '../support/run/until.js';

interface Told {
  readonly isFinal: boolean;
  readonly balances: readonly Record<string, string>[];
  readonly entries: readonly Record<string, string>[];
}

let gatehouse: OwnGatehouse;
let payinId: string;
let payoutRequestId: string;
/** Between the payin and the payout. */
let between: string;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  const to = await payee(gatehouse);
  ({ id: payinId } = await askedFor(to, arsTransfer('1500000')));
  await arrives(to.api, { payinId }, money.ars('1500000'));
  await untilPayin(gatehouse, to.api, payinId, 'completed');
  await gatehouse.advance(1);
  between = (await gatehouse.now()).toISOString();
  const from = await payer(gatehouse, '50000000');
  ({ id: payoutRequestId } = await executed(from, [toBank(10)]));
  await until('the payout is paid', async () => {
    await gatehouse.advance(60);
    const [row] = await gatehouse.sql<{ paid: boolean }>(
      `SELECT bool_and(status = 'completed') AS paid FROM payout WHERE payout_request_id = $1`,
      [payoutRequestId],
    );
    return row?.paid;
  });
});
afterAll(() => gatehouse.stop());

async function told(path: string): Promise<Told> {
  return must(await gatehouse.operator.get(path), 200) as unknown as Told;
}

async function as(accept: string, path: string, url = gatehouse.url): Promise<string> {
  const answer = await fetch(`${url}${path}`, {
    headers: { authorization: `Bearer ${gatehouse.operator.key ?? ''}`, accept },
  });
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
    path,
    200,
    expect.stringContaining(accept),
  ]);
  return Buffer.from(await answer.arrayBuffer()).toString('latin1');
}

/** The same by hand, from all lines there are. */
async function held(currency: string): Promise<string> {
  const [row] = await gatehouse.sql<{ units: string }>(
    `SELECT (-sum(units))::text AS units FROM ledger_balance WHERE book = 'rail:sandbox:' || $1`,
    [currency],
  );
  return row?.units ?? '';
}

test('what came to a rail and left it leads from its opening to its closing', async () => {
  const { balances, entries } = await told('/rails/sandbox/statements');
  const ars = balances.find(({ fiatCurrencyCode }) => fiatCurrencyCode === 'ARS');
  expect(ars).toMatchObject({ exponent: 2, opening: '0', closing: await held('ARS') });
  const came = entries.find(({ subjectId }) => subjectId === payinId);
  expect(came).toMatchObject({
    type: 'credit',
    value: '1500000',
    source: 'rail:sandbox:ARS',
    destination: 'payable',
  });
  const [payout] = await gatehouse.sql<{ id: string }>('SELECT id FROM payout WHERE payout_request_id = $1', [
    payoutRequestId,
  ]);
  expect(entries.filter(({ subjectId }) => subjectId === payout?.id)).toMatchObject([
    { type: 'debit', source: 'payable', destination: 'rail:sandbox:ARS' },
    { type: 'debit', source: 'railFees', destination: 'rail:sandbox:ARS' },
  ]);
});

test('a part of it begins where the other ended, sealed or not', async () => {
  const begin = '/rails/sandbox/statements?from=2020-01-01';
  const [first, second] = [
    await told(`${begin}&to=${between}`),
    await told(`/rails/sandbox/statements?from=${between}`),
  ];
  expect(second.balances[0]?.['opening']).toBe(first.balances[0]?.['closing']);
  // What came, less what the rail charged for it.
  expect(first.balances[0]).toMatchObject({ credits: '1500000', debits: '1500', closing: '1498500' });
  await gatehouse.advance(24 * 3_600);
  await gatehouse.service.get(SealLedger).run();
  expect(await told(`${begin}&to=${between}`)).toEqual({ ...first, isFinal: true });
  const later = await told(`/rails/sandbox/statements?from=${(await gatehouse.now()).toISOString().slice(0, 10)}`);
  expect(later.balances[0]).toMatchObject({ opening: await held('ARS'), closing: await held('ARS') });
});

test('what came to a purse and left it leads from its opening to its closing', async () => {
  const { balances, entries } = await told('/treasury/purses/collected/statements?from=2020-01-01');
  expect(balances).toMatchObject([{ tokenSymbol: 'USDC', blockchain: 'POLYGON', opening: '0', closing: '0' }]);
  const left = entries.filter(({ type }) => type === 'debit').map(({ value }) => BigInt(value ?? 0));
  expect(entries[0]).toMatchObject({ type: 'credit', value: '10000000', balance: '10000000' });
  expect(left.reduce((sum, units) => sum + units, 0n)).toBe(10_000_000n);
  expect(entries.at(-1)).toMatchObject({ balance: '0' });
});

test.each([
  ['text/csv', /^record,postedAt/],
  ['application/xml', /<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.08">/],
  ['application/pdf', /^%PDF-1\.7/],
])('a rail and a purse have statements as %s', async (type, begins) => {
  for (const path of ['/rails/sandbox', '/treasury/purses/liquidity'])
    expect(await as(type, `${path}/statements?from=2020-01-01`)).toMatch(begins);
});

test('the table of a rail says whose each entry is, in which currency', async () => {
  const [head, , entry] = (await as('text/csv', '/rails/sandbox/statements?from=2020-01-01')).split('\r\n');
  expect(head).toContain(',organizationId,fiatCurrencyCode,type,amount');
  expect(entry).toMatch(/^entry,.+,ARS,credit,15000,15000,/);
});

const formats = ['application/json', 'text/csv', 'application/xml', 'application/pdf'] as const;

test('a rail that is configured has a statement of nothing before anything comes', async () => {
  const [name, path] = ['http-provider first bank', '/rails/http-provider%20first%20bank/statements'];
  const provider = {
    RAIL_PROVIDER_URL: 'http://127.0.0.1:1/v1',
    RAIL_PROVIDER_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    RAIL_PROVIDER_NAME: 'first bank',
  };
  const { url } = gatehouse;
  const other = await Gatehouse.start({ beside: gatehouse, environment: { ROLE: 'api', ...provider } });
  expect(must(await other.operator.get(path), 200)).toMatchObject({ rail: name, balances: [], entries: [] });
  for (const format of formats) expect(await as(format, path, other.url)).not.toBe('');
  await other.stop();
  // A service that has no rail itself, as that of accounts, knows those that were compared.
  expect((await gatehouse.operator.get(path)).status).toBe(404);
  await gatehouse.sql(
    `INSERT INTO reconciled_rail (reconciliation_id, direction, rail, orders, differences, unsettled)
     VALUES (gen_random_uuid(), 'payouts', $1, 0, 0, 0)`,
    [name],
  );
  for (const format of formats) expect(await as(format, path, url)).not.toBe('');
});

test('a period that takes too long is refused where a shorter one may not, and it is said which', async () => {
  const asked = async (period: string): Promise<object> => {
    const locked = await gatehouse.holding('LOCK TABLE ledger_line IN ACCESS EXCLUSIVE MODE');
    const answer = gatehouse.operator.get(`/rails/sandbox/statements?${period}`);
    await locked.awaitedBy(1, 'ledger_sum AS place');
    // As PostgreSQL does by itself after half a minute.
    await query(
      gatehouse.environment['DATABASE_URL'],
      `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND strpos(query, 'ledger_sum AS place') > 0 AND pid <> pg_backend_pid()`,
    );
    const { status, body } = await answer;
    await locked();
    return { status, body };
  };
  expect(await asked('from=2024-01-01&to=2025-12-31')).toMatchObject({
    status: 400,
    body: {
      params: {
        failures: [
          {
            field: 'to',
            messages: ['must be earlier, such as 2024-12-31T12:00:00.000Z: all of this period cannot be read in time'],
          },
        ],
      },
    },
  });
  expect(await asked('from=2025-01-01&to=2025-01-01')).toMatchObject({ status: 503 });
});

test('there are no others, and none for partners', async () => {
  for (const [path, resource] of [
    ['/treasury/purses/gas/statements', 'purse'],
    ['/rails/nobody/statements', 'rail'],
    ['/rails/none/statements', 'rail'],
    ['/rails/sandbox%3AARS/statements', 'rail'],
    ['/rails/%00/statements', 'rail'],
  ] as const)
    expect(await gatehouse.operator.get(path)).toMatchObject({ status: 404, body: { params: { resource } } });
  const { api } = await gatehouse.organization();
  for (const path of ['/treasury/purses/collected/statements', '/rails/sandbox/statements'])
    expect((await api.get(path)).status).toBe(403);
});
