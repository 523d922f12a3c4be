import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { get } from 'node:http';
import { must } from '../support/service/api.js';
import { activeAccount } from '../support/chains/accounts.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { withOnly } from '../support/service/only-role.js';
import type { StaffApi } from '../support/service/staff-api.js';
import { arrives, arsTransfer, askedFor, money, payee, untilPayin } from '../support/payments/payins.js';
import { until } from '../support/run/until.js';

let gatehouse: OwnGatehouse;
let treasurer: StaffApi;
let support: StaffApi;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  [treasurer, support] = [await withOnly(gatehouse, 'treasurer'), await withOnly(gatehouse, 'support')];
});
afterAll(() => gatehouse.stop());

function asPerson({ cookie }: StaffApi): Record<string, string> {
  return { Cookie: cookie, Accept: 'text/csv' };
}

function asOrganization({ api }: Organization): Record<string, string> {
  return { Authorization: `Bearer ${api.key ?? ''}`, Accept: 'text/csv' };
}

function table(path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${gatehouse.url}${path}`, { headers });
}

async function linesOf(path: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await table(path, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return (await answer.text()).split('\r\n').slice(0, -1);
}

/** As deposits leave them behind, the newest first; `broken` is the place of one that cannot be shown. */
async function transactions(count: number, broken?: number): Promise<Organization> {
  const organization = await gatehouse.organization();
  const { id } = await activeAccount(organization.api);
  await gatehouse.sql(
    `INSERT INTO transaction (organization_id, id, account_id, type, token, blockchain, units, transaction_hash, source_address, destination_address, mined_at)
     SELECT $1, ('01990000-0000-7000-8000-' || lpad(to_hex($3 - place), 12, '0'))::uuid, $2, 'credit', 'USDC', 'POLYGON', place, '0x' || place, '0xa', '0xb',
       CASE WHEN place = $4 THEN 'infinity' ELSE now() END FROM generate_series(1, $3::int) AS place`,
    [organization.id, id, count, broken ?? 0],
  );
  // For a table that seems empty, the planner reads all rows of an organization for each page.
  await gatehouse.sql('ANALYZE transaction');
  return organization;
}

describe('a list as a table', () => {
  test('has every row of it, beyond one page, each once and in the order of the list', async () => {
    const organization = await transactions(250);
    const [header = '', ...rows] = await linesOf('/transactions?limit=3', asOrganization(organization));
    const place = header.split(',').indexOf('transactionHash');
    expect(rows.map((row) => row.split(',')[place])).toEqual(
      Array.from({ length: 250 }, (_, index) => `0x${index + 1}`),
    );
  });

  test('reads the log of events to its end', async () => {
    const organization = await gatehouse.organization();
    await gatehouse.sql(
      `INSERT INTO event (organization_id, id, category, type, resource_id, occurred_at, payload)
       SELECT $1, (lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid, 'payin', 'payin_status_changed', gen_random_uuid(), now(), '{"type":"payin_status_changed"}' FROM generate_series(1, 205) AS n`,
      [organization.id],
    );
    const before = await linesOf('/events', asOrganization(organization));
    expect(before.length).toBeGreaterThanOrEqual(1 + 205);
    expect(new Set(before).size).toBe(before.length);
  });

  test('is masked as the list is, runs no formula, and has the same columns without rows', async () => {
    const to = await payee(gatehouse);
    const payin = await askedFor(to, arsTransfer('150000'));
    await arrives(to.api, { payinId: payin.id }, money.ars('150000', { senderName: '=HYPERLINK("http://x")' }));
    await untilPayin(gatehouse, to.api, payin.id, 'completed');
    const [header = '', row = ''] = await linesOf(`/payins?q=${payin.id}`, asPerson(treasurer));
    expect(header).toContain('payinDetails.amount.value');
    expect(row).toContain(payin.id);
    expect(row).toContain(`"'=HYPERLINK(""http://x"")"`);
    const [, masked = ''] = await linesOf(`/payins?q=${payin.id}`, asPerson(support));
    expect(masked).toContain(payin.id);
    expect(masked).not.toContain('HYPERLINK');
    expect(await linesOf('/payins?status=on-hold', asPerson(treasurer))).toEqual([header]);
  });

  test('is of the caller alone', async () => {
    const [mine, theirs] = [await transactions(1), await transactions(2)];
    expect(await linesOf('/transactions', asOrganization(mine))).toHaveLength(2);
    expect(await linesOf(`/transactions?organizationId=${theirs.id}`, asOrganization(mine))).toHaveLength(1);
    expect(await linesOf(`/transactions?organizationId=${theirs.id}`, asPerson(support))).toHaveLength(3);
  });

  test('is a line in the audit trail, before its first', async () => {
    const organization = await transactions(1);
    await linesOf('/transactions?amountFrom=1&limit=5', asOrganization(organization));
    await linesOf(`/transactions?organizationId=${organization.id}`, asPerson(support));
    const { body } = await gatehouse.operator.get(`/compliance/audit-entries?organizationId=${organization.id}`);
    expect((body['results'] as { action: string }[]).filter(({ action }) => action === 'listExported')).toMatchObject([
      { actor: `staff:${support.id}`, subject: 'list:/transactions', reason: `organizationId=${organization.id}` },
      { subject: 'list:/transactions', reason: 'amountFrom=1' },
    ]);
  });

  test('is recorded without the words that were looked for, which may be a name', async () => {
    const organization = await gatehouse.organization();
    await linesOf('/counterparties?search=Zulema', asOrganization(organization));
    const { body } = await gatehouse.operator.get(`/compliance/audit-entries?organizationId=${organization.id}`);
    expect((body['results'] as object[]).at(0)).toMatchObject({ action: 'listExported', reason: 'search=%E2%80%A6' });
  });

  test.each([
    ['what is refused is JSON, as ever', '/payins?status=nothing', 400],
    ['so is what a role may not see', '/compliance/audit-entries', 403],
  ])('%s', async (_, path, status) => {
    const answer = await table(path, asPerson(support));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('takes a sign-in that is not long ago', async () => {
    const person = await gatehouse.signedIn('officer');
    await gatehouse.sql(
      `UPDATE staff_session SET created_at = created_at - interval '16 minutes' WHERE staff_id = $1`,
      [person.id],
    );
    const fresh = await gatehouse.signedIn('officer');
    expect((await table('/compliance/reviews', asPerson(fresh))).status).toBe(200);
    const answer = await table('/compliance/reviews', asPerson(person));
    expect([answer.status, ((await answer.json()) as { params: object }).params]).toMatchObject([
      403,
      { reason: 'signInAgain' },
    ]);
  });
});

describe('a table that is cut', () => {
  test('by a page that cannot be read does not end as a whole one does', async () => {
    const organization = await transactions(300, 150);
    const answer = await table('/transactions', asOrganization(organization));
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  test('by a client that hangs up is read no further, and nothing of it stays', async () => {
    const organization = await transactions(60_000);
    await new Promise<void>((resolve, reject) => {
      const asked = get(`${gatehouse.url}/transactions`, { headers: asOrganization(organization) }, (answer) => {
        answer.once('data', () => {
          answer.destroy();
          resolve();
        });
      });
      asked.on('error', reject);
    });
    const reading = `datname = current_database() AND query LIKE 'SELECT * FROM transaction WHERE%'`;
    await until(
      () => 'the pages that nobody reads are read no more',
      async () => {
        const [row] = await gatehouse.sql<{ ended: boolean }>(
          `SELECT coalesce(max(query_start) < clock_timestamp() - interval '2 seconds', true) AS ended FROM pg_stat_activity WHERE ${reading}`,
        );
        return row?.ended === true;
      },
    );
    const [open] = await gatehouse.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE state <> 'idle' AND ${reading}`,
    );
    expect(open?.count).toBe(0);
    const [read] = await gatehouse.sql<{ rows: number }>(
      `SELECT coalesce(idx_tup_fetch, 0)::int AS rows FROM pg_stat_user_tables WHERE relname = 'transaction'`,
    );
    expect(read?.rows).toBeLessThan(30_000);
    must(await organization.api.get('/transactions?limit=1'), 200);
  });
});
