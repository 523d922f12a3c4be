import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DemoPartner } from '../support/browser/demo-partner.js';
import { openInvitation } from '../support/compliance/invitations.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

const answers = {
  type: 'individualPersonalInfoLight',
  name: { firstName: 'Ana', lastName: 'Pérez' },
  birthDate: '1990-05-17',
  nationality: 'AR',
};

let gatehouse: OwnGatehouse;
let partner: DemoPartner;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  partner = new DemoPartner(gatehouse);
});
afterAll(() => gatehouse.stop());

/** A customer whose person did everything through the session, as the widget does. */
async function submitted(): Promise<string> {
  const id = await partner.customer();
  const { body: session } = await partner.session(id);
  const widget = gatehouse.withKey(String(session['token']));
  const { body: customer } = await partner.read(id);
  const path = `/compliance/reviews/${String(customer['reviewId'])}`;
  expect(await widget.post(`${path}/attestations`, answers, { Origin: partner.origin })).toMatchObject({ status: 201 });
  expect(await widget.post(`${path}/submit`, {}, { Origin: partner.origin })).toMatchObject({ status: 200 });
  return id;
}

async function inReview(): Promise<string> {
  const id = await submitted();
  for (let position = 0; ; position += 1) {
    const [webhook] = await partner.delivered(id, 1, position);
    if (JSON.stringify(webhook?.body.payload).includes('"inReview"')) return id;
  }
}

async function statusOf(id: string): Promise<unknown> {
  const { body } = await partner.read(id);
  return (body['review'] as { status: unknown }).status;
}

describe('a customer of the demo partner', () => {
  test.each([
    ['LIGHT', 'individual'],
    ['STANDARD', 'individual'],
    ['US_STANDARD', 'business'],
    ['FULL', 'business'],
  ])('is an organization with a draft of %s', async (tier, type) => {
    const created = await partner.create({ tier, country: 'BR', name: 'Açaí & Filhos' });
    expect(created).toMatchObject({ status: 201, body: { tier, type, country: 'BR', name: 'Açaí & Filhos' } });
    const { organizationId, reviewId, id } = created.body as Record<string, string>;
    const organization = await gatehouse.operator.get(`/organizations/${organizationId}`);
    expect(organization.body).toMatchObject({ name: 'Açaí & Filhos', type, country: 'BR' });
    const { body } = await partner.read(id ?? '');
    expect(body).toMatchObject({ review: { id: reviewId, organizationId, tier, type, status: { type: 'draft' } } });
    expect(body['requirements']).toContainEqual(expect.objectContaining({ met: false, reason: expect.any(String) }));
  });

  test('keeps its key and its secret to the server', async () => {
    const { body } = await partner.create();
    expect(JSON.stringify([body, await partner.read(String(body['id']))])).not.toMatch(/gk_|whsec_/);
  });

  test('is told in the words of Gatehouse what cannot be', async () => {
    const nowhere = await partner.create({ tier: 'LIGHT', country: 'XX', name: 'Ana' });
    expect(nowhere).toMatchObject({
      status: 400,
      body: { name: 'ValidationFailed', params: { failures: [{ field: 'country' }] } },
    });
    expect(typeof nowhere.body['errorInstanceId']).toBe('string');
    const other = await partner.create({ tier: 'toString', country: 1 });
    expect((other.body['params'] as { failures: unknown[] }).failures).toEqual([
      { field: 'name', messages: ['must be a text'] },
      { field: 'country', messages: ['must be a text'] },
      { field: 'tier', messages: ['must be LIGHT, STANDARD, US_STANDARD, FULL'] },
    ]);
  });

  test('has a session that the page of the demo may use, and no other page', async () => {
    const id = await partner.customer();
    const { status, body } = await partner.session(id);
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['token', 'expiresAt']);
    const widget = gatehouse.withKey(String(body['token']));
    const path = `/compliance/reviews/${String((await partner.read(id)).body['reviewId'])}`;
    const read = await widget.get(path, { Origin: partner.origin });
    expect(read.status).toBe(200);
    expect(read.headers.get('access-control-allow-origin')).toBe(partner.origin);
    expect((await widget.get(path, { Origin: 'https://elsewhere.example' })).status).toBe(401);
  });
});

