import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DataKeyDestroyed, type SealedPlace, Vault } from '#vault';
import { must } from '../support/service/api.js';
import { Applicant } from '../support/compliance/applicant.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

const canaries = ['Zacarías-Canario', 'canary-person@example.com', '1961-04-12', '+5491123450000', 'AAC999888'];

async function answered(): Promise<Applicant> {
  const applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'STANDARD' });
  const [name, email, birthDate, phoneNumber, number] = canaries;
  must(await applicant.upload('individualPersonalInfo', { name: { firstName: name, lastName: name }, birthDate }), 201);
  must(await applicant.upload('individualContactInfo', { email, phoneNumber }), 201);
  const identity = must(await applicant.upload('individualIdentityDocument'), 201);
  const read = must(await applicant.api.get(`${applicant.path}/attestations/${String(identity['id'])}`), 200);
  const { governmentId } = read['payload'] as { governmentId: object };
  must(await applicant.upload('individualIdentityDocument', { governmentId: { ...governmentId, number } }), 201);
  await applicant.validated();
  return applicant;
}

test('what was answered is nowhere in the database as it was written, nor in a log line or an event', async () => {
  const applicant = await answered();
  await applicant.submit({ acknowledgeWarnings: true });
  const dump = await gatehouse.databaseText();
  const log = gatehouse.log.join('\n');
  const events = JSON.stringify((await applicant.api.get('/events?limit=100')).body);
  for (const text of canaries) {
    expect([text, dump.includes(text), log.includes(text), events.includes(text)]).toEqual([text, false, false, false]);
  }
});

test('after its organization is erased nothing of it can be read, and its audit trail stays whole', async () => {
  const applicant = await answered();
  const { id } = applicant.organization;
  const attestations = await gatehouse.operator.get(`${applicant.path}/attestations`);
  const [attestation] = attestations.body['results'] as { id: string }[];
  const path = `${applicant.path}/attestations/${attestation?.id ?? ''}`;
  expect((await gatehouse.operator.get(path)).status).toBe(200);

  const kept = await sealedPayloads(id);
  expect(kept.length).toBeGreaterThan(3);
  for (const { place, sealed } of kept)
    expect((await gatehouse.service.get(Vault).open(place, sealed)).toString()).toContain('"type"');

  const erased = await gatehouse.operator.call('DELETE', `/organizations/${id}`, {
    reason: 'Asked for by the customer',
  });
  expect(erased.status).toBe(204);
  expect((await gatehouse.operator.get(path)).status).toBe(404);
  expect((await gatehouse.operator.get(applicant.path)).status).toBe(404);
  expect((await applicant.api.get(applicant.path)).status).toBe(401);
  for (const { place, sealed } of kept)
    await expect(gatehouse.service.get(Vault).open(place, sealed)).rejects.toThrow(DataKeyDestroyed);
  const { body } = await gatehouse.operator.get(`/compliance/audit-entries?organizationId=${id}`);
  expect(body).toMatchObject({ verification: { intact: true } });
  expect((body['results'] as { action: string }[]).map(({ action }) => action)).toContain('attestationPayloadRead');
});

/** What lies in the database, as whoever gets hold of a dump finds it. */
async function sealedPayloads(organizationId: string): Promise<{ place: SealedPlace; sealed: Buffer }[]> {
  const rows = await gatehouse.sql<{ id: string; payload: Buffer }>(
    'SELECT id, payload FROM attestation WHERE organization_id = $1',
    [organizationId],
  );
  return rows.map(({ id: row, payload: sealed }) => ({
    place: { organizationId, table: 'attestation', row, column: 'payload' },
    sealed,
  }));
}
