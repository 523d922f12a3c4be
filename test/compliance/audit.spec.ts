import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { verifiedAtOnce } from '#audit';
import { type AuditEntry, auditEntries, type AuditPage } from '../support/compliance/audit-entries.js';
import { pdf, upload } from '../support/documents/documents.js';
import { idOf } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { newSession } from '../support/compliance/reviews.js';

let gatehouse: OwnGatehouse;
const sql = (text: string, values: readonly unknown[] = []): Promise<unknown[]> => gatehouse.sql(text, values);

const entries = (organizationId?: string, more: Record<string, string> = {}): Promise<AuditPage> =>
  auditEntries(gatehouse, organizationId, more);

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

describe('what is recorded', () => {
  test('keys and sessions that come and go, an organization that ends: who, what, why', async () => {
    const { id } = await gatehouse.organization();
    const managing = await gatehouse.keyFor(id, ['organizations:write', 'compliance:write']);
    const key = await managing.post(`/organizations/${id}/api-keys`, { name: 'x', scopes: ['compliance:read'] });
    const session = await newSession(gatehouse, { id, api: managing });
    await managing.delete(`/compliance/reviews/${session.reviewId}/sessions/${session.id}`);
    await managing.delete(`/organizations/${id}/api-keys/${String(key.body['id'])}`);
    await gatehouse.operator.delete(`/organizations/${id}`, { reason: 'It asked for it' });
    const { results, verification } = await entries(id);
    const managingId = results.at(-2)?.subject.replace('apiKey:', '') ?? '';
    expect(results.map(({ ordinal, actor, action, subject }) => [ordinal, actor, action, subject]).reverse()).toEqual([
      [1, 'operator', 'apiKeyCreated', expect.stringMatching(/^apiKey:/)],
      [2, 'operator', 'apiKeyCreated', `apiKey:${managingId}`],
      [3, `key:${managingId}`, 'apiKeyCreated', `apiKey:${String(key.body['id'])}`],
      [4, `key:${managingId}`, 'widgetSessionCreated', `widgetSession:${session.id}`],
      [5, `key:${managingId}`, 'widgetSessionRevoked', `widgetSession:${session.id}`],
      [6, `key:${managingId}`, 'apiKeyRevoked', `apiKey:${String(key.body['id'])}`],
      [7, 'operator', 'organizationErased', `organization:${id}`],
    ]);
    for (const { time } of results) expect(new Date(time).toISOString()).toBe(time);
    expect(results.map(({ reason }) => reason)).toEqual(['It asked for it', ...Array<null>(6).fill(null)]);
    expect(verification).toEqual({ intact: true, entries: 7 });
  });

  test('what officers see of documents without opening them: each look, and a list once', async () => {
    const own = await gatehouse.organization();
    const [id, other] = [idOf(await upload(own.api, pdf())), idOf(await upload(own.api, pdf()))];
    const officer = await gatehouse.keyFor(own.id, ['compliance:read', 'compliance:decide']);
    const reads = async (): Promise<unknown[]> =>
      (await entries(own.id)).results
        .filter(({ action }) => action.startsWith('document'))
        .map(({ actor, action, subject, reason }) => [actor.split(':')[0], action, subject, reason]);
    for (const path of [`/compliance/documents/${id}`, '/compliance/documents'])
      expect((await own.api.get(path)).status).toBe(200);
    expect(await reads()).toEqual([]);
    await gatehouse.operator.get(`/compliance/documents/${id}`, { 'Access-Reason': 'Case 7' });
    expect((await officer.get(`/compliance/documents/${other}`)).body).toMatchObject({ fileName: expect.any(String) });
    expect((await officer.get('/compliance/documents')).body['results']).toHaveLength(2);
    expect(await reads()).toEqual([
      ['key', 'documentsListed', `organization:${own.id}`, null],
      ['key', 'documentRead', `document:${other}`, null],
      ['operator', 'documentRead', `document:${id}`, 'Case 7'],
    ]);
  });

  test('where a request came from, in the trail and in the log', async () => {
    const { id } = await gatehouse.organization();
    const headers = { 'X-Forwarded-For': '198.51.100.7' };
    const made = await gatehouse.operator.post(
      `/organizations/${id}/api-keys`,
      { name: 'x', scopes: ['webhooks:write'] },
      headers,
    );
    const [entry] = (await entries(id)).results;
    const subject = `apiKey:${String(made.body['id'])}`;
    expect(entry).toMatchObject({ actor: 'operator', address: '198.51.100.7', subject });
    const line = gatehouse.log.find((one) => one.includes(String(entry?.hash))) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      actor: 'operator',
      address: '198.51.100.7',
      action: 'apiKeyCreated',
      subject,
    });
  });

  test('an address cannot be altered in the database either', async () => {
    const { id } = await gatehouse.organization();
    expect((await entries(id)).verification?.intact).toBe(true);
    await sql("UPDATE audit_entry SET address = '203.0.113.9' WHERE organization_id = $1", [id]);
    expect((await entries(id)).verification).toMatchObject({ intact: false, firstAltered: 1 });
  });

  test('who changes a webhook: by a key, once however often it is sent', async () => {
    const { id } = await gatehouse.organization();
    const api = await gatehouse.keyFor(id, ['webhooks:write']);
    const [key] = (await entries(id)).results;
    const again = { 'Idempotency-Key': randomUUID() };
    const body = { url: 'http://127.0.0.1:9/', categories: ['payin'] };
    const webhookId = idOf(await api.post('/webhooks', body, again));
    await api.post('/webhooks', body, again);
    await api.patch(`/webhooks/${webhookId}`, { url: 'http://127.0.0.1:10/' });
    await api.patch(`/webhooks/${webhookId}`, { url: 'not one' });
    await api.post(`/webhooks/${webhookId}/rotate-secret`, {});
    await api.patch(`/webhooks/${webhookId}/status`, { status: 'ACTIVE' });
    await api.delete(`/webhooks/${webhookId}`);
    const { results, verification } = await entries(id);
    const seen = results.filter(({ action }) => action.startsWith('webhook')).reverse();
    expect(seen.map(({ action }) => action)).toEqual([
      'webhookCreated',
      'webhookChanged',
      'webhookSecretReplaced',
      'webhookChanged',
      'webhookRemoved',
    ]);
    const actor = key?.subject.replace('apiKey:', 'key:');
    expect(seen.map((entry) => [entry.actor, entry.subject])).toEqual(seen.map(() => [actor, `webhook:${webhookId}`]));
    expect(verification?.intact).toBe(true);
  });

  test('nothing of what was refused', async () => {
    const { id, api } = await gatehouse.organization();
    await api.post(`/organizations/${id}/api-keys`, { name: 'x', scopes: ['compliance:decide'] });
    await api.delete(`/organizations/${id}/api-keys/${randomUUID()}`);
    expect((await entries(id)).results).toHaveLength(1);
  });

  test('many at once get their numbers one after the other', async () => {
    const { id, api } = await gatehouse.organization();
    const wanted = { name: 'x', scopes: ['payins:read'] };
    const made = await Promise.all(Array.from({ length: 30 }, () => api.post(`/organizations/${id}/api-keys`, wanted)));
    expect(made.map(({ status }) => status)).toEqual(Array(30).fill(201));
    const { results, verification } = await entries(id, { limit: '100' });
    expect(results.map(({ ordinal }) => ordinal)).toEqual(Array.from({ length: 31 }, (_, n) => 31 - n));
    expect(verification).toEqual({ intact: true, entries: 31 });
  });

  test('each hash is in the log, where a database that was put back cannot change it', async () => {
    const { id } = await gatehouse.organization();
    const [entry] = (await entries(id)).results;
    const lines = gatehouse.log.filter((line) => line.includes(String(entry?.hash)));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ organizationId: id, ordinal: 1, hash: entry?.hash }),
    ]);
  });
});

