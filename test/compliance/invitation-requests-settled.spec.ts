import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Applicant } from '../support/compliance/applicant.js';
import { type Company, ask, company, giveAll } from '../support/compliance/invitation-requests.js';
import { invite, openInvitation } from '../support/compliance/invitations.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
});
afterAll(() => gatehouse.stop());

/** Whether the request is open, and whether the address is there. */
async function kept({ organization, personId }: Company): Promise<[isOpen: boolean, hasEmail: boolean]> {
  const sql = 'SELECT 1 FROM associated_person WHERE id = $1 AND invitation_email IS NOT NULL';
  const addresses = await gatehouse.sql(sql, [personId]);
  const person = must(await organization.api.get(`/compliance/associated-persons/${personId}`), 200);
  return ['invitationRequest' in person, addresses.length > 0];
}

describe('the address that a business typed is deleted, though its partner never invites', () => {
  test('when the review is submitted', async () => {
    const acme = await company(gatehouse);
    must(await ask(acme, { email: 'ana@acme.example' }), 201);
    const applicant = Applicant.of(gatehouse, acme.organization, acme.reviewId);
    await applicant.complete();
    await applicant.validated();
    expect(await kept(acme)).toEqual([true, true]);
    must(await applicant.submit({ acknowledgeWarnings: true }), 200);
    expect(await kept(acme)).toEqual([false, false]);
  });

  test('when the review is closed', async () => {
    const acme = await company(gatehouse);
    const other = await company(gatehouse);
    for (const one of [acme, other]) must(await ask(one, { email: 'ana@acme.example' }), 201);
    const closing = { type: 'close', reason: 'Nobody answered for three months' };
    must(await Applicant.of(gatehouse, acme.organization, acme.reviewId).decide(closing), 200);
    expect(await kept(acme)).toEqual([false, false]);
    expect(await kept(other)).toEqual([true, true]);
  });

  test('when the person has finished by an earlier invitation', async () => {
    const acme = await company(gatehouse);
    const { organization, personId } = acme;
    const { token } = must(await openInvitation(gatehouse, (await invite(organization.api, personId)).token), 200);
    must(await ask(acme, { email: 'ana@acme.example' }), 201);
    const owner = gatehouse.withKey(String(token));
    await giveAll(owner, personId);
    expect(await kept(acme)).toEqual([true, true]);
    must(await owner.post('/compliance/invitations/current/finish', {}), 200);
    expect(await kept(acme)).toEqual([false, false]);
  });
});
