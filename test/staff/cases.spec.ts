import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Applicant } from '../support/compliance/applicant.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import type { StaffApi } from '../support/service/staff-api.js';
import { eventsAbout } from '../support/webhooks/events.js';

let gatehouse: OwnGatehouse;
let officer: StaffApi;
let approver: StaffApi;
let administrator: StaffApi;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  officer = await gatehouse.signedIn('officer');
  approver = await gatehouse.signedIn('approver');
  administrator = await gatehouse.signedIn('administrator');
});
afterAll(() => gatehouse.stop());

async function inReview(): Promise<Applicant> {
  const applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
  await applicant.inReview();
  return applicant;
}

describe('a review as a case', () => {
  test('is taken, given to somebody else and left, and is due 48 hours after its submission', async () => {
    const applicant = await inReview();
    const assign = async (staffId: string | null): Promise<Record<string, unknown>> =>
      must(await officer.post(`${applicant.path}/assignment`, { staffId }), 200);
    const taken = await assign(officer.id);
    expect(taken).toMatchObject({ assignee: officer.id, priority: 'normal' });
    const { submittedAt } = taken['status'] as { submittedAt: string };
    expect(Date.parse(String(taken['dueAt'])) - Date.parse(submittedAt)).toBe(48 * 3_600_000);
    expect(await assign(approver.id)).toMatchObject({ assignee: approver.id });
    expect(await assign(null)).not.toHaveProperty('assignee');
    const own = await applicant.review();
    for (const hidden of ['assignee', 'priority', 'dueAt']) expect(own).not.toHaveProperty(hidden);
  });

  test('is given to nobody who could not do it', async () => {
    const { path } = await inReview();
    for (const staffId of [administrator.id, '00000000-0000-4000-8000-00000000dead'])
      expect(await officer.post(`${path}/assignment`, { staffId })).toMatchObject({
        status: 400,
        body: { params: { failures: [{ field: 'staffId' }] } },
      });
  });

  test('has notes that the organization never sees, sealed where they are kept', async () => {
    const applicant = await inReview();
    must(await officer.post(`${applicant.path}/notes`, { text: 'canary of the staff: called the register' }), 201);
    must(await approver.post(`${applicant.path}/notes`, { text: 'canary of the staff: looked again' }), 201);
    const notes = must(await officer.get(`${applicant.path}/notes`), 200)['results'];
    expect(notes).toMatchObject([
      { author: `staff:${approver.id}`, text: 'canary of the staff: looked again' },
      { author: `staff:${officer.id}`, text: 'canary of the staff: called the register' },
    ]);
    for (const path of [`${applicant.path}/notes`, `${applicant.path}/timeline`])
      expect(await applicant.api.get(path)).toMatchObject({ status: 403, body: { name: 'Forbidden' } });
    expect(JSON.stringify(await applicant.review())).not.toContain('canary of the staff');
    expect(await gatehouse.databaseText()).not.toContain('canary of the staff');
  });

  test('keeps its internal reason apart from what the organization and its events read', async () => {
    const applicant = await inReview();
    const rejection = {
      type: 'reject',
      rejectionDescription: 'We could not confirm it',
      internalReason: 'canary of the staff: a list',
    };
    must(await approver.post(`${applicant.path}/decisions`, rejection), 200);
    const told = JSON.stringify([await applicant.review(), await eventsAbout(applicant.api, applicant.reviewId)]);
    expect(told).toContain('We could not confirm it');
    expect(told).not.toContain('canary of the staff');
    const notes = JSON.stringify(must(await officer.get(`${applicant.path}/notes`), 200));
    expect(notes).toContain('canary of the staff: a list');
  });

  test('is closed where nobody answers, and not where somebody waits for us', async () => {
    const draft = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
    const closing = { type: 'close', reason: 'Nobody answered for three months' };
    must(await approver.post(`${draft.path}/decisions`, closing), 200);
    expect((await draft.review()).status).toMatchObject({ type: 'rejected', rejectionDescription: closing.reason });
    const waiting = await inReview();
    expect(await approver.post(`${waiting.path}/decisions`, closing)).toMatchObject({
      status: 409,
      body: { name: 'IllegalTransition' },
    });
  });

  test('has a timeline of everything that has happened, in order', async () => {
    const applicant = await inReview();
    must(await officer.post(`${applicant.path}/assignment`, { staffId: officer.id }), 200);
    must(await officer.post(`${applicant.path}/notes`, { text: 'Looks good' }), 201);
    must(await approver.post(`${applicant.path}/decisions`, { type: 'approve' }), 200);
    const entries = must(await officer.get(`${applicant.path}/timeline`), 200)['results'] as Record<string, string>[];
    const lines = entries.map(({ kind, what }) => `${kind ?? ''} ${what ?? ''}`);
    for (const line of [
      'upload individualPersonalInfoLight',
      'findings individualPersonalInfoLight',
      'status submitted',
      'status inReview',
      'audit reviewAssigned',
      'note note',
      'audit reviewDecided',
      'status approved',
    ])
      expect(lines).toContain(line);
    const times = entries.map(({ at }) => at ?? '');
    expect(times).toEqual([...times].sort());
  });

  test('shows its documents to officers, each look with its reason in the audit trail', async () => {
    const applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'US_STANDARD' });
    await applicant.complete();
    const path = `/compliance/documents?reviewId=${applicant.reviewId}`;
    const listed = must(await officer.get(path, { 'Access-Reason': 'For the decision' }), 200)['results'] as {
      id: string;
    }[];
    expect(listed.length).toBeGreaterThan(0);
    const own = must(await applicant.api.get(path), 200)['results'] as { id: string }[];
    expect(own.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
    const [entry] = await gatehouse.sql<{ actor: string; reason: string }>(
      "SELECT actor, reason FROM audit_entry WHERE action = 'documentsListed' AND subject = $1",
      [`complianceReview:${applicant.reviewId}`],
    );
    expect(entry).toEqual({ actor: `staff:${officer.id}`, reason: 'For the decision' });
    expect(await officer.get('/compliance/documents')).toMatchObject({ status: 400 });
    expect((await administrator.get(path)).status).toBe(403);
    const other = await gatehouse.organization();
    expect((await other.api.get(path)).status).toBe(404);
  });
});