describe('reading', () => {
  test('is for the operator alone', async () => {
    const { api } = await gatehouse.organization({ scopes: ['organizations:write', 'compliance:decide'] });
    const refused = await api.get('/compliance/audit-entries');
    expect(refused.body).toMatchObject({ name: 'Forbidden', params: { requiredScope: 'operator' } });
  });

  test('goes through all organizations in pages, newest first, and promises nothing of chains', async () => {
    await gatehouse.organization();
    const seen: AuditEntry[] = [];
    for (let nextId: string | undefined = ''; nextId !== undefined;) {
      const page: AuditPage = await entries(undefined, { limit: '7', ...(nextId === '' ? {} : { nextId }) });
      expect(page.verification).toBeUndefined();
      seen.push(...page.results);
      nextId = page.nextId;
    }
    const ids = seen.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(await sql('SELECT 1 FROM audit_entry')).toHaveLength(ids.length);
  });

  test('an organization of which nothing is known has an empty chain', async () => {
    expect(await entries(randomUUID())).toEqual({ results: [], verification: { intact: true, entries: 0 } });
  });

  test('a nextId that is none is refused', async () => {
    const { id } = await gatehouse.organization();
    const refused = await gatehouse.operator.get(
      `/compliance/audit-entries?organizationId=${id}&nextId=${randomUUID()}`,
    );
    expect(refused.body).toMatchObject({ name: 'ValidationFailed', params: { failures: [{ field: 'nextId' }] } });
  });

  test('a chain that is too long for one answer is verified by reading it', async () => {
    const id = randomUUID();
    await gatehouse.service.recordDecisions(id, verifiedAtOnce + 150);
    await sql(`UPDATE audit_entry SET reason = 'another' WHERE organization_id = $1 AND ordinal = 20`, [id]);
    const first = await entries(id, { limit: '100' });
    expect(first.verification).toEqual({ intact: true, entries: verifiedAtOnce });
    const second = await entries(id, { limit: '100', nextId: String(first.nextId) });
    expect(second.verification).toMatchObject({ intact: true });
    const third = await entries(id, { limit: '100', nextId: String(second.nextId) });
    expect(third.verification).toMatchObject({ intact: false, firstAltered: 20 });
  });
});
