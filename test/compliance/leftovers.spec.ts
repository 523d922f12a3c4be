import { expect, test } from '@jest/globals';
import { must } from '../support/service/api.js';
import { Applicant } from '../support/compliance/applicant.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

const tables = [
  'review',
  'verification',
  'attestation',
  'associated_person',
  'review_person',
  'document_use',
  'webhook',
];

test('what an erased organization leaves behind is forgotten within the hour, and nothing of anybody else', async () => {
  const gatehouse = await Gatehouse.start();
  try {
    const [leaving, staying] = [await business(gatehouse), await business(gatehouse)];
    const before = await countRows(gatehouse, staying);
    expect(before).toEqual(await countRows(gatehouse, leaving));
    expect(before).toEqual(tables.map(() => expect.any(Number)));
    expect(before).not.toContain(0);

    const erased = await gatehouse.operator.delete(`/organizations/${leaving.organization.id}`, { reason: 'asked to' });
    expect(erased.status).toBe(204);
    await gatehouse.advance(3600);
    await untilNothingIsLeft(gatehouse, leaving);
    expect(await countRows(gatehouse, staying)).toEqual(before);
  } finally {
    await gatehouse.stop();
  }
});

async function business(gatehouse: Gatehouse): Promise<Applicant> {
  const applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'FULL' });
  await applicant.complete();
  await applicant.validated();
  must(await applicant.api.post('/webhooks', { url: 'https://example.com/', categories: ['payin'] }), 201);
  return applicant;
}

async function countRows(gatehouse: Gatehouse, { organization }: Applicant): Promise<number[]> {
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table} WHERE organization_id = $1)`);
  const text = `SELECT ARRAY[${counts.join(', ')}] AS counts`;
  const [row] = await gatehouse.sql<{ counts: number[] }>(text, [organization.id]);
  return row?.counts ?? [];
}

async function untilNothingIsLeft(gatehouse: Gatehouse, applicant: Applicant): Promise<void> {
  let counts: number[] = [];
  await until(
    () => `nothing is left: ${tables.join()} ${counts.join()}`,
    async () => {
      counts = await countRows(gatehouse, applicant);
      return counts.every((count) => count === 0);
    },
  );
}
