import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Answer, Api } from '../support/service/api.js';
import { Applicant } from '../support/compliance/applicant.js';
import { Gatehouse } from '../support/service/gatehouse.js';

let gatehouse: Gatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

const light = { type: 'individual', tier: 'LIGHT' } as const;
const standard = { type: 'individual', tier: 'STANDARD' } as const;

function failingAt(field: string): object {
  const failures = [expect.objectContaining({ field })];
  return { status: 400, body: { name: 'ValidationFailed', params: { failures } } };
}

describe('changing field by field', () => {
  const sessionOf = async ({ api, path }: Applicant): Promise<Api> => {
    const { body } = await api.post(`${path}/sessions`, { allowedOrigins: ['https://partner.example'] });
    return gatehouse.withKey(String(body['token']));
  };

  test('leaves the other fields, and shows none of them to a session that did not give them', async () => {
    const applicant = await Applicant.open(gatehouse, light);
    const earlier = await applicant.upload('individualPersonalInfoLight', { nationality: 'UY' });
    const session = await sessionOf(applicant);
    const attestations = `${applicant.path}/attestations`;
    const changed = await session.patch(`${attestations}/${String(earlier.body['id'])}`, {
      changes: { name: { lastName: 'Peréz' } },
    });
    expect(changed).toMatchObject({ status: 200, body: { attestationType: 'individualPersonalInfoLight' } });
    const path = `${attestations}/${String(changed.body['id'])}`;
    expect((await applicant.api.get(path)).body['payload']).toMatchObject({
      nationality: 'UY',
      name: { firstName: 'Ana', lastName: 'Peréz' },
    });
    expect((await session.get(path)).body['payload']).toMatchObject({
      nationality: '****',
      name: { firstName: '****' },
    });
    // By then another one is the latest.
    expect(await session.patch(`${attestations}/${String(earlier.body['id'])}`, { changes: {} })).toMatchObject({
      status: 409,
      body: { name: 'IllegalTransition', params: { resource: 'attestation', from: 'superseded' } },
    });
  });

  test('under a key is done once, however often it is sent', async () => {
    const applicant = await Applicant.open(gatehouse, light);
    const earlier = await applicant.upload('individualPersonalInfoLight');
    const session = await sessionOf(applicant);
    const attestations = `${applicant.path}/attestations`;
    const path = `${attestations}/${String(earlier.body['id'])}`;
    const headers = { 'Idempotency-Key': randomUUID() };
    const change = (lastName: string): Promise<Answer> =>
      session.patch(path, { changes: { name: { lastName } } }, headers);
    const first = await change('Peréz');
    const again = await change('Peréz');
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await session.get(attestations)).body['results']).toHaveLength(2);
    expect(await change('Soto')).toMatchObject({ status: 422, body: { name: 'IdempotencyKeyReused' } });
  });

  test('keeps documents that the session did not upload', async () => {
    const applicant = await Applicant.open(gatehouse, standard);
    const earlier = await applicant.upload('individualIdentityDocument');
    const session = await sessionOf(applicant);
    const path = `${applicant.path}/attestations/${String(earlier.body['id'])}`;
    const { status, body } = await session.patch(path, { changes: { governmentId: { number: 'AAB999999' } } });
    expect(status).toBe(200);
    const before = (await applicant.api.get(path)).body['payload'];
    const after = (await applicant.api.get(`${applicant.path}/attestations/${String(body['id'])}`)).body['payload'];
    expect(after).toEqual({ ...(before as object), governmentId: expect.objectContaining({ number: 'AAB999999' }) });
  });

  test('is held to the rules of the whole, field by field', async () => {
    const applicant = await Applicant.open(gatehouse, light);
    const { body } = await applicant.upload('individualPersonalInfoLight');
    const path = `${applicant.path}/attestations/${String(body['id'])}`;
    const change = (changes: object): Promise<Answer> => applicant.api.patch(path, { changes });
    expect(await change({ name: { lastName: null } })).toMatchObject(failingAt('changes.name.lastName'));
    expect(await change({ birthDate: 'long ago' })).toMatchObject(failingAt('changes.birthDate'));
    expect(await change({ invented: 1 })).toMatchObject(failingAt('changes.invented'));
    const other = await Applicant.open(gatehouse, light);
    expect((await other.api.patch(path, { changes: {} })).status).toBe(404);
  });
});
