import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Applicant } from '../support/compliance/applicant.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { newSession } from '../support/compliance/reviews.js';

let gatehouse: Gatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

const company = { type: 'business', tier: 'US_STANDARD' } as const;
const persons = '/compliance/associated-persons';

function open(tier: 'US_STANDARD' | 'FULL' = 'US_STANDARD'): Promise<Applicant> {
  return Applicant.open(gatehouse, { type: 'business', tier });
}

function at(field: string, message: RegExp): object {
  return {
    status: 400,
    body: { params: { failures: [{ field, messages: [expect.stringMatching(message)] }] } },
  };
}

describe('an associated person', () => {
  test('belongs to the organization and says what is needed of them', async () => {
    const applicant = await open();
    const created = await applicant.api.post(persons, { relationships: ['CONTROL_PERSON'] });
    expect(created).toMatchObject({ status: 201 });
    expect(created.body).toEqual({
      associatedPersonId: expect.any(String),
      relationships: ['CONTROL_PERSON'],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      requiredAttestations: [
        { attestationType: 'associatedPersonPersonalInfo' },
        { attestationType: 'associatedPersonContactInfo' },
        { attestationType: 'associatedPersonResidentialAddress' },
        { attestationType: 'associatedPersonTaxInfo' },
        { attestationType: 'associatedPersonIdentityDocument' },
      ],
      uploadedAttestations: [],
    });
    const read = await applicant.api.get(`${persons}/${String(created.body['associatedPersonId'])}`);
    expect(read.body).toEqual(created.body);
    expect((await applicant.api.get(persons)).body['results']).toEqual([created.body]);
  });

  test('of a full review proves the address too', async () => {
    const applicant = await open('FULL');
    const { body } = await applicant.api.post(persons, { relationships: ['BENEFICIAL_OWNER'] });
    expect(body['requiredAttestations']).toContainEqual({ attestationType: 'associatedPersonProofOfAddress' });
  });

  test('can be removed, and is gone', async () => {
    const applicant = await open();
    const id = await applicant.addPerson('BENEFICIAL_OWNER');
    expect((await applicant.api.delete(`${persons}/${id}`)).status).toBe(204);
    expect((await applicant.api.get(`${persons}/${id}`)).status).toBe(404);
    expect((await applicant.api.delete(`${persons}/${id}`)).status).toBe(404);
    expect((await applicant.api.get(persons)).body['results']).toEqual([]);
    expect(await applicant.upload('businessAssociatedPersons', { associatedPersonIds: [id] })).toMatchObject(
      at('associatedPersonIds.0', /associated person of this organization/),
    );
  });

  test('whom a review lists stays until the list is without them', async () => {
    const applicant = await open();
    const [listed, other] = [await applicant.addPerson('CONTROL_PERSON'), await applicant.addPerson('CONTROL_PERSON')];
    await applicant.upload('businessAssociatedPersons', { associatedPersonIds: [listed] });
    expect(await applicant.api.delete(`${persons}/${listed}`)).toMatchObject({
      status: 409,
      body: { name: 'IllegalTransition', params: { resource: 'associatedPerson', trigger: 'delete' } },
    });
    await applicant.upload('businessAssociatedPersons', { associatedPersonIds: [other] });
    expect((await applicant.api.delete(`${persons}/${listed}`)).status).toBe(204);
  });

  test('completed once serves the next review too', async () => {
    const first = await open();
    const id = await first.addPerson('BENEFICIAL_OWNER', 'CONTROL_PERSON');
    await first.inReview();
    await first.decide({ type: 'approve' });
    const next = await Applicant.open(gatehouse, { ...company, organization: first.organization });
    await next.upload('businessAssociatedPersons', { associatedPersonIds: [id] });
    const { associatedPersons } = await next.review();
    expect(associatedPersons).toEqual([expect.objectContaining({ associatedPersonId: id, requiredAttestations: [] })]);
  });
});

