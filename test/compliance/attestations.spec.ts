import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { associatedPersonAttestation, reviewAttestation } from '#contracts';
import { Applicant } from '../support/compliance/applicant.js';
import { uploadPicture } from '../support/documents/documents.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { loseBytesOf } from '../support/documents/kept.js';

let gatehouse: OwnGatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
});
afterAll(() => gatehouse.stop());

const light = { type: 'individual', tier: 'LIGHT' } as const;
const standard = { type: 'individual', tier: 'STANDARD' } as const;
const company = { type: 'business', tier: 'US_STANDARD' } as const;

function failingAt(...fields: string[]): object {
  return {
    status: 400,
    body: { name: 'ValidationFailed', params: { failures: fields.map((field) => expect.objectContaining({ field })) } },
  };
}

describe('uploading', () => {
  test('answers pending, and the review lists it', async () => {
    const applicant = await Applicant.open(gatehouse, light);
    const { status, body } = await applicant.upload('individualPersonalInfoLight');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      attestationType: 'individualPersonalInfoLight',
      createdAt: expect.any(String),
      validationStatus: { type: 'pending' },
    });
    const { uploadedAttestations } = await applicant.validated();
    expect(uploadedAttestations).toEqual([
      { id: body['id'], attestationType: 'individualPersonalInfoLight', validationStatus: { type: 'approved' } },
    ]);
  });

  test('again replaces what counts and keeps what was', async () => {
    const applicant = await Applicant.open(gatehouse, light);
    const first = await applicant.upload('individualPersonalInfoLight');
    const second = await applicant.upload('individualPersonalInfoLight', { nationality: 'UY' });
    const { uploadedAttestations } = await applicant.review();
    expect(uploadedAttestations.map(({ id }) => id)).toEqual([second.body['id']]);
    const { body } = await applicant.api.get(`${applicant.path}/attestations`);
    expect((body['results'] as { id: string }[]).map(({ id }) => id)).toEqual([second.body['id'], first.body['id']]);
  });

  test('a document whose bytes are lost ends: it fails, and another one can be given', async () => {
    const applicant = await Applicant.open(gatehouse, standard);
    const documentId = await uploadPicture(applicant.api);
    await loseBytesOf(gatehouse, documentId);
    await applicant.upload('individualSelfiePhoto', { selfie: { documentId } });
    const lost = await applicant.validated();
    expect(lost.uploadedAttestations[0]?.validationStatus).toMatchObject({
      type: 'failed',
      failures: [{ failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING', check: 'readable' }],
    });
    expect(gatehouse.log.filter((line) => line.includes(documentId) && line.includes('gone'))).toHaveLength(1);
    await applicant.upload('individualSelfiePhoto', { selfie: { documentId: await uploadPicture(applicant.api) } });
    const mended = await applicant.validated();
    expect(mended.uploadedAttestations[0]?.validationStatus).toEqual({ type: 'approved' });
  });

  test('of what is not required is taken, of the other kind of review it is not', async () => {
    const applicant = await Applicant.open(gatehouse, light);
    expect((await applicant.upload('individualContactInfo')).status).toBe(201);
    expect(await applicant.upload('businessDetails')).toMatchObject(failingAt('type'));
    expect(await applicant.upload('associatedPersonTaxInfo')).toMatchObject(failingAt('type'));
    const business = await Applicant.open(gatehouse, company);
    expect(await business.upload('individualTaxInfo')).toMatchObject(failingAt('type'));
  });

  test('is read back by the organization as it was sent', async () => {
    const applicant = await Applicant.open(gatehouse, light);
    const name = { firstName: '佐藤 🦊', lastName: 'بن عبدالله' };
    const { body } = await applicant.upload('individualPersonalInfoLight', { name });
    const read = await applicant.api.get(`${applicant.path}/attestations/${String(body['id'])}`);
    expect(read.body['payload']).toMatchObject({ type: 'individualPersonalInfoLight', name });
    expect(read.body).not.toHaveProperty('checks');
  });

  test('is read by an officer with the checks that were run, and leaves a line in the audit trail', async () => {
    const applicant = await Applicant.open(gatehouse, standard);
    const { body } = await applicant.upload('individualTaxInfo');
    await applicant.validated();
    const path = `${applicant.path}/attestations/${String(body['id'])}`;
    const read = await gatehouse.operator.call('GET', path, undefined, { 'Access-Reason': 'Second look' });
    expect(read.body['checks']).toContainEqual(expect.objectContaining({ check: 'taxNumber' }));
    const audit = await gatehouse.operator.get(`/compliance/audit-entries?organizationId=${applicant.organization.id}`);
    expect(audit.body['results']).toContainEqual(
      expect.objectContaining({
        actor: 'operator',
        action: 'attestationPayloadRead',
        subject: `attestation:${String(body['id'])}`,
        reason: 'Second look',
      }),
    );
  });
});

