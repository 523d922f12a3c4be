import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { must } from '../support/service/api.js';
import { Gatehouse, liveEnvironment } from '../support/service/gatehouse.js';
import { newPerson } from '../support/staff/people.js';
import { ProposalScene, act, decide, forbidden, keyWith } from '../support/staff/proposal-scene.js';

let scene: ProposalScene;

beforeAll(async () => {
  scene = await ProposalScene.open();
});
afterAll(() => scene.gatehouse.stop());

describe('a decision', () => {
  test('of an officer is a proposal, and the approver who agrees to it decides', async () => {
    const applicant = await scene.inReview();
    const decision = { type: 'approve', note: 'The register confirms it.' };
    const once = { 'Idempotency-Key': randomUUID() };
    const asked = await scene.officer.post(`${applicant.path}/decisions`, decision, once);
    const proposal = must(asked, 202);
    expect(proposal).toMatchObject({
      action: 'review.decide',
      status: 'open',
      organizationId: applicant.organization.id,
      proposedBy: scene.officer.id,
      reason: 'Asked for directly',
      parameters: { complianceReviewId: applicant.reviewId, decision: { type: 'approve' } },
      requiredApprovals: 1,
      approvals: [],
    });
    expect(await applicant.status()).toBe('inReview');
    expect(must(await act(scene.approver, proposal['id'], 'approve', { note: 'Yes' }), 200)).toMatchObject({
      status: 'approved',
      approvals: [{ staffId: scene.approver.id, note: 'Yes' }],
      outcome: { result: { complianceReviewId: applicant.reviewId, status: 'approved' } },
    });
    expect(await applicant.status()).toBe('approved');
    expect(await scene.gatehouse.databaseText()).not.toContain('The register confirms it.');
  });

  test('of an approver is made at once where one person is enough', async () => {
    const applicant = await scene.inReview();
    expect((await decide(scene.approver, applicant, { type: 'approve' })).status).toBe(200);
    expect(await applicant.status()).toBe('approved');
  });

  test('on a FULL review takes a second approver, however it is asked for', async () => {
    const applicant = await scene.inReview('FULL');
    const proposal = must(await decide(scene.approver, applicant, { type: 'approve' }), 202);
    expect(await act(scene.approver, proposal['id'], 'approve')).toMatchObject(forbidden('ownProposal'));
    expect(await act(scene.officer, proposal['id'], 'approve')).toMatchObject(forbidden());
    const second = await newPerson(scene.gatehouse.operator, ['approver']);
    expect(must(await act(second.api, proposal['id'], 'approve'), 200)['status']).toBe('approved');
    expect(await applicant.status()).toBe('approved');
  });

  test('that has become impossible fails its proposal, which says why, and leaves nothing of it', async () => {
    const applicant = await scene.inReview();
    const rejection = { type: 'reject', rejectionDescription: 'Not in the register', internalReason: 'canary' };
    const proposal = must(await decide(scene.officer, applicant, rejection), 202);
    must(await decide(scene.approver, applicant, { type: 'approve' }), 200);
    expect(must(await act(scene.approver, proposal['id'], 'approve'), 200)).toMatchObject({
      status: 'failed',
      outcome: { error: { name: 'IllegalTransition', message: expect.any(String) } },
    });
    expect(await applicant.status()).toBe('approved');
    expect(await act(scene.approver, proposal['id'], 'approve')).toMatchObject({
      status: 409,
      body: { name: 'IllegalTransition', params: { from: 'failed' } },
    });
  });

  test('for which an officer asks information is made without anybody else', async () => {
    const applicant = await scene.inReview();
    const requests = [{ attestationType: 'individualPersonalInfoLight', message: 'Please write your whole name' }];
    expect((await decide(scene.officer, applicant, { type: 'requestInformation', requests })).status).toBe(200);
  });

  test('is no matter for who only reads', async () => {
    const applicant = await scene.inReview();
    const auditor = await scene.gatehouse.signedIn('auditor');
    for (const api of [auditor, scene.administrator, scene.treasurer])
      expect(await decide(api, applicant, { type: 'approve' })).toMatchObject({
        status: 403,
        body: { params: { requiredScope: 'compliance:review' } },
      });
  });
});

