import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditEntries } from '../support/compliance/audit-entries.js';
import { invite, listPersons, openInvitation } from '../support/compliance/invitations.js';
import { type Company, ask, company, giveAll } from '../support/compliance/invitation-requests.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
const persons = '/compliance/associated-persons';

beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
});
afterAll(() => gatehouse.stop());

async function told({ organization }: Company): Promise<readonly Record<string, unknown>[]> {
  const { results } = must(await organization.api.get('/events?after=0'), 200);
  return (results as { payload: Record<string, unknown> }[])
    .map(({ payload }) => payload)
    .filter(({ type }) => type === 'associated_person_invitation_requested');
}

async function seen({ widget, personId }: Company): Promise<Record<string, unknown>> {
  return must(await widget.get(`${persons}/${personId}`), 200);
}

describe('a business that asks in the widget', () => {
  test('is seen to ask until its partner invites, where it said', async () => {
    const acme = await company(gatehouse);
    const { organization, reviewId: complianceReviewId, personId } = acme;
    const request = must(await ask(acme, { email: 'ana@acme.example' }), 201);
    expect(request).toEqual({ complianceReviewId, requestedAt: expect.any(String) });
    expect(await seen(acme)).toMatchObject({ invitationRequest: request });
    expect(await told(acme)).toEqual([
      {
        type: 'associated_person_invitation_requested',
        organizationId: organization.id,
        complianceReviewId,
        associatedPersonId: personId,
        requestedAt: request['requestedAt'],
      },
    ]);
    expect(await gatehouse.databaseText()).not.toContain('ana@acme.example');
    const invitation = must(await organization.api.post(`${persons}/${personId}/invitations`, {}), 201);
    expect(invitation).toMatchObject({ email: 'ana@acme.example', status: 'waiting' });
    const person = await seen(acme);
    expect(person).toMatchObject({ invitation: { id: invitation['id'], status: 'waiting' } });
    expect(person).not.toHaveProperty('invitationRequest');
    const rows = await gatehouse.sql('SELECT invitation_email FROM associated_person WHERE id = $1', [personId]);
    expect(rows).toEqual([{ invitation_email: null }]);
  });

  test('asks once, whether it says so ten times at once or again later', async () => {
    const acme = await company(gatehouse);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(acme)));
    const [first] = answers;
    for (const { status, body } of answers) expect([status, body]).toEqual([201, first?.body]);
    expect((await ask(acme, { email: 'ana@acme.example' })).body).toEqual(first?.body);
    expect(await told(acme)).toHaveLength(1);
    const { organization, personId } = acme;
    const invitation = must(await organization.api.post(`${persons}/${personId}/invitations`, {}), 201);
    expect(invitation).toMatchObject({ email: 'ana@acme.example' });
  });

  test('is answered once, and for what it asks now', async () => {
    const acme = await company(gatehouse);
    const { organization, personId, widget } = acme;
    const { requestedAt } = must(await ask(acme), 201);
    const answer = (moment: unknown): Promise<Answer> =>
      organization.api.post(`${persons}/${personId}/invitations`, { requestedAt: moment });
    const refused = {
      status: 409,
      body: { name: 'IllegalTransition', params: { from: 'notRequested', trigger: 'invite' } },
    };
    must(await widget.delete(`${persons}/${personId}/invitation-request`), 204);
    expect(await answer(requestedAt)).toMatchObject(refused);
    const again = must(await ask(acme, { email: 'ana@acme.example' }), 201);
    expect(await answer(requestedAt)).toMatchObject(refused);
    const sameMoment = String(again['requestedAt']).replace('Z', '+00:00');
    const made = must(await answer(sameMoment), 201);
    expect(made).toMatchObject({ email: 'ana@acme.example', status: 'waiting' });
    must(await openInvitation(gatehouse, String(made['url']).split('#')[1] ?? ''), 200);
    expect(await answer(again['requestedAt'])).toMatchObject(refused);
    expect(await seen(acme)).toMatchObject({ invitation: { id: made['id'], status: 'opened' } });
  });

  test('says where, and its partner knows better', async () => {
    const acme = await company(gatehouse);
    must(await ask(acme, { email: 'ana@acme.example' }), 201);
    const { organization, personId } = acme;
    const given = { email: 'ana@home.example' };
    expect(must(await organization.api.post(`${persons}/${personId}/invitations`, given), 201)).toMatchObject(given);
  });

  test('answers itself instead, and the invitation is over', async () => {
    const acme = await company(gatehouse);
    const { organization, personId, widget } = acme;
    must(await ask(acme), 201);
    const invitation = await invite(organization.api, personId);
    must(await ask(acme), 201);
    for (const _ of [1, 2]) must(await widget.delete(`${persons}/${personId}/invitation-request`), 204);
    const person = await seen(acme);
    expect(person).toMatchObject({ invitation: { status: 'revoked' } });
    expect(person).not.toHaveProperty('invitationRequest');
    expect((await openInvitation(gatehouse, invitation.token)).body).toMatchObject({ params: { from: 'revoked' } });
    const { results } = await auditEntries(gatehouse, organization.id);
    const revoked = results.filter(({ action }) => action === 'invitationRevoked');
    expect(revoked).toMatchObject([
      { subject: `invitation:${invitation.id}`, actor: expect.stringMatching(/^session:/) },
    ]);
  });
});

