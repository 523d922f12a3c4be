import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Applicant } from '../support/compliance/applicant.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

const day = 24 * 60 * 60;
const individual = { type: 'individual', tier: 'LIGHT' } as const;
const approve = { type: 'approve' } as const;

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

interface Due {
  readonly type: string;
  readonly renewedBy: string;
  readonly approvalEndsAt: string;
}

interface Again {
  readonly reviewAgainAt?: string;
  readonly revokedAt?: string;
  readonly revocationReason?: string;
}

async function approved(organization?: Organization): Promise<Applicant> {
  const applicant = await Applicant.open(
    gatehouse,
    organization === undefined ? individual : { ...individual, organization },
  );
  await applicant.inReview();
  must(await applicant.decide(approve), 200);
  return applicant;
}

async function againOf(applicant: Applicant): Promise<Again> {
  return (await applicant.review()) as Again;
}

async function warningsOf({ api, reviewId }: Applicant): Promise<Due[]> {
  const { results } = must(await api.get(`/events?resourceId=${reviewId}&limit=100`), 200);
  return (results as { payload: Due }[])
    .map(({ payload }) => payload)
    .filter(({ type }) => type === 'compliance_review_due');
}

/** Later, and whatever is due by then is done. */
function after(days: number): Promise<void> {
  return afterSeconds(days * day);
}

async function afterSeconds(seconds: number): Promise<void> {
  await gatehouse.advance(seconds);
  await gatehouse.work('renewApprovals');
  await until('every step is done', async () => {
    const left = await gatehouse.sql(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'renewApproval'`);
    return left.length === 0;
  });
}

/** To the day on which it has to be looked at again. */
async function due(applicant: Applicant): Promise<Due> {
  const { reviewAgainAt = '' } = await againOf(applicant);
  const left = Date.parse(reviewAgainAt) - (await gatehouse.now()).getTime();
  await afterSeconds(Math.ceil(left / 1000));
  return until('that is told', async () => (await warningsOf(applicant))[0]);
}

/** The review that takes its place. */
function renewing({ organization }: Applicant, { renewedBy }: Due): Applicant {
  return Applicant.of(gatehouse, organization, renewedBy);
}

async function isVerified({ api }: Applicant): Promise<boolean> {
  const { verification } = must(await api.get('/organizations/current'), 200);
  return (verification as { type: string }).type === 'approved';
}

describe('an approval', () => {
  test('that nobody renews is told of twice, and taken away thirty days after it was due', async () => {
    const applicant = await approved();
    const { reviewAgainAt = '' } = await againOf(applicant);
    const first = await due(applicant);
    expect(first).toMatchObject({ complianceReviewId: applicant.reviewId, reviewAgainAt });
    expect(await renewing(applicant, first).review()).toMatchObject({ ...individual, status: { type: 'draft' } });

    await after(22);
    expect(await warningsOf(applicant)).toHaveLength(1);
    await after(1);
    await until('it is told again', async () => (await warningsOf(applicant)).length === 2);
    expect((await warningsOf(applicant))[1]).toMatchObject({ renewedBy: first.renewedBy });

    await after(6);
    expect(await isVerified(applicant)).toBe(true);
    await after(1);
    expect(await isVerified(applicant)).toBe(false);
    const ended = await againOf(applicant);
    expect(ended).toMatchObject({
      revocationReason: `It was to be reviewed again by ${reviewAgainAt.slice(0, 10)}, and was not in time.`,
    });
    expect(ended.reviewAgainAt).toBeUndefined();
    const trail = must(
      await gatehouse.operator.get(`/compliance/audit-entries?organizationId=${applicant.organization.id}&limit=100`),
      200,
    );
    expect(trail['results']).toContainEqual(
      expect.objectContaining({ actor: 'gatehouse', address: null, action: 'approvalRevoked' }),
    );
  });

  test('that was submitted again in time waits for the decision, and ends with a rejection', async () => {
    const applicant = await approved();
    const next = renewing(applicant, await due(applicant));
    await next.inReview();
    await after(23);
    await after(7);
    expect(await isVerified(applicant)).toBe(true);
    must(
      await next.decide({ type: 'reject', rejectionDescription: 'It no longer holds.', internalReason: 'Seen' }),
      200,
    );
    await after(1);
    expect(await isVerified(applicant)).toBe(false);
  });

  test('that another one takes the place of is told of no more, and is looked at again when that one is revoked', async () => {
    const applicant = await approved();
    const { reviewAgainAt } = await againOf(applicant);
    const next = renewing(applicant, await due(applicant));
    await next.inReview();
    must(await next.decide(approve), 200);
    expect((await againOf(applicant)).reviewAgainAt).toBeUndefined();
    expect(Date.parse((await againOf(next)).reviewAgainAt ?? '')).toBeGreaterThan(Date.parse(reviewAgainAt ?? ''));
    await after(31);
    expect(await warningsOf(applicant)).toHaveLength(1);
    expect(await isVerified(applicant)).toBe(true);

    must(await gatehouse.operator.post(`${next.path}/revocations`, { reason: 'It was a mistake.' }), 201);
    expect(await againOf(applicant)).toMatchObject({ reviewAgainAt });
  });
});

test('officers find what has to be looked at again, and nobody else does', async () => {
  const applicant = await approved();
  await due(applicant);
  const officer = await gatehouse.signedIn('officer');
  const found = async (renewal: string): Promise<string[]> => {
    const { results } = must(await officer.get(`/compliance/reviews?renewal=${renewal}&limit=100`), 200);
    return (results as { id: string }[]).map(({ id }) => id);
  };
  expect(await found('due')).toContain(applicant.reviewId);
  expect(await found('ending')).not.toContain(applicant.reviewId);
  expect((await applicant.api.get('/compliance/reviews?renewal=due')).status).toBe(403);
});
