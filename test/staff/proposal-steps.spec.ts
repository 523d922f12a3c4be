import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { must } from '../support/service/api.js';
import type { StaffApi } from '../support/service/staff-api.js';
import { newPerson } from '../support/staff/people.js';
import { ProposalScene, act, decide, forbidden, keyWith } from '../support/staff/proposal-scene.js';

let scene: ProposalScene;

beforeAll(async () => {
  scene = await ProposalScene.open();
});
afterAll(() => scene.gatehouse.stop());

describe('a proposal', () => {
  async function aProposal(): Promise<unknown> {
    const { id } = await scene.gatehouse.organization();
    return must(await keyWith(scene.administrator, id, ['payouts:execute']), 202)['id'];
  }

  test('is withdrawn by the person who made it, and by nobody else', async () => {
    const id = await aProposal();
    expect(await act(scene.treasurer, id, 'withdraw')).toMatchObject(forbidden('notYours'));
    expect(must(await act(scene.administrator, id, 'withdraw', { note: 'A mistake' }), 200)['status']).toBe(
      'withdrawn',
    );
    expect(await act(scene.treasurer, id, 'approve')).toMatchObject({
      status: 409,
      body: { params: { from: 'withdrawn' } },
    });
  });

  test('is rejected by somebody who could agree to it', async () => {
    const id = await aProposal();
    expect(await act(scene.administrator, id, 'reject')).toMatchObject(forbidden('ownProposal'));
    expect(await act(scene.officer, id, 'reject')).toMatchObject(forbidden());
    expect(must(await act(scene.treasurer, id, 'reject', { note: 'No' }), 200)['status']).toBe('rejected');
    expect(await act(scene.treasurer, id, 'approve')).toMatchObject({ status: 409 });
  });

  test('expires after seven days, and is listed as what it is', async () => {
    const id = await aProposal();
    const listed = async (status: string): Promise<unknown[]> =>
      (
        must(await scene.administrator.get(`/proposals?status=${status}&limit=100`), 200)['results'] as { id: string }[]
      ).map((one) => one.id);
    expect(await listed('open')).toContain(id);
    await scene.gatehouse.advance(7 * 24 * 3_600);
    await scene.signInAgain();
    expect(await act(scene.treasurer, id, 'approve')).toMatchObject({
      status: 409,
      body: { params: { from: 'expired' } },
    });
    expect(must(await scene.administrator.get(`/proposals/${String(id)}`), 200)['status']).toBe('expired');
    expect(await listed('open')).not.toContain(id);
    expect(await listed('expired')).toContain(id);
  });

  test('shows its parameters to those who may propose it or agree to it, and to auditors', async () => {
    const applicant = await scene.inReview();
    const rejection = { type: 'reject', rejectionDescription: 'No', internalReason: 'canary of the staff' };
    const { id } = must(await decide(scene.officer, applicant, rejection), 202);
    const seenBy = async (api: StaffApi): Promise<string> =>
      JSON.stringify(must(await api.get(`/proposals/${String(id)}`), 200)['parameters']);
    expect(await seenBy(scene.approver)).toContain('canary of the staff');
    expect(await seenBy(scene.administrator)).toBe('{}');
    expect(await scene.gatehouse.databaseText()).not.toContain('canary of the staff');
  });

  test.each([
    ['an action that there is not', { action: 'treasury.empty', parameters: {}, reason: 'x' }, 'action'],
    [
      'parameters of another',
      { action: 'key.create', parameters: { decision: {} }, reason: 'x' },
      'parameters.organizationId',
    ],
    [
      'a decision that is none',
      {
        action: 'review.decide',
        parameters: { complianceReviewId: '00000000-0000-4000-8000-000000000001', decision: { type: 'bribe' } },
        reason: 'x',
      },
      'parameters.decision.type',
    ],
  ])('with %s is refused', async (_, body, field) => {
    const by = body.action === 'key.create' ? scene.administrator : scene.officer;
    const answer = await by.post('/proposals', body);
    expect(answer).toMatchObject({ status: 400, body: { name: 'ValidationFailed' } });
    expect(JSON.stringify(answer.body['params'])).toContain(`"${field}"`);
  });

  test('is recorded in the audit trail, step by step, with the people', async () => {
    const id = await aProposal();
    must(await act(scene.treasurer, id, 'approve'), 200);
    const entries = await scene.gatehouse.sql<{ action: string; actor: string }>(
      'SELECT action, actor FROM audit_entry WHERE subject = $1 ORDER BY ordinal',
      [`proposal:${String(id)}`],
    );
    expect(entries).toEqual([
      { action: 'proposalMade', actor: `staff:${scene.administrator.id}` },
      { action: 'proposalAgreedTo', actor: `staff:${scene.treasurer.id}` },
      { action: 'proposalCarriedOut', actor: `staff:${scene.treasurer.id}` },
    ]);
  });
});

describe('how many have to agree', () => {
  test('is changed by a proposal itself, up to two and down to nobody', async () => {
    const { id } = await scene.gatehouse.organization();
    const require = async (approvals: number): Promise<void> => {
      const actions = [{ action: 'key.create', approvals }];
      const change = must(
        await scene.administrator.patch('/settings/approvals', { actions, reason: 'We are three' }),
        202,
      );
      expect(change).toMatchObject({ status: 'open', requiredApprovals: 1 });
      expect(await act(scene.administrator, change['id'], 'approve')).toMatchObject(forbidden('ownProposal'));
      must(await act(scene.treasurer, change['id'], 'approve'), 200);
      expect(must(await scene.officer.get('/settings/approvals'), 200)['actions']).toContainEqual({
        action: 'key.create',
        approvals,
      });
    };
    await require(2);
    const proposal = must(await keyWith(scene.administrator, id, ['payouts:execute']), 202);
    expect(must(await act(scene.treasurer, proposal['id'], 'approve'), 200)['status']).toBe('open');
    expect(await act(scene.treasurer, proposal['id'], 'approve')).toMatchObject(forbidden('agreedAlready'));
    const third = await newPerson(scene.gatehouse.operator, ['treasurer']);
    expect(must(await act(third.api, proposal['id'], 'approve'), 200)['status']).toBe('approved');
    await require(0);
    expect((await keyWith(scene.administrator, id, ['payouts:execute'])).status).toBe(201);
    await require(1);
  });

  test('of its own change is not for it to say', async () => {
    const actions = [{ action: 'approvals.change', approvals: 0 }];
    expect(await scene.administrator.patch('/settings/approvals', { actions, reason: 'x' })).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field: 'actions.0.action' }] } },
    });
  });
});
