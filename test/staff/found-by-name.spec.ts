import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Applicant } from '../support/compliance/applicant.js';
import { arrives, arsTransfer, askedFor, money, payee, untilPayin } from '../support/payments/payins.js';
import { payer, toWallet } from '../support/payments/payouts.js';
import { until } from '../support/run/until.js';
import { type Api, must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { withOnly } from '../support/service/only-role.js';
import type { StaffApi } from '../support/service/staff-api.js';

let gatehouse: OwnGatehouse;
let finance: StaffApi;
let support: StaffApi;
let officer: StaffApi;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  officer = await gatehouse.signedIn('officer');
  [finance, support] = [await withOnly(gatehouse, 'treasurer'), await withOnly(gatehouse, 'support')];
});
afterAll(() => gatehouse.stop());

async function found(by: Api, path: string, name: string, more = ''): Promise<string[]> {
  const page = must(await by.get(`${path}?q=${encodeURIComponent(name)}${more}`), 200);
  return (page['results'] as { id: string }[]).map(({ id }) => id);
}

async function paysTo(names: readonly (readonly [string, string])[]): Promise<{ owner: Organization; ids: string[] }> {
  const { organization, api, accountId } = await payer(gatehouse);
  const payouts = names.map(([firstName, lastName]) => ({
    ...toWallet(10),
    recipientInfo: { type: 'individual', firstName, lastName },
  }));
  const body = must(await api.post('/payout-requests', { sourceAccountId: accountId, payouts }), 201);
  return { owner: organization, ids: (body['payouts'] as { id: string }[]).map(({ id }) => id) };
}

describe('a name finds', () => {
  test('payouts to whom it is of, in all organizations or one, in any order of its words', async () => {
    const { owner, ids } = await paysTo([
      ['Zoë', 'Quintana'],
      ['Zoë', 'Other'],
      ['Zoe', 'Quintana'],
    ]);
    const elsewhere = await paysTo([['ZOE', 'QUINTANA']]);
    const [first, , last] = ids;
    for (const name of ['Zoë Quintana', 'quintana, zoe'])
      expect(await found(finance, '/payouts', name)).toEqual([elsewhere.ids[0], last, first]);
    expect(await found(finance, '/payouts', 'Zoe Quintana', `&organizationId=${owner.id}`)).toEqual([last, first]);
    expect(await found(finance, '/payouts', 'Zoe Quintana', '&sort=createdAt&limit=2')).toEqual([first, last]);
    expect(await found(owner.api, '/payouts', 'Zoe Quintana')).toEqual([last, first]);
    expect(await found(finance, '/payouts', 'Quintana')).toEqual([]);
    expect(await gatehouse.databaseText()).not.toContain('Quintana');
  });

  test('them page by page', async () => {
    const { ids } = await paysTo(Array.from({ length: 3 }, () => ['Paula', 'Paged'] as const));
    for (const [sort, expected] of [
      ['-createdAt', [...ids].reverse()],
      ['createdAt', ids],
      ['updatedAt', ids],
    ] as const) {
      const pages: string[] = [];
      for (let next = ''; ;) {
        const page = must(await finance.get(`/payouts?q=Paula+Paged&limit=1&sort=${sort}${next}`), 200);
        pages.push(...(page['results'] as { id: string }[]).map(({ id }) => id));
        const { nextId } = page as { nextId?: string };
        if (nextId === undefined) break;
        next = `&nextId=${nextId}`;
      }
      expect(pages).toEqual(expected);
    }
  });

  test('nothing for those who are shown no names', async () => {
    const { ids } = await paysTo([['Nadia', 'Hidden']]);
    expect(await found(finance, '/payouts', 'Nadia Hidden')).toEqual(ids);
    expect(await found(support, '/payouts', 'Nadia Hidden')).toEqual([]);
    expect(await found(support, '/payouts', ids[0] ?? '')).toEqual(ids);
  });

  test('payins by whom they were paid', async () => {
    const to = await payee(gatehouse);
    const { id } = await askedFor(to, arsTransfer('150000'));
    expect(await found(finance, '/payins', 'perez ana')).toEqual([]);
    await arrives(to.api, { payinId: id }, money.ars('150000'));
    await untilPayin(gatehouse, to.api, id, 'completed');
    expect(await found(finance, '/payins', 'perez ana')).toEqual([id]);
    expect(await found(support, '/payins', 'perez ana')).toEqual([]);
    expect(await found((await gatehouse.organization()).api, '/payins', 'perez ana')).toEqual([]);
  });

  test('reviews of whom it is of, as they are called now', async () => {
    const applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
    const name = { firstName: 'Iris', middleName: 'Maria', lastName: 'Individual' };
    must(await applicant.upload('individualPersonalInfoLight', { name }), 201);
    for (const given of ['Iris Individual', 'Individual Iris Maria'])
      expect(await found(officer, '/compliance/reviews', given)).toEqual([applicant.reviewId]);
    must(await applicant.upload('individualPersonalInfoLight', { name: { ...name, lastName: 'Changed' } }), 201);
    expect(await found(officer, '/compliance/reviews', 'Iris Individual')).toEqual([]);
    expect(await found(officer, '/compliance/reviews', 'Iris Changed')).toEqual([applicant.reviewId]);
    expect(await found(applicant.api, '/compliance/reviews', 'Iris Changed')).toEqual([applicant.reviewId]);
    expect(await found(support, '/compliance/reviews', 'Iris Changed')).toEqual([]);
    const business = await Applicant.open(gatehouse, { type: 'business', tier: 'FULL' });
    const names = { legalName: 'Orchard of Names S.A.', tradeName: 'Orchard' };
    must(await business.upload('businessIdentification', names), 201);
    for (const given of ['orchard of names s.a.', 'Orchard'])
      expect(await found(officer, '/compliance/reviews', given)).toEqual([business.reviewId]);
  });

  test('accounts by their own and by that of who holds them', async () => {
    const { organization, accountId } = await payer(gatehouse);
    await gatehouse.sql("UPDATE account SET name = 'Rent of the house' WHERE id = $1", [accountId]);
    await gatehouse.sql("UPDATE organization SET name = 'Holder of Names Ltd' WHERE id = $1", [organization.id]);
    for (const name of ['rent of the HOUSE', 'holder of names ltd'])
      expect(await found(finance, '/accounts', name)).toEqual([accountId]);
    expect(await found(finance, '/accounts', 'rent')).toEqual([]);
    const other = await gatehouse.organization();
    expect(await found(other.api, '/accounts', 'Holder of Names Ltd')).toEqual([]);
  });

  test('nothing of an erased organization, of which no fingerprint is left', async () => {
    const applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
    const name = { firstName: 'Elsa', lastName: 'Erased' };
    must(await applicant.upload('individualPersonalInfoLight', { name }), 201);
    const { id } = applicant.organization;
    const left = (): Promise<unknown[]> => gatehouse.sql('SELECT 1 FROM name_print WHERE organization_id = $1', [id]);
    expect(await left()).toHaveLength(1);
    must(await gatehouse.operator.delete(`/organizations/${id}`, { reason: 'asked to' }), 204);
    expect(await found(officer, '/compliance/reviews', 'Elsa Erased')).toEqual([]);
    await gatehouse.work('forgetNamesOfErasedOrganizations');
    await until('no fingerprint is left', async () => (await left()).length === 0);
  });
});
