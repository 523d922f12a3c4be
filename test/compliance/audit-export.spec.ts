import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { type FileVerdict, verifyAuditFile } from '#audit';
import { auditEntries } from '../support/compliance/audit-entries.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { withOnly } from '../support/service/only-role.js';
import type { StaffApi } from '../support/service/staff-api.js';

let gatehouse: OwnGatehouse;
let auditor: StaffApi;
let organization: Organization;
beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
  auditor = await withOnly(gatehouse, 'auditor');
  organization = await gatehouse.organization();
  await gatehouse.service.recordDecisions(organization.id, 205);
});
afterAll(() => gatehouse.stop());

async function exported(query: Record<string, string>): Promise<string> {
  const path = `${gatehouse.url}/compliance/audit-entries/export?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(path, { headers: { Cookie: auditor.cookie } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
  return answer.text();
}

function verified(text: string): Promise<FileVerdict> {
  return verifyAuditFile(Readable.from(text.split('\n')));
}

describe('the audit trail is exported', () => {
  test('whole, signed with the key that is published, and as a line of itself', async () => {
    const verdict = await verified(await exported({ organizationId: organization.id }));
    const key = must(await auditor.get('/compliance/audit-entries/signing-key'), 200);
    const { results } = await auditEntries(gatehouse, organization.id, { action: 'auditExported' });
    expect(results).toMatchObject([{ actor: `staff:${auditor.id}`, reason: `organizationId=${organization.id}` }]);
    const { ordinal = 0 } = results[0] ?? {};
    expect(verdict).toMatchObject({ entries: ordinal, fingerprint: key['fingerprint'], faults: [] });
    expect(ordinal).toBeGreaterThan(205);
  });

  test('and says what was altered in the database', async () => {
    const altered = await gatehouse.organization();
    await gatehouse.service.recordDecisions(altered.id, 3);
    await gatehouse.sql(
      `UPDATE audit_entry SET subject = 'complianceReview:x' WHERE organization_id = $1 AND ordinal = 2`,
      [altered.id],
    );
    const { faults } = await verified(await exported({ organizationId: altered.id }));
    expect(faults).toEqual([expect.stringMatching(/was not as it was recorded/)]);
  });

  test('to those alone who may read it', async () => {
    const treasurer = await withOnly(gatehouse, 'officer');
    for (const path of ['/compliance/audit-entries', '/compliance/audit-entries/export'])
      expect(await treasurer.get(path)).toMatchObject({
        status: 403,
        body: { params: { requiredScope: 'audit:read' } },
      });
    expect((await organization.api.get('/compliance/audit-entries/export')).status).toBe(403);
  });
});

test('entries are found by who, what, to what and when', async () => {
  const [newest] = (await auditEntries(gatehouse, organization.id)).results;
  const { actor = '', subject = '', time = '', action = '', id } = newest ?? {};
  for (const filter of [{ actor }, { action }, { createdFrom: time }, { createdTo: time }]) {
    const { results, verification } = await auditEntries(gatehouse, organization.id, filter);
    expect([filter, results.map((entry) => entry.id)]).toEqual([filter, expect.arrayContaining([id])]);
    expect(verification).toBeUndefined();
  }
  expect(
    (await auditEntries(gatehouse, undefined, { subject })).results.every((entry) => entry.subject === subject),
  ).toBe(true);
  expect((await auditEntries(gatehouse, organization.id, { actor: 'key:nobody' })).results).toEqual([]);
  expect((await auditEntries(gatehouse, organization.id, { createdTo: '2020-01-01T00:00:00Z' })).results).toEqual([]);
});
