import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Answer, idOf } from '../support/service/api.js';
import { upload } from '../support/documents/documents.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { about, acme, director, owners } from './acme.js';
import { until } from '../support/run/until.js';

/**
 * How a business is onboarded, from beginning to end, with nothing but the API: read it from top to bottom.
 * Its five persons are four owners, one of whom also runs it, and a hired director who signs without being one.
 */
let gatehouse: OwnGatehouse;
let business: Organization;
let review: string;

beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { DOCUMENT_READING: 'on' } });
  business = await gatehouse.organization({ name: 'Muebles Acme S.A.' });
});
afterAll(() => gatehouse.stop());

const people = [...owners, director];

async function uploaded(bytes: Uint8Array): Promise<{ documentId: string }> {
  return { documentId: idOf(await upload(business.api, bytes)) };
}

test('the review is opened, and says what it needs', async () => {
  const created = await business.api.post('/compliance/reviews', { type: 'business', tier: 'FULL' });
  expect(created).toMatchObject({ status: 201, body: { status: { type: 'draft' }, associatedPersons: [] } });
  review = `/compliance/reviews/${String(created.body['id'])}`;

  const { body } = await business.api.get(`${review}/requirements`);
  expect(body['results']).toHaveLength(11);
});

test('the company answers; one answer asks for one document more', async () => {
  for (const [type, answers] of Object.entries(acme(uploaded))) {
    const payload = { type, ...(await answers()) };
    expect(await business.api.post(`${review}/attestations`, payload)).toMatchObject({
      status: 201,
      body: { attestationType: type, validationStatus: { type: 'pending' } },
    });
  }
  const { body } = await business.api.get(`${review}/requirements`);
  expect(body['results']).toContainEqual({
    attestationType: 'businessFlowOfFundsDocument',
    ruleId: 'business-customer-funds',
    reason: "A business that handles customers' funds must show how those funds flow.",
    answer: { attestationType: 'businessOperations', field: 'transmittingCustomerFunds', value: 'true' },
    met: true,
    attestation: { id: expect.any(String), name: expect.any(String), type: 'businessFlowOfFundsDocument' },
  });
});

test('five people stand behind it, and each is asked what applies to them', async () => {
  const associatedPersonIds: string[] = [];
  for (const person of people) {
    const relationships = person === director ? ['CONTROL_PERSON'] : ['BENEFICIAL_OWNER'];
    const { body } = await business.api.post('/compliance/associated-persons', { relationships });
    associatedPersonIds.push(String(body['associatedPersonId']));
  }
  const listed = await business.api.post(`${review}/attestations`, {
    type: 'businessAssociatedPersons',
    associatedPersonIds,
  });
  expect(listed.status).toBe(201);

  for (const [index, id] of associatedPersonIds.entries()) {
    const answers = about(people[index] ?? director, uploaded);
    for (let open = await stillNeeded(id); open.length > 0; open = await stillNeeded(id)) {
      for (const type of open) {
        const payload = { type, ...(await answers[type]?.()) };
        const answer = await business.api.post(`/compliance/associated-persons/${id}/attestations`, payload);
        expect(answer).toMatchObject({ status: 201, body: { attestationType: type } });
      }
    }
  }
});

async function stillNeeded(id: string): Promise<string[]> {
  const { body } = await business.api.get(`/compliance/associated-persons/${id}`);
  return (body['requiredAttestations'] as { attestationType: string }[]).map(({ attestationType }) => attestationType);
}

test('validation reads the documents and finds nothing wrong, and the review is submitted', async () => {
  await reaches(({ body }) => !JSON.stringify(body).includes('"pending"'));
  const submitted = await business.api.post(`${review}/submit`);
  expect(submitted).toMatchObject({
    status: 200,
    body: { status: { type: 'submitted', submittedAt: expect.any(String) } },
  });
  await reaches(({ body }) => (body['status'] as { type: string }).type === 'inReview');
});

test('an officer approves it, and everyone is told', async () => {
  const approved = await gatehouse.operator.post(`${review}/decisions`, { type: 'approve' });
  expect(approved).toMatchObject({
    status: 200,
    body: { status: { type: 'approved', submittedAt: expect.any(String), approvedAt: expect.any(String) } },
  });
  const organization = await business.api.get('/organizations/current');
  expect(organization.body['verification']).toEqual({ type: 'approved', approvedAt: expect.any(String) });

  const { body } = await business.api.get('/events?limit=100');
  expect((body['results'] as Event[]).map(({ payload }) => [payload.type, payload.currentStatus.type])).toEqual([
    ['compliance_review_status_changed', 'submitted'],
    ['verification_status_changed', 'pending'],
    ['compliance_review_status_changed', 'inReview'],
    ['compliance_review_status_changed', 'approved'],
    ['verification_status_changed', 'approved'],
  ]);
});

interface Event {
  readonly payload: { readonly type: string; readonly currentStatus: { readonly type: string } };
}

async function reaches(holds: (answer: Answer) => boolean): Promise<void> {
  let answer: Answer | undefined;
  const what = (): string => `the review is as it should be, not ${JSON.stringify(answer?.body)}`;
  // Five passports are read, a second or two each where nothing else is going on.
  await until(what, async () => holds((answer = await business.api.get(review))), { milliseconds: 80_000 });
}
