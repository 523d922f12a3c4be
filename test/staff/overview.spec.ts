import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { platformOrganizationId } from '#contracts';
import { type Api, idOf, must } from '../support/service/api.js';
import { openReview } from '../support/compliance/reviews.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { withOnly } from '../support/service/only-role.js';
import { until } from '../support/run/until.js';
import { arrives, arsTransfer, askedFor, money, payee, untilPayin } from '../support/payments/payins.js';

interface Counts {
  readonly byStatus: readonly { status: string; count: number; oldestAt?: string }[];
  readonly byDay: readonly { day: string; count: number }[];
}
type Overview = Readonly<Record<string, Counts>>;

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

async function overview(by: Api = gatehouse.operator): Promise<Overview> {
  return must(await by.get('/overview'), 200) as unknown as Overview;
}

test('counts what there is by status and by day, also after the changes are added up', async () => {
  const empty = await overview();
  expect(empty['payins']).toMatchObject({ byStatus: [] });
  expect(empty['payins']?.byDay).toHaveLength(30);
  const to = await payee(gatehouse);
  const first = await askedFor(to, arsTransfer('150000'));
  const second = await askedFor(to, arsTransfer('160000'));
  expect((await overview())['payins']?.byStatus).toEqual([
    { status: 'created', count: 2, oldestAt: first.timestamps['createdAt'] },
  ]);
  await arrives(to.api, { payinId: first.id }, money.ars('150000'));
  await untilPayin(gatehouse, to.api, first.id, 'completed');
  const review = await openReview(to.api, 'business');
  const expected = [
    { status: 'completed', count: 1, oldestAt: first.timestamps['createdAt'] },
    { status: 'created', count: 1, oldestAt: second.timestamps['createdAt'] },
  ];
  const { payins, reviews } = await overview();
  expect(payins?.byStatus).toEqual(expected);
  expect(payins?.byDay.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(reviews?.byStatus).toMatchObject([{ status: 'draft', count: 1 }]);
  await until(
    () => 'the changes are added up',
    async () => (await gatehouse.sql('SELECT 1 FROM figure_change')).length === 0,
  );
  expect((await overview())['payins']?.byStatus).toEqual(expected);
  await gatehouse.sql('DELETE FROM review WHERE id = $1', [review]);
  expect((await overview())['reviews']?.byStatus).toEqual([]);
});

test('tells days that are long ago together', async () => {
  const before = (await overview())['payins'];
  await gatehouse.sql(
    `INSERT INTO figure (name, status, day, count) VALUES ('payin', 'completed', '2020-01-01', 5), ('payin', 'completed', '2020-01-02', 6)`,
  );
  const old = `SELECT day, count::int FROM figure WHERE name = 'payin' AND day < '2021'`;
  await until(
    () => 'old days are one',
    async () => (await gatehouse.sql(old)).length === 1,
  );
  expect(await gatehouse.sql(old)).toEqual([{ day: '', count: 11 }]);
  const after = (await overview())['payins'];
  const completed = (counts: Counts | undefined): number =>
    counts?.byStatus.find(({ status }) => status === 'completed')?.count ?? 0;
  expect(completed(after)).toBe(completed(before) + 11);
  expect(after?.byDay).toEqual(before?.byDay);
});

test('shows each person what they may read', async () => {
  const parts = async (by: Api): Promise<string[]> => Object.keys(await overview(by)).sort();
  const ofMoney = ['books', 'chains', 'jobs', 'payins', 'payoutRequests', 'payouts', 'proposals', 'treasury'];
  expect(await parts(await withOnly(gatehouse, 'officer'))).toEqual(['proposals', 'reviews']);
  expect(await parts(await withOnly(gatehouse, 'treasurer'))).toEqual(ofMoney);
  expect(await parts(await withOnly(gatehouse, 'administrator'))).toEqual(['proposals']);
  expect((await (await gatehouse.organization()).api.get('/overview')).status).toBe(403);
});

test('counts the proposals that wait for somebody, and not those whose time is over', async () => {
  const treasurer = await gatehouse.signedIn('treasurer');
  const { id: organizationId } = await gatehouse.organization();
  const propose = async (): Promise<string> => {
    const parameters = { organizationId, name: 'made', scopes: ['payouts:execute'] };
    return idOf(await treasurer.post('/proposals', { action: 'key.create', parameters, reason: 'A new payer' }));
  };
  const proposals = async (): Promise<unknown> => (await overview())['proposals'];
  expect(await proposals()).toMatchObject({ open: 0 });
  const [first, second] = [await propose(), await propose()];
  const { createdAt } = must(await treasurer.get(`/proposals/${first}`), 200);
  const byDay = expect.arrayContaining([{ day: String(createdAt).slice(0, 10), count: 2 }]) as unknown;
  expect(await proposals()).toEqual({ open: 2, oldestAt: createdAt, byDay });
  must(await treasurer.post(`/proposals/${second}/withdraw`), 200);
  expect(await proposals()).toMatchObject({ open: 1 });
  await gatehouse.sql('UPDATE proposal SET expires_at = created_at WHERE id = $1', [first]);
  expect(await proposals()).toEqual({ open: 0, byDay });
});

test('tells which chains are behind, or watched by nobody', async () => {
  const chains = async (): Promise<unknown> => (await overview())['chains'];
  expect(await chains()).toEqual([]);
  const watched = `INSERT INTO chain_watcher (blockchain, holder, held_until, troubles) VALUES ($1, gen_random_uuid(), now() + $2::interval, $3)`;
  await gatehouse.sql(watched, ['BASE', '1 hour', []]);
  await gatehouse.sql(watched, ['ETHEREUM', '-1 hour', []]);
  await gatehouse.sql(watched, ['POLYGON', '1 hour', ['nodeBehind']]);
  expect(await chains()).toEqual([
    { blockchain: 'ETHEREUM', troubles: ['unwatched'] },
    { blockchain: 'POLYGON', troubles: ['nodeBehind'] },
  ]);
});

test('sets what the treasury has against what it has to give, also on the days before', async () => {
  interface Asset {
    readonly held: string;
    readonly owed: string;
    readonly byDay: readonly { day: string; held: string }[];
  }
  const usdc = async (): Promise<Asset> => {
    const assets = (await overview())['treasury'] as unknown as readonly (Asset & Record<string, string>)[];
    const none = { held: '0', owed: '0', byDay: [] };
    return assets.find(({ tokenSymbol, blockchain }) => tokenSymbol === 'USDC' && blockchain === 'POLYGON') ?? none;
  };
  const before = await usdc();
  const to = await payee(gatehouse);
  const { id } = await askedFor(to, arsTransfer('150000'));
  // Nobody has approved it, so that the money waits.
  await gatehouse.sql(`UPDATE standing SET approved_tiers = '{}' WHERE organization_id = $1`, [to.organization.id]);
  await arrives(to.api, { payinId: id }, money.ars('150000'));
  const [payin] = await gatehouse.sql<{ units: string }>(
    `SELECT quote ->> 'tokenUnits' AS units FROM payin WHERE id = $1 AND status = 'pending'`,
    [id],
  );
  expect(BigInt(payin?.units ?? 0)).toBeGreaterThan(0n);
  const owed = String(BigInt(before.owed) + BigInt(payin?.units ?? 0));
  expect(await usdc()).toMatchObject({ held: before.held, owed });
  const place = `'${platformOrganizationId}', '00000000-0000-0000-0000-000000000003', 'available', 'USDC', 'POLYGON'`;
  const [today] = await gatehouse.sql<{ day: Date }>(`SELECT date_trunc('day', now(), 'UTC') AS day`);
  const ends = (ago: number): Date => new Date((today?.day.getTime() ?? 0) - ago * 86_400_000);
  await gatehouse.sql(`INSERT INTO ledger_balance VALUES (${place}, 99, 7) ON CONFLICT DO NOTHING`);
  await gatehouse.sql(`DELETE FROM ledger_snapshot WHERE organization_id = $1`, [platformOrganizationId]);
  for (const [ago, units] of [
    [10, 5],
    [3, 8],
  ] as const)
    await gatehouse.sql(`INSERT INTO ledger_snapshot VALUES (${place}, $1, $2)`, [ends(ago), units]);
  const { held, byDay } = await usdc();
  expect(BigInt(held)).toBe(BigInt(before.held) + 7n);
  const days = byDay.map((each) => each.held);
  // Seven days from the one that ended ten days ago, and five from the one that ended three days ago, with today.
  expect(days).toEqual([...Array.from({ length: 7 }, () => '5'), ...Array.from({ length: 5 }, () => '8')]);
});

test('says what reconciliations and proofs have found', async () => {
  const books = async (): Promise<unknown> => (await overview())['books'];
  const none = { walletDifferences: 0, railDifferences: 0, wrongPlaces: 0 };
  expect(await books()).toMatchObject(none);
  must(await gatehouse.operator.post('/reconciliations'), 201);
  await until('it is over', async () => Object.hasOwn((await books()) as object, 'reconciledAt'));
  await gatehouse.sql(
    `INSERT INTO wallet_difference (organization_id, id, account_id, blockchain, address, token, ledger_units, chain_units, block_number, reconciliation_id, opened_at)
     VALUES (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'POLYGON', '0x1', 'USDC', 1, 2, 3, gen_random_uuid(), now())`,
  );
  expect(await books()).toMatchObject({ ...none, walletDifferences: 1 });
});
