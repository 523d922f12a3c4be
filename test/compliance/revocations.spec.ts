import { beforeAll, describe, expect, test } from '@jest/globals';
import { activeAccount } from '../support/chains/accounts.js';
import { Applicant } from '../support/compliance/applicant.js';
import {
  type PayinBody,
  arrives,
  askedFor,
  money,
  pixPayment,
  refusalOf,
  untilPayin,
} from '../support/payments/payins.js';
import { created, toWallet } from '../support/payments/payouts.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type Organization } from '../support/service/gatehouse.js';
import { newPerson } from '../support/staff/people.js';
import { act, forbidden } from '../support/staff/proposal-scene.js';
import { eventsAbout } from '../support/webhooks/events.js';

const reason = 'The license of the company has expired.';

let gatehouse: Gatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

type Kind = Pick<Parameters<typeof Applicant.open>[1], 'type' | 'tier'>;
const light: Kind = { type: 'individual', tier: 'LIGHT' };
const company: Kind = { type: 'business', tier: 'US_STANDARD' };

async function approved(kind: Kind, organization?: Organization): Promise<Applicant> {
  const applicant = await Applicant.open(gatehouse, organization === undefined ? kind : { ...kind, organization });
  await applicant.inReview();
  must(await applicant.decide({ type: 'approve' }), 200);
  return applicant;
}

function revoke({ path }: Applicant): Promise<Answer> {
  return gatehouse.operator.post(`${path}/revocations`, { reason });
}

async function verificationOf({ api }: Applicant): Promise<unknown> {
  return must(await api.get('/organizations/current'), 200)['verification'];
}

function isPending({ status }: PayinBody): boolean {
  return status.type === 'pending';
}

const noApproval = { status: 403, body: { name: 'ComplianceApprovalRequired' } };

describe('an approval that is revoked', () => {
  test('leaves the review as it was decided, says why, and rejects the verification', async () => {
    const applicant = await approved(company);
    const revoked = must(await revoke(applicant), 201);
    expect(revoked).toEqual({ complianceReviewId: applicant.reviewId, revokedAt: expect.any(String), reason });
    expect(await applicant.review()).toMatchObject({
      status: { type: 'approved' },
      revokedAt: revoked['revokedAt'],
      revocationReason: reason,
    });
    expect(await verificationOf(applicant)).toEqual({ type: 'rejected', reason, rejectedAt: revoked['revokedAt'] });
    const [verification] = must(await applicant.api.get('/compliance/verifications'), 200)['results'] as {
      verificationId: string;
    }[];
    const changes = await eventsAbout(applicant.api, verification?.verificationId ?? '');
    expect(changes.at(-1)).toMatchObject({ previousStatus: { type: 'approved' }, currentStatus: { type: 'rejected' } });
    const reviewChanges = await eventsAbout(applicant.api, applicant.reviewId);
    expect(reviewChanges.at(-1)?.currentStatus.type).toBe('approved');
  });

  test('is revoked once, and only an approval is', async () => {
    const applicant = await approved(light);
    must(await revoke(applicant), 201);
    expect(await revoke(applicant)).toMatchObject({
      status: 409,
      body: { name: 'IllegalTransition', params: { from: 'approved', trigger: 'revoke' } },
    });
    const draft = await Applicant.open(gatehouse, light);
    expect(await revoke(draft)).toMatchObject({ status: 409, body: { params: { from: 'draft', trigger: 'revoke' } } });
  });

  test('stops payouts that wait for their execution, and payins that are asked for, until another one is there', async () => {
    const applicant = await approved(light);
    const { api, organization } = applicant;
    must(await api.post(`/organizations/${organization.id}/terms-of-service/acceptances`, {}), 201);
    const { id: accountId } = await activeAccount(api);
    const to = { organization, api, accountId, walletAddress: '' };
    const { id: payinId } = await askedFor(to, pixPayment());
    const { id: requestId } = await created({ api, accountId }, [toWallet(1)]);
    must(await revoke(applicant), 201);

    expect(await api.post(`/payout-requests/${requestId}/execute`, {})).toMatchObject(noApproval);
    const another = await api.post('/payins', { destinationAccountId: accountId, payinDetails: pixPayment() });
    expect(another).toMatchObject(noApproval);
    expect(await arrives(api, { payinId }, money.pix())).toMatchObject({ accepted: true });
    await untilPayin(gatehouse, api, payinId, isPending);

    await approved(light, organization);
    await untilPayin(gatehouse, api, payinId, ({ status }) => status.type === 'completed');
    must(await api.post(`/payout-requests/${requestId}/execute`, {}), 200);
  });

  test('changes nothing where another one of the organization is left', async () => {
    const first = await approved(light);
    const second = await approved(light, first.organization);
    must(await revoke(first), 201);
    expect(await verificationOf(first)).toMatchObject({ type: 'approved' });
    must(await revoke(second), 201);
    expect(await verificationOf(first)).toMatchObject({ type: 'rejected' });
  });
});

