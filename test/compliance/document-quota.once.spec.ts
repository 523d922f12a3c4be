import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { validAttestation } from '../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import { pdf, upload, uploadPicture } from '../support/documents/documents.js';
import { type Answer, type Api, idOf, must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { newSession, openReview } from '../support/compliance/reviews.js';

const persons = '/compliance/associated-persons';
const limit = 3 * 1024 * 1024;
const environment = { REVIEW_DOCUMENTS_MEBIBYTES: '3' };

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment });
});
afterAll(() => gatehouse.stop());

/** Uploaded with a key, and said to be so large. */
async function documentOf(api: Api, sizeBytes: number): Promise<string> {
  const id = await uploadPicture(api);
  await gatehouse.sql('UPDATE document SET size_bytes = $2 WHERE id = $1', [id, sizeBytes]);
  return id;
}

function selfie(api: Api, reviewId: string, documentId: string): Promise<Answer> {
  const body = validAttestation('individualSelfiePhoto', { documentIds: [documentId] });
  return api.post(`/compliance/reviews/${reviewId}/attestations`, body);
}

function passport(api: Api, personId: string, documentId: string): Promise<Answer> {
  const body = validAttestation('associatedPersonIdentityDocument', { documentIds: [documentId] });
  return api.post(`${persons}/${personId}/attestations`, body);
}

const beyond = (actual: number): object => ({
  status: 422,
  body: { name: 'LimitExceeded', params: { limit, actual } },
});

describe('what a review holds', () => {
  let organization: Organization;
  let api: Api;
  let reviewId: string;
  beforeAll(async () => {
    organization = await gatehouse.organization();
    ({ api } = organization);
    reviewId = await openReview(api, 'individual');
  });

  test('counts what came with a key and was filed, also what was replaced', async () => {
    const large = await documentOf(api, limit - 1_000);
    const small = await documentOf(api, 1_000);
    must(await selfie(api, reviewId, large), 201);
    must(await selfie(api, reviewId, small), 201);
    const more = await documentOf(api, 1);
    expect(await selfie(api, reviewId, more)).toMatchObject(beyond(limit + 1));
    expect(await gatehouse.sql('SELECT used_at AS "usedAt" FROM document WHERE id = $1', [more])).toEqual([
      { usedAt: null },
    ]);
  });

  test('counts each document once', async () => {
    const [first] = await gatehouse.sql<{ id: string }>(
      'SELECT id FROM document WHERE organization_id = $1 AND used_at IS NOT NULL ORDER BY size_bytes LIMIT 1',
      [organization.id],
    );
    must(await selfie(api, reviewId, String(first?.id)), 201);
  });

  test('counts for what its sessions upload as well', async () => {
    const session = await newSession(gatehouse, organization, { reviewId });
    const bytes = pdf();
    expect(await upload(session.api, bytes)).toMatchObject(beyond(limit + bytes.length));
  });

  test('keeps nobody from saying what brings no document', async () => {
    await gatehouse.sql('UPDATE document SET size_bytes = size_bytes + 1 WHERE organization_id = $1', [
      organization.id,
    ]);
    const body = validAttestation('individualContactInfo');
    must(await api.post(`/compliance/reviews/${reviewId}/attestations`, body), 201);
  });

  test('is counted by itself: another review of the same organization takes the same document', async () => {
    const other = idOf(await api.post('/compliance/reviews', { type: 'individual', tier: 'LIGHT' }));
    must(await selfie(api, other, await documentOf(api, limit)), 201);
  });
});

test('two that come together through two processes are counted one after the other', async () => {
  const { api } = await gatehouse.organization();
  const beside = await Gatehouse.start({ beside: gatehouse, environment });
  try {
    const reviewId = await openReview(api, 'individual');
    const half = limit / 2 + 1;
    const documents = [];
    for (let count = 0; count < 4; count++) documents.push(await documentOf(api, half));
    const apis = [api, beside.withKey(String(api.key))];
    const answers = await Promise.all(
      documents.map((document, index) => selfie(apis[index % 2] ?? api, reviewId, document)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
  } finally {
    await beside.stop();
  }
});

describe('what is filed about a person', () => {
  test('counts in the reviews that list them', async () => {
    const { api } = await gatehouse.organization();
    const reviewId = await openReview(api, 'business');
    const personId = await person(api);
    must(await listed(api, reviewId, [personId]), 201);
    must(await passport(api, personId, await documentOf(api, limit)), 201);
    expect(await passport(api, personId, await documentOf(api, 1))).toMatchObject(beyond(limit + 1));
  });

  test('counts by itself until a review lists them, and then there', async () => {
    const { api } = await gatehouse.organization();
    const reviewId = await openReview(api, 'business');
    const [one, other] = [await person(api), await person(api, [])];
    for (const id of [one, other]) must(await passport(api, id, await documentOf(api, limit)), 201);
    expect(await passport(api, one, await documentOf(api, 1))).toMatchObject(beyond(limit + 1));
    expect(await listed(api, reviewId, [one, other])).toMatchObject(beyond(2 * limit));
    must(await listed(api, reviewId, [one]), 201);
  });

  async function person(api: Api, more: readonly string[] = ['CONTROL_PERSON']): Promise<string> {
    const created = await api.post(persons, { relationships: ['BENEFICIAL_OWNER', ...more] });
    const { associatedPersonId } = must(created, 201);
    return String(associatedPersonId);
  }

  function listed(api: Api, reviewId: string, associatedPersonIds: readonly string[]): Promise<Answer> {
    const body = { type: 'businessAssociatedPersons', associatedPersonIds };
    return api.post(`/compliance/reviews/${reviewId}/attestations`, body);
  }
});
