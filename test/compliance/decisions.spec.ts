import { beforeAll, describe, expect, test } from '@jest/globals';
import { Applicant } from '../support/compliance/applicant.js';
import { eventsAbout } from '../support/webhooks/events.js';
import { idOf } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';

let gatehouse: Gatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

const light = { type: 'individual', tier: 'LIGHT' } as const;
const company = { type: 'business', tier: 'US_STANDARD' } as const;

async function inReview(kind: typeof light | typeof company = light): Promise<Applicant> {
  const applicant = await Applicant.open(gatehouse, kind);
  await applicant.inReview();
  return applicant;
}

async function verificationOf({ api }: Applicant): Promise<unknown> {
  return (await api.get('/organizations/current')).body['verification'];
}

describe('an officer', () => {
  test('approves', async () => {
    const applicant = await inReview();
    const { status, body } = await applicant.decide({ type: 'approve' });
    expect(status).toBe(200);
    expect(body['status']).toEqual({
      type: 'approved',
      submittedAt: expect.any(String),
      approvedAt: expect.any(String),
    });
    expect((await applicant.review()).status).toEqual(body['status']);
  });

  test('rejects, and says why', async () => {
    const applicant = await inReview();
    const { body } = await applicant.decide({ type: 'reject', rejectionDescription: 'It is not in the register' });
    expect(body['status']).toEqual({
      type: 'rejected',
      submittedAt: expect.any(String),
      rejectedAt: expect.any(String),
      rejectionDescription: 'It is not in the register',
    });
  });

  test('sets aside what cannot be decided, and takes it up again', async () => {
    const applicant = await inReview();
    const failed = await applicant.decide({ type: 'error', errorDescription: 'The register is down' });
    expect(failed.body['status']).toEqual({
      type: 'error',
      submittedAt: expect.any(String),
      errorDescription: 'The register is down',
    });
    const retried = await applicant.decide({ type: 'retry' });
    expect(retried.body['status']).toEqual({ type: 'inReview', submittedAt: expect.any(String) });
    expect((await applicant.decide({ type: 'approve' })).status).toBe(200);
  });

  test.each([
    [{ type: 'approve' }, 'approve'],
    [{ type: 'reject', rejectionDescription: 'No' }, 'reject'],
    [{ type: 'error', errorDescription: 'No' }, 'fail'],
    [{ type: 'retry' }, 'retry'],
  ])('does not decide what was not submitted: %j', async (decision, trigger) => {
    const applicant = await Applicant.open(gatehouse, light);
    expect(await applicant.decide(decision)).toMatchObject({
      status: 409,
      body: { name: 'IllegalTransition', params: { from: 'draft', trigger } },
    });
  });

  test('decides once', async () => {
    const applicant = await inReview();
    await applicant.decide({ type: 'approve' });
    expect((await applicant.decide({ type: 'reject', rejectionDescription: 'Too late' })).status).toBe(409);
    expect((await applicant.upload('individualPersonalInfoLight')).status).toBe(409);
    expect((await applicant.submit()).status).toBe(409);
  });

  test.each([
    [{ type: 'reject' }, 'rejectionDescription'],
    [{ type: 'error', errorDescription: '' }, 'errorDescription'],
    [{ type: 'later' }, 'type'],
    [{ type: 'requestInformation', requests: [] }, 'requests'],
  ])('is told what a decision lacks: %j', async (decision, field) => {
    const applicant = await Applicant.open(gatehouse, light);
    expect(await applicant.decide(decision)).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field }] } },
    });
  });

  test('is the operator: a key decides no review of its own organization, nor of a child', async () => {
    const applicant = await inReview();
    const path = `${applicant.path}/decisions`;
    expect((await applicant.api.post(path, { type: 'approve' })).status).toBe(403);
    const officer = await gatehouse.keyFor(applicant.organization.id, ['compliance:decide']);
    const refused = { status: 403, body: { name: 'Forbidden', params: { requiredScope: 'operator' } } };
    expect(await officer.post(path, { type: 'approve' })).toMatchObject(refused);
    const parent = await gatehouse.organization({
      scopes: ['organizations:write', 'compliance:write', 'compliance:decide'],
    });
    const child = idOf(await parent.api.post('/organizations', { name: 'Child', type: 'individual', country: 'AR' }));
    const onBehalf = parent.api.onBehalfOf(child);
    const review = idOf(await onBehalf.post('/compliance/reviews', { type: 'individual', tier: 'LIGHT' }));
    expect(await onBehalf.post(`/compliance/reviews/${review}/decisions`, { type: 'approve' })).toMatchObject(refused);
    expect((await applicant.decide({ type: 'approve' })).status).toBe(200);
  });

  test('finds what waits', async () => {
    const applicant = await inReview();
    const { body } = await gatehouse.operator.get('/compliance/reviews?status=inReview&limit=100');
    expect(body['results']).toContainEqual(expect.objectContaining({ id: applicant.reviewId }));
    const { organization } = applicant;
    const own = await gatehouse.operator.get(`/compliance/reviews?organizationId=${organization.id}`);
    expect(own.body['results']).toHaveLength(1);
    const none = await gatehouse.operator.get(`/compliance/reviews?organizationId=${organization.id}&status=draft`);
    expect(none.body['results']).toEqual([]);
  });
});