describe('the webhook of the demo partner', () => {
  test('arrives, is verified, and is shown with what verified it', async () => {
    const id = await submitted();
    const [first] = await partner.delivered(id, 1);
    expect(first).toMatchObject({
      position: 1,
      headers: { 'webhook-id': expect.any(String), 'webhook-signature': expect.stringMatching(/(^| )v1,/) },
      body: { eventCategory: 'compliance_review', payload: { type: 'compliance_review_status_changed' } },
    });
    expect(Math.abs(Date.now() - Date.parse(first?.receivedAt ?? ''))).toBeLessThan(60_000);
  });

  test('is told again to a page that comes back, from where it was', async () => {
    const id = await inReview();
    const all = await partner.delivered(id, 2);
    expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1));
    expect(await partner.delivered(id, 1, 1)).toEqual(all.slice(1));
  });

  test('is believed also where the sandbox clock was moved', async () => {
    await gatehouse.advance(3600);
    expect(await partner.delivered(await submitted(), 1)).toHaveLength(1);
  });
});

test('an owner whom a customer asks for is invited, and the page is shown the mail', async () => {
  const id = await partner.customer({ tier: 'US_STANDARD', country: 'AR', name: 'Acme' });
  const { body } = await partner.session(id);
  const widget = gatehouse.withKey(String(body['token']));
  const from = { Origin: partner.origin };
  const relationships = ['BENEFICIAL_OWNER', 'CONTROL_PERSON'];
  const persons = '/compliance/associated-persons';
  const { associatedPersonId } = must(await widget.post(persons, { relationships }, from), 201);
  const path = `/compliance/reviews/${String((await partner.read(id)).body['reviewId'])}/attestations`;
  const list = { type: 'businessAssociatedPersons', associatedPersonIds: [associatedPersonId] };
  must(await widget.post(path, list, from), 201);
  const asking = `${persons}/${String(associatedPersonId)}/invitation-request`;
  must(await widget.post(asking, { email: 'ana@acme.example' }, from), 201);
  const [first] = await partner.delivered(id, 1);
  expect(first).toMatchObject({
    body: { payload: { type: 'associated_person_invitation_requested', associatedPersonId } },
    mail: { to: 'ana@acme.example', about: 'Acme', url: expect.stringContaining('/onboard#giv_') },
  });
  const token = first?.mail?.url.split('#')[1] ?? '';
  must(await openInvitation(gatehouse, token), 200);
});

describe('the compliance officer', () => {
  test('approves', async () => {
    const id = await inReview();
    expect((await partner.decide(id, { type: 'approve' })).status).toBe(200);
    expect(await statusOf(id)).toMatchObject({ type: 'approved' });
  });

  test('rejects, and says why', async () => {
    const id = await inReview();
    const rejectionDescription = 'The register does not know the company.';
    expect((await partner.decide(id, { type: 'reject', rejectionDescription })).status).toBe(200);
    expect(await statusOf(id)).toMatchObject({ type: 'rejected', rejectionDescription });
  });

  test('asks for more, and the page is told what for', async () => {
    const id = await inReview();
    const request = { attestationType: 'individualSelfiePhoto', message: 'We need to see who you are.' };
    expect((await partner.decide(id, { type: 'requestInformation', requests: [request] })).status).toBe(200);
    expect(await statusOf(id)).toEqual({ type: 'additionalInformationRequested' });
    expect((await partner.read(id)).body['requirements']).toContainEqual(
      expect.objectContaining({ ...request, met: false }),
    );
  });

  test('sets it aside as an error, and takes it up again', async () => {
    const id = await inReview();
    await partner.decide(id, { type: 'error', errorDescription: 'The register could not be reached.' });
    expect(await statusOf(id)).toMatchObject({ type: 'error' });
    await partner.decide(id, { type: 'retry' });
    expect(await statusOf(id)).toMatchObject({ type: 'inReview' });
  });

  test('is told by Gatehouse what cannot be decided', async () => {
    const id = await partner.customer();
    const early = await partner.decide(id, { type: 'approve' });
    expect(early).toMatchObject({
      status: 409,
      body: { name: 'IllegalTransition', params: { from: 'draft', trigger: 'approve' } },
    });
    for (const odd of [[], 'approve', 1]) expect((await partner.decide(id, JSON.stringify(odd))).status).toBe(400);
  });
});