describe('a business review lists', () => {
  test('up to four owners and one who runs it', async () => {
    const applicant = await open();
    const owners = await Promise.all(Array.from({ length: 5 }, () => applicant.addPerson('BENEFICIAL_OWNER')));
    const control = await applicant.addPerson('CONTROL_PERSON');
    const second = await applicant.addPerson('CONTROL_PERSON');
    const list = (...associatedPersonIds: string[]): ReturnType<Applicant['upload']> =>
      applicant.upload('businessAssociatedPersons', { associatedPersonIds });
    expect(await list(...owners)).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field: 'associatedPersonIds' }] } },
    });
    expect(await list(control, second)).toMatchObject(at('associatedPersonIds', /one control person/));
    expect(await list(...owners.slice(0, 4))).toMatchObject(at('associatedPersonIds', /a control person/));
    expect((await list(...owners.slice(0, 4), control)).status).toBe(201);
    const { associatedPersons = [] } = await applicant.review();
    expect(associatedPersons.map(({ associatedPersonId }) => associatedPersonId)).toEqual([
      ...owners.slice(0, 4),
      control,
    ]);
  });

  test('only its own people: a stranger is answered like nobody', async () => {
    const [applicant, stranger] = [await open(), await open()];
    const own = await applicant.addPerson('CONTROL_PERSON');
    const theirs = await stranger.addPerson('BENEFICIAL_OWNER');
    for (const id of [theirs, randomUUID()]) {
      expect(await applicant.upload('businessAssociatedPersons', { associatedPersonIds: [own, id] })).toMatchObject(
        at('associatedPersonIds.1', /associated person of this organization/),
      );
    }
  });

  test('nobody whose change would break its limits', async () => {
    const applicant = await open();
    const owners = await Promise.all(Array.from({ length: 4 }, () => applicant.addPerson('BENEFICIAL_OWNER')));
    const control = await applicant.addPerson('CONTROL_PERSON');
    await applicant.upload('businessAssociatedPersons', { associatedPersonIds: [...owners, control] });
    const change = (id: string, ...relationships: string[]): ReturnType<Applicant['upload']> =>
      applicant.api.patch(`${persons}/${id}`, { relationships });
    expect(await change(control, 'BENEFICIAL_OWNER', 'CONTROL_PERSON')).toMatchObject({
      status: 422,
      body: { name: 'LimitExceeded', params: { limit: 4, actual: 5 } },
    });
    expect(await change(owners[0] ?? '', 'CONTROL_PERSON')).toMatchObject({
      status: 422,
      body: { name: 'LimitExceeded', params: { limit: 1, actual: 2 } },
    });
    expect(await change(control, 'BENEFICIAL_OWNER')).toMatchObject({ status: 422 });
    const { associatedPersons = [] } = await applicant.review();
    expect(associatedPersons.at(-1)).toMatchObject({ relationships: ['CONTROL_PERSON'] });
  });

  test('and while it is with an officer, nothing about them moves', async () => {
    const applicant = await open();
    const id = await applicant.addPerson('BENEFICIAL_OWNER', 'CONTROL_PERSON');
    await applicant.inReview();
    const refused = { status: 409, body: { name: 'IllegalTransition' } };
    expect(await applicant.uploadAbout(id, 'associatedPersonTaxInfo')).toMatchObject(refused);
    expect(await applicant.api.patch(`${persons}/${id}`, { relationships: ['CONTROL_PERSON'] })).toMatchObject(refused);
    expect(await applicant.api.delete(`${persons}/${id}`)).toMatchObject(refused);
  });
});

describe('what is compared is validated again', () => {
  test('when a relationship changes', async () => {
    const applicant = await open();
    const id = await applicant.addPerson('CONTROL_PERSON');
    await applicant.complete();
    await applicant.uploadAbout(id, 'associatedPersonPersonalInfo', { ownershipPercentage: 10 });
    const before = await applicant.validated();
    expect(personalInfoOf(before, id)).toEqual({ type: 'approved' });
    await applicant.api.patch(`${persons}/${id}`, { relationships: ['CONTROL_PERSON', 'BENEFICIAL_OWNER'] });
    const after = await applicant.validated();
    expect(personalInfoOf(after, id)).toMatchObject({ type: 'failed', failures: [{ severity: 'WARNING' }] });
  });

  test('when what people own no longer adds up', async () => {
    const applicant = await open();
    const [one, two] = [
      await applicant.addPerson('BENEFICIAL_OWNER', 'CONTROL_PERSON'),
      await applicant.addPerson('BENEFICIAL_OWNER'),
    ];
    await applicant.complete();
    await applicant.uploadAbout(one, 'associatedPersonPersonalInfo', { ownershipPercentage: 60 });
    await applicant.uploadAbout(two, 'associatedPersonPersonalInfo', {
      ownershipPercentage: 60,
      birthDate: '1971-01-01',
    });
    const { uploadedAttestations } = await applicant.validated();
    const listing = uploadedAttestations.find(({ attestationType }) => attestationType === 'businessAssociatedPersons');
    expect(listing?.validationStatus).toMatchObject({
      type: 'failed',
      failures: expect.arrayContaining([
        expect.objectContaining({ failureCode: 'INCONSISTENT_DATA', severity: 'BLOCKING' }),
      ]),
    });
    await applicant.uploadAbout(two, 'associatedPersonPersonalInfo', {
      ownershipPercentage: 40,
      birthDate: '1971-01-01',
    });
    const mended = await applicant.validated();
    const again = mended.uploadedAttestations.find(
      ({ attestationType }) => attestationType === 'businessAssociatedPersons',
    );
    const messages = again?.validationStatus.failures?.map(({ message }) => message) ?? [];
    expect(messages.join(' ')).not.toContain('more than 100 %');
  });
});

test('a widget session changes nobody once its review is closed, also whom no review lists', async () => {
  const applicant = await open();
  await applicant.addPerson('BENEFICIAL_OWNER', 'CONTROL_PERSON');
  await applicant.inReview();
  const unlisted = await applicant.addPerson('BENEFICIAL_OWNER');
  const { api } = await newSession(gatehouse, applicant.organization, { reviewId: applicant.reviewId });
  const path = `${persons}/${unlisted}`;
  const contact = { type: 'associatedPersonContactInfo', email: 'a@b.example', phoneNumber: '+5491123456789' };
  const tried = [
    await api.post(persons, { relationships: ['CONTROL_PERSON'] }),
    await api.post(`${path}/attestations`, contact),
    await api.patch(path, { relationships: ['CONTROL_PERSON'] }),
    await api.delete(path),
  ];
  expect(tried.map(({ status, body }) => [status, (body['params'] as { from?: string } | undefined)?.from])).toEqual(
    tried.map(() => [409, 'inReview']),
  );
  expect((await applicant.api.post(`${path}/attestations`, contact)).status).toBe(201);
});

function personalInfoOf({ associatedPersons = [] }: Awaited<ReturnType<Applicant['review']>>, id: string): unknown {
  return associatedPersons
    .find(({ associatedPersonId }) => associatedPersonId === id)
    ?.uploadedAttestations.find(({ attestationType }) => attestationType === 'associatedPersonPersonalInfo')
    ?.validationStatus;
}
