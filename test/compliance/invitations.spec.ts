import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { validAttestation } from '../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import { auditEntries } from '../support/compliance/audit-entries.js';
import {
  type InvitedPerson,
  invite,
  invitedPerson,
  listPersons,
  newPerson,
  openInvitation,
} from '../support/compliance/invitations.js';
import { newSession } from '../support/compliance/reviews.js';
import { formWith, picture } from '../support/documents/documents.js';
import { type Api, idOf, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
const persons = '/compliance/associated-persons';
const current = '/compliance/invitations/current';

beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
});
afterAll(() => gatehouse.stop());

const asked = [
  'associatedPersonPersonalInfo',
  'associatedPersonContactInfo',
  'associatedPersonResidentialAddress',
  'associatedPersonTaxInfo',
  'associatedPersonIdentityDocument',
] as const;

async function uploaded(api: Api): Promise<string> {
  return idOf(await api.post('/compliance/documents', formWith(await picture())));
}

async function giveAll({ api, personId }: InvitedPerson): Promise<string[]> {
  const documentIds = [await uploaded(api)];
  const ids: string[] = [];
  for (const type of asked)
    ids.push(idOf(await api.post(`${persons}/${personId}/attestations`, validAttestation(type, { documentIds }))));
  return ids;
}

describe('an invitation', () => {
  test('has an address that is shown once, and is found again by whom it was sent to', async () => {
    const { organization, personId } = await invitedPerson(gatehouse);
    const key = { 'Idempotency-Key': randomUUID() };
    const wanted = { email: 'ana@acme.example', expiresInSeconds: 3_600 };
    const address = `${persons}/${personId}/invitations`;
    const { url, ...rest } = must(await organization.api.post(address, wanted, key), 201);
    expect(url).toMatch(/^http:\/\/(localhost|127\.0\.0\.1):\d+\/onboard#giv_[0-9a-f]{32}_[0-9A-Za-z]{43}$/);
    expect(rest).toEqual({
      id: expect.any(String),
      status: 'waiting',
      email: 'ana@acme.example',
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
    });
    expect(Date.parse(String(rest['expiresAt'])) - Date.parse(String(rest['createdAt']))).toBe(3_600_000);
    expect((await organization.api.post(address, wanted, key)).body).toEqual(rest);
    const { results } = must(await organization.api.get(address), 200);
    expect(results).toMatchObject([rest, { status: 'revoked' }]);
    const text = await gatehouse.databaseText();
    expect(text).not.toContain('ana@acme.example');
    expect(text).not.toContain(String(url).split('_')[2]);
  });

  test('may be written with its secret in the path, which goes behind the # at once', async () => {
    const { organization, personId } = await invitedPerson(gatehouse);
    const { url, token } = await invite(organization.api, personId);
    const place = url.replace(`#${token}`, '');
    const answer = await fetch(`${place}/${token}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/onboard#${token}`]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect((await fetch(`${place}/giv_%2F%2Felsewhere.example`, { redirect: 'manual' })).status).toBe(404);
  });

  test.each([
    ['an address that is none', { email: 'ana' }, 'email'],
    ['too short a time', { expiresInSeconds: 299 }, 'expiresInSeconds'],
    ['too long a time', { expiresInSeconds: 2_592_001 }, 'expiresInSeconds'],
    ['something else', { name: 'Ana' }, 'name'],
  ])('with %s is refused', async (_, body, field) => {
    const { organization, personId } = await invitedPerson(gatehouse);
    expect(await organization.api.post(`${persons}/${personId}/invitations`, body)).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field }] } },
    });
  });

  test('is for somebody whom an open review lists', async () => {
    const { organization } = await invitedPerson(gatehouse);
    const other = await newPerson(organization.api);
    expect(await organization.api.post(`${persons}/${other}/invitations`, {})).toMatchObject({
      status: 409,
      body: {
        name: 'IllegalTransition',
        params: { resource: 'associatedPerson', from: 'unlisted', trigger: 'invite' },
      },
    });
  });
});