describe('a type that is none', () => {
  test.each([undefined, {}, { type: 'fax' }, { type: null }, { type: ['x'] }, { type: 'toString' }, { name: 'x' }])(
    '%j is refused with those there are',
    async (body) => {
      const applicant = await Applicant.open(gatehouse, company);
      const person = `/compliance/associated-persons/${await applicant.addPerson('CONTROL_PERSON')}`;
      for (const [path, { tags }] of [
        [applicant.path, reviewAttestation],
        [person, associatedPersonAttestation],
      ] as const) {
        const failures = [{ field: 'type', messages: [`must be one of: ${tags.join(', ')}`] }];
        const refused = await applicant.api.post(`${path}/attestations`, body);
        expect(refused).toMatchObject({ status: 400, body: { name: 'ValidationFailed', params: { failures } } });
      }
    },
  );
});

describe('a document that is named', () => {
  test('has to be there and the organization’s own: the answer is the same', async () => {
    const [applicant, stranger] = [
      await Applicant.open(gatehouse, standard),
      await Applicant.open(gatehouse, standard),
    ];
    const theirs = await uploadPicture(stranger.api);
    for (const documentId of [theirs, randomUUID()])
      expect(await applicant.upload('individualSelfiePhoto', { selfie: { documentId } })).toMatchObject(
        failingAt('selfie.documentId'),
      );
    expect(
      await applicant.upload('individualSourceOfFunds', {
        sourceOfFundsDocuments: [{ documentId: theirs }, { documentId: randomUUID() }],
      }),
    ).toMatchObject(failingAt('sourceOfFundsDocuments.0.documentId', 'sourceOfFundsDocuments.1.documentId'));
    expect((await applicant.review()).uploadedAttestations).toEqual([]);
  });
});

describe('each payload names what is wrong with it', () => {
  test.each([
    ['individualPersonalInfo', { birthDate: '2019-02-30' }, 'birthDate'],
    ['individualPersonalInfo', { birthDate: '2020-01-01' }, 'birthDate'],
    ['individualPersonalInfo', { name: { firstName: 'Ana' } }, 'name.lastName'],
    ['individualPersonalInfo', { nationality: 'XX' }, 'nationality'],
    ['individualContactInfo', { phoneNumber: '+5491' }, 'phoneNumber'],
    ['individualContactInfo', { email: 'ana@' }, 'email'],
    ['individualResidentialAddress', { address: { address1: 'x', city: 'y', country: 'US' } }, 'address.subDivision'],
    ['individualFinancialInfo', { annualIncome: 'MUCH' }, 'annualIncome'],
    [
      'individualTaxInfo',
      { taxIdentificationNumber: 'none', taxIdentificationNumberType: 'CPF' },
      'taxIdentificationNumber',
    ],
    ['individualEeaInfo', { placeOfBirthCity: '' }, 'placeOfBirthCity'],
    ['individualSourceOfFunds', { sources: ['STOLEN'] }, 'sources.0'],
    ['individualSelfiePhoto', { selfie: null }, 'selfie'],
    ['individualSelfiePhoto', { extra: 1 }, 'extra'],
  ] as const)('%s %j', async (type, change, field) => {
    const applicant = await Applicant.open(gatehouse, standard);
    const refused = await applicant.upload(type, change);
    expect(refused.status).toBe(400);
    expect(
      (refused.body['params'] as { failures: { field: string }[] }).failures.map((failure) => failure.field),
    ).toContain(field);
    expect((await applicant.review()).uploadedAttestations).toEqual([]);
  });

  test('an identity document by its kind', async () => {
    const applicant = await Applicant.open(gatehouse, standard);
    const front = { documentId: await uploadPicture(applicant.api) };
    const governmentId = { type: 'driverLicense', country: 'AR', number: '30123456', expiresOn: '2035-01-31', front };
    expect(await applicant.upload('individualIdentityDocument', { governmentId })).toMatchObject(
      failingAt('governmentId.back'),
    );
    const passport = { type: 'passport', country: 'AR', number: 'AAB123456', front };
    expect(await applicant.upload('individualIdentityDocument', { governmentId: passport })).toMatchObject(
      failingAt('governmentId.expiresOn'),
    );
  });
});

test('what depends on the day is right or wrong by the clock of Gatehouse', async () => {
  const applicant = await Applicant.open(gatehouse, standard);
  const birth = new Date((await gatehouse.now()).getTime() + 3 * 86_400_000);
  birth.setUTCFullYear(birth.getUTCFullYear() - 18);
  const birthDate = birth.toISOString().slice(0, 10);
  expect(await applicant.upload('individualPersonalInfo', { birthDate })).toMatchObject(failingAt('birthDate'));
  await gatehouse.advance(5 * 86_400);
  expect((await applicant.upload('individualPersonalInfo', { birthDate })).status).toBe(201);
});