test('a verification whose approval is revoked waits for the review that is under way', async () => {
  const first = await approved(company);
  const { organization } = first;
  const second = await Applicant.open(gatehouse, { type: 'business', tier: 'FULL', organization });
  await second.inReview();
  must(await revoke(first), 201);
  expect(await verificationOf(first)).toEqual({ type: 'pending' });
  must(await second.decide({ type: 'approve' }), 200);
  expect(await verificationOf(first)).toMatchObject({ type: 'approved' });
});

test('an organization is bound by the highest risk of what it is approved for', async () => {
  const first = await approved(light);
  const second = await approved({ type: 'individual', tier: 'STANDARD' }, first.organization);
  const { id } = first.organization;
  const riskOf = async (): Promise<unknown> =>
    (
      await gatehouse.sql<{ risk: string }>('SELECT approved_risk AS risk FROM standing WHERE organization_id = $1', [
        id,
      ])
    )[0]?.risk;
  expect(await riskOf()).toBe('low');
  await gatehouse.sql(`UPDATE review SET risk_level = 'high' WHERE organization_id = $1 AND id = $2`, [
    id,
    first.reviewId,
  ]);
  const third = await approved(light, first.organization);
  expect(await riskOf()).toBe('high');
  must(await revoke(first), 201);
  expect(await riskOf()).toBe('low');
  for (const each of [second, third]) must(await revoke(each), 201);
  expect(await riskOf()).toBeNull();
});

describe('people', () => {
  test('revoke an approval by two, the second of whom may decide', async () => {
    const applicant = await approved(light);
    const [officer, approver] = [await gatehouse.signedIn('officer'), await gatehouse.signedIn('approver')];
    const path = `${applicant.path}/revocations`;
    const id = String(must(await approver.post(path, { reason }), 202)['id']);
    expect(await act(approver, id, 'approve')).toMatchObject(forbidden('ownProposal'));
    expect(await act(officer, id, 'approve')).toMatchObject(forbidden());
    expect(await applicant.review()).not.toHaveProperty('revokedAt');
    const { api: second } = await newPerson(gatehouse.operator, ['approver']);
    expect(must(await act(second, id, 'approve'), 200)).toMatchObject({
      action: 'review.revoke',
      status: 'approved',
      outcome: { result: { complianceReviewId: applicant.reviewId } },
    });
    expect(await applicant.review()).toHaveProperty('revokedAt');
    expect(await officer.post(path, { reason })).toMatchObject({ status: 409 });
  });

  test('who neither review nor decide are refused, and so are keys of the organization', async () => {
    const applicant = await approved(light);
    const support = await gatehouse.signedIn('support');
    expect(await support.post(`${applicant.path}/revocations`, { reason })).toMatchObject(forbidden());
    expect(refusalOf(await applicant.api.post(`${applicant.path}/revocations`, { reason }))).toMatchObject({
      status: 403,
      name: 'Forbidden',
    });
  });
});