describe('a key that moves money', () => {
  test('is made by the approval, and its secret is shown to that person once', async () => {
    const { id } = await scene.gatehouse.organization();
    const proposal = must(await keyWith(scene.administrator, id, ['payouts:execute', 'payouts:write']), 202);
    expect(proposal).toMatchObject({
      action: 'key.create',
      summary: 'Create a key with payouts:execute, payouts:write',
    });
    expect(await act(scene.administrator, proposal['id'], 'approve')).toMatchObject(forbidden('ownProposal'));
    const agreed = must(await act(scene.treasurer, proposal['id'], 'approve'), 200);
    expect(agreed).toMatchObject({ status: 'approved', outcome: { result: { apiKeyId: expect.any(String) } } });
    expect((await scene.gatehouse.withKey(String(agreed['secret'])).get('/payout-requests')).status).toBe(200);
    const read = must(await scene.treasurer.get(`/proposals/${String(proposal['id'])}`), 200);
    expect(JSON.stringify(read)).not.toContain(String(agreed['secret']));
  });

  test('is one key, though ten agree to it at the same moment', async () => {
    const { id } = await scene.gatehouse.organization();
    const ten = await Promise.all(Array.from({ length: 10 }, () => newPerson(scene.gatehouse.operator, ['treasurer'])));
    const proposal = must(await keyWith(scene.administrator, id, ['payouts:execute']), 202);
    const answers = await Promise.all(ten.map(({ api }) => act(api, proposal['id'], 'approve')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const keys = must(await scene.gatehouse.operator.get(`/organizations/${id}/api-keys`), 200)['results'] as {
      name: string;
    }[];
    expect(keys.filter(({ name }) => name === 'payer')).toHaveLength(1);
  });

  test('is agreed to by who has signed in within the last 15 minutes', async () => {
    const { id } = await scene.gatehouse.organization();
    const proposal = must(await keyWith(scene.administrator, id, ['payouts:execute']), 202);
    await scene.gatehouse.advance(16 * 60);
    expect(await act(scene.treasurer, proposal['id'], 'approve')).toMatchObject(forbidden('signInAgain'));
    await scene.signInAgain();
    expect((await act(scene.treasurer, proposal['id'], 'approve')).status).toBe(200);
  });

  test('without such a scope, an administrator makes it alone, who has just signed in', async () => {
    const { id: organizationId } = await scene.gatehouse.organization();
    const asked = {
      action: 'key.create',
      parameters: { organizationId, name: 'reader', scopes: ['payouts:read'] },
      reason: 'To read',
    };
    expect((await keyWith(scene.administrator, organizationId, ['payouts:read'])).status).toBe(201);
    expect(must(await scene.administrator.post('/proposals', asked), 201)['status']).toBe('approved');
    const byTreasurer = must(await scene.treasurer.post('/proposals', asked), 201);
    expect(byTreasurer).toMatchObject({ status: 'open', requiredApprovals: 1 });
    expect(byTreasurer).not.toHaveProperty('secret');
    await scene.gatehouse.advance(16 * 60);
    expect(await scene.administrator.post('/proposals', asked)).toMatchObject(forbidden('signInAgain'));
    await scene.signInAgain();
  });
});

/** The operator key of an installation in live, beside the one of the sandbox. */
async function inLive(operatorDecides: 'on' | 'off', check: (live: Gatehouse) => Promise<void>): Promise<void> {
  const environment = { ...liveEnvironment, ROLE: 'api', OPERATOR_DECIDES: operatorDecides };
  const live = await Gatehouse.start({ environment, beside: scene.gatehouse, inAnotherMode: true });
  try {
    await check(live);
  } finally {
    await live.stop();
  }
}

test('in live the operator key decides no review, unless it is told to', async () => {
  const applicant = await scene.inReview();
  await inLive('off', async (live) => {
    const path = `${applicant.path}/decisions`;
    expect(await live.operator.post(path, { type: 'approve' })).toMatchObject({
      status: 403,
      body: { name: 'Forbidden', params: { requiredScope: 'compliance:decide' } },
    });
    const suspensions = `/organizations/${applicant.organization.id}/suspensions`;
    must(await live.operator.post(suspensions, { reason: 'It is urgent' }), 201);
    expect(await live.operator.delete(suspensions)).toMatchObject(forbidden());
    expect((await live.anyone.post('/staff/sign-in/sandbox', { staffId: scene.officer.id })).status).toBe(404);
  });
});

test('in live the operator key ends no freeze, whatever it is told', async () => {
  const { id } = await scene.gatehouse.organization();
  await inLive('on', async (live) => {
    const freezes = `/organizations/${id}/freezes`;
    must(await live.operator.post(freezes, { direction: 'all', reason: 'It is urgent' }), 201);
    expect(await live.operator.delete(freezes)).toMatchObject(forbidden());
  });
});