describe('who was invited', () => {
  test('gives their own answers and documents, says so, and the business reads it', async () => {
    const invited = await invitedPerson(gatehouse);
    const { api, organization, personId, invitation } = invited;
    const { name } = must(await organization.api.get('/organizations/current'), 200);
    expect(must(await api.get(current), 200)).toMatchObject({
      id: invitation.id,
      status: 'opened',
      associatedPersonId: personId,
      organizationName: name,
    });
    expect(await api.post(`${current}/finish`, {})).toMatchObject({
      status: 422,
      body: { name: 'MissingRequiredAttestations' },
    });
    const given = await giveAll(invited);
    expect(must(await api.post(`${current}/finish`, {}), 200)).toMatchObject({ status: 'finished' });
    const seen = must(await organization.api.get(`${persons}/${personId}`), 200);
    expect(seen['invitation']).toMatchObject({
      id: invitation.id,
      status: 'finished',
      openedAt: expect.any(String),
      finishedAt: expect.any(String),
    });
    const { results } = await auditEntries(gatehouse, organization.id);
    const byThem = results.filter(({ actor }) => actor === `invitation:${invitation.id}`).toReversed();
    expect(byThem.map(({ action, subject, address }) => [action, subject, typeof address])).toEqual([
      ['invitationOpened', `associatedPerson:${personId}`, 'string'],
      ...given.map((id) => ['attestationGiven', `attestation:${id}`, 'string']),
      ['invitationFinished', `associatedPerson:${personId}`, 'string'],
    ]);
  });

  test('says twice that they are ready, and it counts once', async () => {
    const invited = await invitedPerson(gatehouse);
    await giveAll(invited);
    const first = must(await invited.api.post(`${current}/finish`, {}), 200);
    expect(must(await invited.api.post(`${current}/finish`, {}), 200)).toEqual(first);
  });

  test('reads after coming back what they gave, and masked what somebody else gave about them', async () => {
    const { api, organization, personId, invitation, device } = await invitedPerson(gatehouse);
    const about = `${persons}/${personId}/attestations`;
    const own = idOf(await api.post(about, validAttestation('associatedPersonContactInfo')));
    const business = idOf(await organization.api.post(about, validAttestation('associatedPersonTaxInfo')));
    const { token } = must(await openInvitation(gatehouse, invitation.token, device), 200);
    const again = gatehouse.withKey(String(token));
    const { phoneNumber, email } = validAttestation('associatedPersonContactInfo');
    expect((await again.get(`${about}/${own}`)).body['payload']).toMatchObject({ phoneNumber, email });
    const { taxIdentificationNumber } = validAttestation('associatedPersonTaxInfo');
    expect(JSON.stringify((await again.get(`${about}/${business}`)).body)).not.toContain(taxIdentificationNumber);
  });

  test('reaches nothing of the others, nothing of the business, and no submission', async () => {
    const { api, organization, reviewId, personId } = await invitedPerson(gatehouse);
    const other = await newPerson(organization.api);
    await organization.api.patch(`${persons}/${other}`, { relationships: ['BENEFICIAL_OWNER'] });
    await listPersons(organization.api, reviewId, [personId, other]);
    const theirs = idOf(
      await organization.api.post(`${persons}/${other}/attestations`, validAttestation('associatedPersonContactInfo')),
    );
    const session = await newSession(gatehouse, organization, { reviewId });
    const document = await uploaded(session.api);
    const strangers: (readonly [string, string, number])[] = [
      ['GET', `${persons}/${other}`, 404],
      ['GET', `${persons}/${other}/attestations`, 404],
      ['GET', `${persons}/${other}/attestations/${theirs}`, 404],
      ['GET', `${persons}/${personId}/attestations/${theirs}`, 404],
      ['POST', `${persons}/${other}/attestations`, 404],
      ['GET', `/compliance/documents/${document}`, 404],
      ['GET', persons, 403],
      ['POST', persons, 403],
      ['PATCH', `${persons}/${personId}`, 403],
      ['DELETE', `${persons}/${personId}`, 403],
      ['GET', `${persons}/${personId}/invitations`, 403],
      ['GET', '/compliance/documents', 403],
      ['GET', '/compliance/sessions/current', 403],
      ['POST', '/compliance/phone-uploads', 403],
      ['GET', `/compliance/reviews/${reviewId}`, 403],
      ['GET', `/compliance/reviews/${reviewId}/attestations`, 403],
      ['POST', `/compliance/reviews/${reviewId}/submit`, 403],
    ];
    for (const [method, path, status] of strangers) {
      const answer = await api.call(method, path, method === 'GET' ? undefined : {});
      expect([method, path, answer.status]).toEqual([method, path, status]);
    }
    const naming = validAttestation('associatedPersonIdentityDocument', { documentIds: [document] });
    expect(await api.post(`${persons}/${personId}/attestations`, naming)).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field: 'governmentId.front.documentId' }] } },
    });
  });

  test('names no document that was uploaded by another invitation of the same person', async () => {
    const { api, organization, personId } = await invitedPerson(gatehouse);
    const earlier = await uploaded(api);
    const { token } = must(await openInvitation(gatehouse, (await invite(organization.api, personId)).token), 200);
    const next = gatehouse.withKey(String(token));
    expect((await next.get(`/compliance/documents/${earlier}`)).status).toBe(404);
    const naming = validAttestation('associatedPersonIdentityDocument', { documentIds: [earlier] });
    expect((await next.post(`${persons}/${personId}/attestations`, naming)).status).toBe(400);
  });
});

test('the invitations of an organization that is erased are gone', async () => {
  const { organization, invitation, api } = await invitedPerson(gatehouse);
  must(await gatehouse.operator.delete(`/organizations/${organization.id}`, { reason: 'A test' }), 204);
  expect((await api.get(current)).status).toBe(401);
  expect(await gatehouse.sql('SELECT FROM invitation WHERE id = $1', [invitation.id])).toEqual([]);
});
