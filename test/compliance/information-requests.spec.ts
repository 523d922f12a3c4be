import { beforeAll, describe, expect, test } from '@jest/globals';
import { Applicant } from '../support/compliance/applicant.js';
import { Gatehouse } from '../support/service/gatehouse.js';

let gatehouse: Gatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

/** A company in review with one person, of whom and of which something is asked. */
async function asked(): Promise<{ applicant: Applicant; person: string }> {
  const applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'US_STANDARD' });
  const person = await applicant.addPerson('BENEFICIAL_OWNER', 'CONTROL_PERSON');
  await applicant.inReview();
  const decided = await applicant.decide({
    type: 'requestInformation',
    requests: [
      { attestationType: 'businessFormationDocuments', message: 'All pages, please' },
      { attestationType: 'associatedPersonContactInfo', associatedPersonId: person, message: 'The number is dead' },
    ],
  });
  expect(decided).toMatchObject({ status: 200, body: { status: { type: 'additionalInformationRequested' } } });
  return { applicant, person };
}

describe('when more information is requested', () => {
  test('the requirements say what and why, and it counts as missing', async () => {
    const { applicant, person } = await asked();
    const open = (await applicant.requirements()).filter(({ met }) => met === false);
    expect(open).toEqual([
      expect.objectContaining({ attestationType: 'businessFormationDocuments', message: 'All pages, please' }),
      expect.objectContaining({
        attestationType: 'associatedPersonContactInfo',
        associatedPersonId: person,
        message: 'The number is dead',
      }),
    ]);
    expect(await applicant.submit()).toMatchObject({
      status: 422,
      body: {
        name: 'MissingRequiredAttestations',
        params: {
          attestations: [
            { attestationType: 'businessFormationDocuments' },
            { attestationType: 'associatedPersonContactInfo', associatedPersonId: person },
          ],
        },
      },
    });
  });

  test('the upload that is asked for again is named, by the officer, in the requirements and as missing', async () => {
    const applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'US_STANDARD' });
    await applicant.addPerson('BENEFICIAL_OWNER', 'CONTROL_PERSON');
    await applicant.inReview();
    const { uploadedAttestations } = await applicant.review();
    const idOf = (type: string): string => uploadedAttestations.find((one) => one.attestationType === type)?.id ?? '';
    const attestation = { type: 'businessDetails', id: idOf('businessDetails'), name: 'Details' };
    const deciding = (named: object): ReturnType<typeof applicant.decide> =>
      applicant.decide({
        type: 'requestInformation',
        requests: [{ attestationType: 'businessDetails', message: 'More', attestation: { ...attestation, ...named } }],
      });
    const at = (field: string): object => ({
      status: 400,
      body: { params: { failures: [{ field: `requests.0.attestation.${field}` }] } },
    });
    expect(await deciding({ id: idOf('businessAddress') })).toMatchObject(at('id'));
    expect(await deciding({ type: 'businessAddress', id: idOf('businessAddress') })).toMatchObject(at('type'));
    expect((await deciding({})).status).toBe(200);
    const open = (await applicant.requirements()).filter(({ met }) => met === false);
    expect(open).toEqual([expect.objectContaining({ attestationType: 'businessDetails', attestation })]);
    expect((await applicant.submit()).body['params']).toMatchObject({
      attestations: [{ attestationType: 'businessDetails', attestation }],
    });
  });

  test('exactly that may be uploaded', async () => {
    const { applicant, person } = await asked();
    const refused = { status: 409, body: { name: 'IllegalTransition', params: { trigger: 'uploadAttestation' } } };
    expect(await applicant.upload('businessDetails')).toMatchObject(refused);
    expect(await applicant.uploadAbout(person, 'associatedPersonTaxInfo')).toMatchObject(refused);
    expect((await applicant.upload('businessFormationDocuments')).status).toBe(201);
    expect((await applicant.upload('businessFormationDocuments')).status).toBe(201);
    expect((await applicant.uploadAbout(person, 'associatedPersonContactInfo')).status).toBe(201);
    expect((await applicant.requirements()).filter(({ met }) => met === false)).toEqual([]);
    await applicant.validated();
    expect((await applicant.submit({ acknowledgeWarnings: true })).status).toBe(200);
    await applicant.reaches('inReview');
  });

  test('who is related how changes only where that was asked about', async () => {
    const applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'US_STANDARD' });
    const person = await applicant.addPerson('BENEFICIAL_OWNER', 'CONTROL_PERSON');
    await applicant.inReview();
    const change = { relationships: ['CONTROL_PERSON'] };
    const path = `/compliance/associated-persons/${person}`;
    expect(await applicant.api.patch(path, change)).toMatchObject({ status: 409, body: { name: 'IllegalTransition' } });
    await applicant.decide({
      type: 'requestInformation',
      requests: [{ attestationType: 'businessDetails', message: 'More' }],
    });
    expect((await applicant.api.patch(path, change)).status).toBe(409);
  });

  test('what an answer to it asks for in turn may be uploaded as well', async () => {
    const applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'US_STANDARD' });
    await applicant.inReview();
    await applicant.decide({
      type: 'requestInformation',
      requests: [{ attestationType: 'businessOperations', message: 'Do you hold money of your customers?' }],
    });
    expect((await applicant.upload('businessFlowOfFundsDocument')).status).toBe(409);
    expect((await applicant.upload('businessOperations', { transmittingCustomerFunds: true })).status).toBe(201);
    expect(await applicant.submit()).toMatchObject({
      status: 422,
      body: { params: { attestations: [{ attestationType: 'businessFlowOfFundsDocument' }] } },
    });
    expect((await applicant.upload('businessFlowOfFundsDocument')).status).toBe(201);
    expect((await applicant.submit({ acknowledgeWarnings: true })).status).toBe(200);
  });
});

describe('a request has to be possible', () => {
  // What is refused leaves it as it is.
  let applicant: Applicant;
  beforeAll(async () => {
    applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'US_STANDARD' });
    await applicant.inReview();
  });

  test.each([
    ['of the other kind of review', { attestationType: 'individualTaxInfo' }, 'requests.0.attestationType'],
    ['about nobody', { attestationType: 'associatedPersonTaxInfo' }, 'requests.0.associatedPersonId'],
    [
      'about somebody whom the review does not list',
      { attestationType: 'associatedPersonTaxInfo', associatedPersonId: '0192f2a4-0000-7000-8000-000000000001' },
      'requests.0.associatedPersonId',
    ],
    [
      'about a person where it is about the company',
      { attestationType: 'businessTaxInfo', associatedPersonId: '0192f2a4-0000-7000-8000-000000000001' },
      'requests.0.associatedPersonId',
    ],
  ])('not %s', async (_, request, field) => {
    const decision = { type: 'requestInformation', requests: [{ ...request, message: 'Please' }] };
    expect(await applicant.decide(decision)).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field }] } },
    });
    expect(await applicant.status()).toBe('inReview');
  });
});