describe('the business verification', () => {
  test('follows the review, and standing with it', async () => {
    const applicant = await Applicant.open(gatehouse, company);
    expect(await verificationOf(applicant)).toEqual({ type: 'inactive' });
    await applicant.inReview();
    expect(await verificationOf(applicant)).toEqual({ type: 'pending' });
    await applicant.decide({ type: 'approve' });
    expect(await verificationOf(applicant)).toEqual({ type: 'approved', approvedAt: expect.any(String) });

    const { body } = await applicant.api.get('/compliance/verifications');
    const [verification] = body['results'] as { verificationId: string; status: object }[];
    expect(verification).toEqual({
      verificationId: expect.any(String),
      organizationId: applicant.organization.id,
      status: { type: 'approved', approvedAt: expect.any(String) },
      updatedAt: expect.any(String),
    });
    const moves = await eventsAbout(applicant.api, verification?.verificationId ?? '');
    expect(moves.map(({ previousStatus, currentStatus }) => [previousStatus.type, currentStatus.type])).toEqual([
      ['inactive', 'pending'],
      ['pending', 'approved'],
    ]);
  });

  test('is rejected with the review, and pending again with the next', async () => {
    const applicant = await inReview(company);
    await applicant.decide({ type: 'reject', rejectionDescription: 'No register entry' });
    const rejected = { type: 'rejected', reason: 'No register entry', rejectedAt: expect.any(String) };
    expect(await verificationOf(applicant)).toEqual(rejected);
    const again = await Applicant.open(gatehouse, { ...company, organization: applicant.organization });
    expect(await verificationOf(applicant)).toEqual(rejected);
    await again.inReview();
    expect(await verificationOf(applicant)).toEqual({ type: 'pending' });
  });

  test('stays pending while another review is under way, and approved whatever becomes of another', async () => {
    const one = await Applicant.open(gatehouse, company);
    const other = await Applicant.open(gatehouse, { type: 'business', tier: 'FULL', organization: one.organization });
    for (const applicant of [one, other]) await applicant.complete();
    for (const applicant of [one, other]) await applicant.inReview();
    await one.decide({ type: 'reject', rejectionDescription: 'No register entry' });
    expect(await verificationOf(one)).toEqual({ type: 'pending' });
    await other.decide({ type: 'approve' });
    const approved = await verificationOf(one);
    expect(approved).toEqual({ type: 'approved', approvedAt: expect.any(String) });
    const later = await Applicant.open(gatehouse, { ...company, organization: one.organization });
    await later.inReview();
    expect(await verificationOf(one)).toEqual(approved);
    expect((await later.decide({ type: 'approve' })).status).toBe(200);
    expect(await verificationOf(one)).toEqual(approved);
  });

  test('is errored with the review, and pending again when it is taken up again', async () => {
    const applicant = await inReview(company);
    await applicant.decide({ type: 'error', errorDescription: 'Register down' });
    expect(await verificationOf(applicant)).toEqual({
      type: 'errored',
      details: 'Register down',
      erroredAt: expect.any(String),
    });
    await applicant.decide({ type: 'retry' });
    expect(await verificationOf(applicant)).toEqual({ type: 'pending' });
  });
});

describe('the verification of an individual', () => {
  test('follows the review, and is reported by the events of the review alone', async () => {
    const applicant = await inReview(light);
    expect(await verificationOf(applicant)).toEqual({ type: 'pending' });
    await applicant.decide({ type: 'approve' });
    const approved = { type: 'approved', approvedAt: expect.any(String) };
    expect(await verificationOf(applicant)).toEqual(approved);
    const { body } = await applicant.api.get('/compliance/verifications');
    const [verification] = body['results'] as { verificationId: string; status: object }[];
    expect(verification?.status).toEqual(approved);
    expect(await eventsAbout(applicant.api, verification?.verificationId ?? '')).toEqual([]);
  });

  test('is rejected with the review, and pending again with the next', async () => {
    const applicant = await inReview(light);
    await applicant.decide({ type: 'reject', rejectionDescription: 'Somebody else' });
    expect(await verificationOf(applicant)).toMatchObject({ type: 'rejected', reason: 'Somebody else' });
    await (await Applicant.open(gatehouse, { ...light, organization: applicant.organization })).inReview();
    expect(await verificationOf(applicant)).toEqual({ type: 'pending' });
  });

  test('says nothing of a business: its first review begins another, which no individual moves', async () => {
    const person = await inReview(light);
    await person.decide({ type: 'approve' });
    const { organization } = person;
    const business = await Applicant.open(gatehouse, { ...company, organization });
    expect(await verificationOf(person)).toEqual({ type: 'inactive' });
    await (await Applicant.open(gatehouse, { ...light, organization })).inReview();
    expect(await verificationOf(person)).toEqual({ type: 'inactive' });
    await business.inReview();
    const { body } = await person.api.get('/compliance/verifications');
    const [verification, ...others] = body['results'] as { verificationId: string; status: object }[];
    expect([verification?.status, others]).toEqual([{ type: 'pending' }, []]);
    expect(await eventsAbout(person.api, verification?.verificationId ?? '')).toMatchObject([
      { previousStatus: { type: 'inactive' }, currentStatus: { type: 'pending' } },
    ]);
  });
});
