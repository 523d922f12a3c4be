import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { validAttestation } from '../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import {
  invite,
  invitedPerson,
  listPersons,
  newDevice,
  newPerson,
  openInvitation,
} from '../support/compliance/invitations.js';
import { newSession } from '../support/compliance/reviews.js';
import { formWith, picture } from '../support/documents/documents.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
const persons = '/compliance/associated-persons';
const current = '/compliance/invitations/current';

beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
});
afterAll(() => gatehouse.stop());

function over(from: string): object {
  return {
    status: 409,
    body: { name: 'IllegalTransition', params: { resource: 'invitation', from, trigger: 'open' } },
  };
}

describe('an invitation is refused', () => {
  test('with another secret, or none', async () => {
    const { invitation } = await invitedPerson(gatehouse);
    for (const token of [`${invitation.token.slice(0, -1)}!`, `giv_${'0'.repeat(32)}_${'A'.repeat(43)}`, 'x']) {
      expect((await openInvitation(gatehouse, token)).body['name']).toBe('Unauthenticated');
    }
    expect(await openInvitation(gatehouse, invitation.token, 'short')).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field: 'device' }] } },
    });
  });

  test('on any device but the first', async () => {
    const { invitation, device } = await invitedPerson(gatehouse);
    expect(await openInvitation(gatehouse, invitation.token)).toMatchObject(over('opened'));
    expect((await openInvitation(gatehouse, invitation.token, device)).status).toBe(200);
  });

  test('to all but one of those who open it at once', async () => {
    const { organization, personId } = await invitedPerson(gatehouse);
    const { token } = await invite(organization.api, personId);
    const answers = await Promise.all(Array.from({ length: 4 }, () => openInvitation(gatehouse, token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  test('once it is revoked, together with the pages on which it is open', async () => {
    const { api, organization, personId, invitation, device } = await invitedPerson(gatehouse);
    const address = `${persons}/${personId}/invitations/${invitation.id}`;
    expect((await organization.api.delete(address)).status).toBe(204);
    expect((await api.get(current)).status).toBe(401);
    expect(await openInvitation(gatehouse, invitation.token, device)).toMatchObject(over('revoked'));
    expect((await organization.api.delete(address)).status).toBe(404);
  });

  test('once another one takes its place', async () => {
    const { api, organization, personId, invitation, device } = await invitedPerson(gatehouse);
    await invite(organization.api, personId);
    expect((await api.get(current)).status).toBe(401);
    expect(await openInvitation(gatehouse, invitation.token, device)).toMatchObject(over('revoked'));
  });

  test('once the person is taken off the list, also where it is open', async () => {
    const { api, organization, reviewId, personId, invitation, device } = await invitedPerson(gatehouse);
    await listPersons(organization.api, reviewId, [await newPerson(organization.api)]);
    const given = validAttestation('associatedPersonContactInfo');
    for (const answer of [
      await api.get(`${persons}/${personId}`),
      await api.post(`${persons}/${personId}/attestations`, given),
      await api.post(`${current}/finish`, {}),
      await api.post('/compliance/documents', formWith(await picture())),
    ])
      expect(answer).toMatchObject({ status: 403, body: { name: 'Forbidden', params: { requiredScope: 'invitee' } } });
    expect(await openInvitation(gatehouse, invitation.token, device)).toMatchObject(over('unlisted'));
    must(await organization.api.delete(`${persons}/${personId}`), 204);
    expect((await api.get(`${persons}/${personId}`)).status).toBe(404);
  });

  /** They would take it for a session of the whole review. */
  test('to processes of before, which know the tokens of other sessions alone', async () => {
    const { api, organization, reviewId } = await invitedPerson(gatehouse);
    const { token: other } = await newSession(gatehouse, organization, { reviewId });
    const key = String(api.key);
    expect([key, other]).toEqual([expect.stringMatching(/^gis_/), expect.stringMatching(/^gws_/)]);
    for (const token of [key.replace('gis', 'gws'), other.replace('gws', 'gis')])
      for (const path of [current, '/compliance/sessions/current'])
        expect((await gatehouse.withKey(token).get(path)).status).toBe(401);
  });

  test('when it is late', async () => {
    const { organization, personId } = await invitedPerson(gatehouse);
    const { token } = await invite(organization.api, personId, { expiresInSeconds: 600 });
    const device = newDevice();
    const opened = must(await openInvitation(gatehouse, token, device), 200);
    await gatehouse.advance(601);
    expect((await gatehouse.withKey(String(opened['token'])).get(current)).status).toBe(401);
    expect(await openInvitation(gatehouse, token, device)).toMatchObject(over('expired'));
    const { invitation } = must(await organization.api.get(`${persons}/${personId}`), 200);
    expect(invitation).toMatchObject({ status: 'expired' });
  });

  test('on the page of somebody else', async () => {
    const { organization, personId } = await invitedPerson(gatehouse);
    const { token, url } = await invite(organization.api, personId);
    const from = (Origin: string): Promise<{ status: number; body: Record<string, unknown> }> =>
      gatehouse.anyone.post('/compliance/invitations/open', { token, device: newDevice() }, { Origin });
    expect((await from('https://elsewhere.example')).body['name']).toBe('Forbidden');
    const { status, body } = await from(new URL(url).origin);
    expect(status).toBe(200);
    const api = gatehouse.withKey(String(body['token']));
    expect((await api.get(current, { Origin: new URL(url).origin })).status).toBe(200);
    expect((await api.get(current, { Origin: 'https://elsewhere.example' })).status).toBe(401);
  });
});
