import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Company, ask, company, takeBack } from '../support/compliance/invitation-requests.js';
import { listPersons, newPerson } from '../support/compliance/invitations.js';
import { newSession } from '../support/compliance/reviews.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
});
afterAll(() => gatehouse.stop());

async function askFiveTimes(business: Company): Promise<void> {
  for (const _ of [1, 2, 3, 4, 5]) {
    must(await ask(business), 201);
    await takeBack(business);
  }
}

describe('to ask for an invitation', () => {
  test('is possible five times a day for a person', async () => {
    const acme = await company(gatehouse);
    await askFiveTimes(acme);
    const refused = { status: 422, body: { name: 'LimitExceeded', params: { limit: 5, actual: 6 } } };
    expect(await ask(acme)).toMatchObject(refused);
    await gatehouse.advance(24 * 60 * 60 + 1);
    const { api } = await newSession(gatehouse, acme.organization, { reviewId: acme.reviewId });
    must(await ask({ ...acme, widget: api }), 201);
  });

  test('is possible for a business 25 times a day, also where it adds the same person anew each time', async () => {
    const acme = await company(gatehouse);
    const { organization, reviewId } = acme;
    let { personId } = acme;
    for (const _ of [1, 2, 3, 4, 5]) {
      await askFiveTimes({ ...acme, personId });
      const added = await newPerson(organization.api);
      await listPersons(organization.api, reviewId, [added]);
      must(await organization.api.delete(`/compliance/associated-persons/${personId}`), 204);
      personId = added;
    }
    const refused = { status: 422, body: { name: 'LimitExceeded', params: { limit: 25, actual: 26 } } };
    expect(await ask({ ...acme, personId })).toMatchObject(refused);
    await gatehouse.advance(24 * 60 * 60 + 1);
    const { api } = await newSession(gatehouse, organization, { reviewId });
    must(await ask({ ...acme, personId, widget: api }), 201);
  });
});