describe('a request is refused', () => {
  const illegal = (from: string): object => ({
    status: 409,
    body: {
      name: 'IllegalTransition',
      params: { resource: 'associatedPerson', from, trigger: 'requestInvitation' },
    },
  });

  test.each([
    ['an address that is none', { email: 'ana' }, 'email'],
    ['something else', { name: 'Ana' }, 'name'],
  ])('with %s', async (_, body, field) => {
    expect(await ask(await company(gatehouse), body)).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field }] } },
    });
  });

  test('for a person who was taken off, and one who was removed', async () => {
    const acme = await company(gatehouse);
    const { organization, reviewId, personId } = acme;
    const { associatedPersonId } = must(
      await acme.widget.post(persons, { relationships: ['BENEFICIAL_OWNER', 'CONTROL_PERSON'] }),
      201,
    );
    const added = { ...acme, personId: String(associatedPersonId) };
    expect(await ask(added)).toMatchObject(illegal('unlisted'));
    must(await ask(acme, { email: 'ana@acme.example' }), 201);
    await listPersons(organization.api, reviewId, [added.personId]);
    // The session never had to do with persons of the organization whom its review does not list.
    expect((await ask(acme)).body).toMatchObject({ name: 'Forbidden' });
    must(await organization.api.delete(`${persons}/${personId}`), 204);
    expect((await ask(acme)).status).toBe(404);
    const rows = await gatehouse.sql('SELECT invitation_email FROM associated_person WHERE id = $1', [personId]);
    expect(rows).toEqual([{ invitation_email: null }]);
    expect(await told(acme)).toHaveLength(1);
  });

  test('for a person who has finished, and what they finished stays', async () => {
    const acme = await company(gatehouse);
    const { organization, personId, widget } = acme;
    const { token } = await invite(organization.api, personId);
    const { token: session } = must(await openInvitation(gatehouse, token), 200);
    const owner = gatehouse.withKey(String(session));
    await giveAll(owner, personId);
    must(await owner.post('/compliance/invitations/current/finish', {}), 200);
    expect(await ask(acme)).toMatchObject(illegal('finished'));
    must(await widget.delete(`${persons}/${personId}/invitation-request`), 204);
    expect(await seen(acme)).toMatchObject({ invitation: { status: 'finished' } });
  });

  test('for persons of another organization, from who was invited, and from a key', async () => {
    const acme = await company(gatehouse);
    const { organization, personId, widget } = acme;
    const other = await company(gatehouse);
    const strange = await ask({ ...acme, personId: other.personId });
    const absent = await ask({ ...acme, personId: '0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00' });
    expect([strange.status, absent.status]).toEqual([404, 404]);
    const { token } = must(await openInvitation(gatehouse, (await invite(organization.api, personId)).token), 200);
    for (const api of [gatehouse.withKey(String(token)), organization.api]) {
      const path = `${persons}/${personId}/invitation-request`;
      expect([(await api.post(path, {})).status, (await api.delete(path)).status]).toEqual([403, 403]);
    }
    expect(must(await widget.get(`${persons}/${personId}`), 200)).toMatchObject({ invitation: { status: 'opened' } });
    expect([...(await told(acme)), ...(await told(other))]).toEqual([]);
  });

  test('once the review is closed', async () => {
    const acme = await company(gatehouse);
    await gatehouse.sql(`UPDATE review SET status = 'inReview', submitted_at = now() WHERE id = $1`, [acme.reviewId]);
    for (const answer of [await ask(acme), await acme.widget.delete(`${persons}/${acme.personId}/invitation-request`)])
      expect(answer).toMatchObject({
        status: 409,
        body: { name: 'IllegalTransition', params: { resource: 'complianceReview', from: 'inReview' } },
      });
    expect(await told(acme)).toEqual([]);
  });
});
