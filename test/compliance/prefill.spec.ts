import { beforeAll, describe, expect, test } from '@jest/globals';
import { validAttestation } from '../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import { newSession } from '../support/compliance/reviews.js';
import { type Answer, type Api, idOf, must } from '../support/service/api.js';
import { Gatehouse, type Organization } from '../support/service/gatehouse.js';

let gatehouse: Gatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

const ana = { name: { firstName: 'Ana' }, nationality: 'AR' };

function opened({ api }: Organization, prefill: unknown, type = 'individual'): Promise<Answer> {
  return api.post('/compliance/reviews', { type, tier: type === 'individual' ? 'LIGHT' : 'US_STANDARD', prefill });
}

async function suggested(api: Api, reviewId: string): Promise<Record<string, unknown>> {
  const { results } = must(await api.get(`/compliance/reviews/${reviewId}/requirements`), 200);
  const lines = results as { attestationType: string; met: boolean; prefill?: object }[];
  return Object.fromEntries(lines.map(({ attestationType, prefill, met }) => [attestationType, prefill ?? met]));
}

describe('what a partner knows already', () => {
  test('is shown to the person to confirm, and is no answer until they give it', async () => {
    const organization = await gatehouse.organization();
    const reviewId = idOf(await opened(organization, { individualPersonalInfoLight: ana }));
    const { api } = await newSession(gatehouse, organization, { reviewId });
    for (const caller of [api, organization.api])
      expect(await suggested(caller, reviewId)).toEqual({ individualPersonalInfoLight: ana });
    expect(await suggested(gatehouse.operator, reviewId)).toEqual({ individualPersonalInfoLight: false });
    expect(await api.post(`/compliance/reviews/${reviewId}/submit`, {})).toMatchObject({
      status: 422,
      body: { name: 'MissingRequiredAttestations' },
    });
    const given = validAttestation('individualPersonalInfoLight');
    must(await api.post(`/compliance/reviews/${reviewId}/attestations`, given), 201);
    expect(await suggested(api, reviewId)).toEqual({ individualPersonalInfoLight: true });
  });

  test('is encrypted, and gone once the review is submitted', async () => {
    const organization = await gatehouse.organization();
    const prefill = { individualPersonalInfoLight: { name: { firstName: 'Prefilledina' } } };
    const reviewId = idOf(await opened(organization, prefill));
    const rows = (): Promise<object[]> => gatehouse.sql('SELECT answers FROM prefill WHERE review_id = $1', [reviewId]);
    const [kept] = (await rows()) as { answers: Buffer }[];
    expect(kept?.answers.includes('Prefilledina')).toBe(false);
    const given = validAttestation('individualPersonalInfoLight');
    must(await organization.api.post(`/compliance/reviews/${reviewId}/attestations`, given), 201);
    must(await organization.api.post(`/compliance/reviews/${reviewId}/submit`, { acknowledgeWarnings: true }), 200);
    expect(await rows()).toEqual([]);
  });

  test.each<[string, string, unknown, string]>([
    [
      'a value of another type',
      'individual',
      { individualPersonalInfoLight: { birthDate: 7 } },
      'individualPersonalInfoLight.birthDate',
    ],
    [
      'a day that does not exist',
      'individual',
      { individualPersonalInfo: { birthDate: '1990-02-30' } },
      'individualPersonalInfo.birthDate',
    ],
    [
      'too long a name',
      'individual',
      { individualPersonalInfo: { name: { firstName: 'a'.repeat(201) } } },
      'individualPersonalInfo.name.firstName',
    ],
    ['a field that is unknown', 'individual', { individualContactInfo: { fax: '1' } }, 'individualContactInfo.fax'],
    [
      'a field within one that is unknown',
      'individual',
      { individualResidentialAddress: { address: { door: '1' } } },
      'individualResidentialAddress.address.door',
    ],
    ['no fields', 'individual', { individualContactInfo: 'ana@acme.example' }, 'individualContactInfo'],
    ['a list of fields', 'individual', { individualContactInfo: [] }, 'individualContactInfo'],
    ['a type that is none', 'individual', { constructor: {} }, 'constructor'],
    ['a type of another kind of review', 'individual', { businessDetails: {} }, 'businessDetails'],
    ['a type of persons', 'business', { associatedPersonContactInfo: {} }, 'associatedPersonContactInfo'],
    [
      'whom it lists',
      'business',
      { businessAssociatedPersons: { associatedPersonIds: [] } },
      'businessAssociatedPersons',
    ],
    [
      'a file',
      'individual',
      { individualSelfiePhoto: { selfie: { documentId: 'x' } } },
      'individualSelfiePhoto.selfie.documentId',
    ],
    [
      'its type once more',
      'individual',
      { individualContactInfo: { type: 'businessDetails' } },
      'individualContactInfo.type',
    ],
  ])('is refused with %s, which is named', async (_, type, prefill, field) => {
    const organization = await gatehouse.organization();
    expect(await opened(organization, prefill, type)).toMatchObject({
      status: 400,
      body: { name: 'ValidationFailed', params: { failures: [{ field: `prefill.${field}` }] } },
    });
    expect(must(await organization.api.get('/compliance/reviews'), 200)['results']).toEqual([]);
  });

  test.each([['a text'], [[]], [7], [null]])('is an object, not %p', async (prefill) => {
    expect(await opened(await gatehouse.organization(), prefill)).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field: 'prefill' }] } },
    });
  });
});
