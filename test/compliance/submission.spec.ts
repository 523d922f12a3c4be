import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Applicant, daysAgo } from '../support/compliance/applicant.js';
import { eventsAbout } from '../support/webhooks/events.js';
import { upload, uploadFlatPicture, uploadPicture } from '../support/documents/documents.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { pdfOf } from '../support/documents/pdfs.js';

let gatehouse: OwnGatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

const light = { type: 'individual', tier: 'LIGHT' } as const;
const standard = { type: 'individual', tier: 'STANDARD' } as const;
const company = { type: 'business', tier: 'US_STANDARD' } as const;

describe('opening a review', () => {
  test('answers a draft that requires what its tier requires', async () => {
    const { organization, api, path } = await Applicant.open(gatehouse, light);
    const { status, body } = await api.get(path);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: path.split('/').at(-1),
      organizationId: organization.id,
      type: 'individual',
      tier: 'LIGHT',
      status: { type: 'draft' },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      requiredAttestations: [{ attestationType: 'individualPersonalInfoLight' }],
      uploadedAttestations: [],
    });
  });

  test('sends no event', async () => {
    const applicant = await Applicant.open(gatehouse, light);
    expect(await eventsAbout(applicant.api, applicant.reviewId)).toEqual([]);
  });

  test('is refused where one of the same tier is active, and not for another tier', async () => {
    const { organization, reviewId } = await Applicant.open(gatehouse, light);
    expect(await organization.api.post('/compliance/reviews', light)).toMatchObject({
      status: 409,
      body: { name: 'ActiveReviewExists', params: { complianceReviewId: reviewId } },
    });
    expect((await organization.api.post('/compliance/reviews', standard)).status).toBe(201);
  });

  test.each([
    ['individual', 'FULL'],
    ['business', 'LIGHT'],
  ])('names the tier that a review of an %s does not have: %s', async (type, tier) => {
    const { api } = await gatehouse.organization();
    expect(await api.post('/compliance/reviews', { type, tier })).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field: 'tier' }] } },
    });
  });

  test('again is possible once it was rejected', async () => {
    const applicant = await Applicant.open(gatehouse, light);
    await applicant.inReview();
    await applicant.decide({ type: 'reject', rejectionDescription: 'Not this time' });
    expect((await applicant.api.post('/compliance/reviews', light)).status).toBe(201);
  });
});

describe('submitting', () => {
  test('names everything that is missing, of persons too, and changes nothing', async () => {
    const applicant = await Applicant.open(gatehouse, company);
    const person = await applicant.addPerson('CONTROL_PERSON');
    await applicant.upload('businessAssociatedPersons', { associatedPersonIds: [person] });
    const refused = await applicant.submit();
    expect(refused).toMatchObject({
      status: 422,
      body: { name: 'MissingRequiredAttestations', params: { complianceReviewId: applicant.reviewId } },
    });
    const { attestations } = refused.body['params'] as { attestations: object[] };
    expect(attestations).toHaveLength(8 + 5);
    expect(attestations).toContainEqual({ attestationType: 'businessTaxInfo' });
    expect(attestations).toContainEqual({
      attestationType: 'associatedPersonTaxInfo',
      associatedPersonId: person,
    });
    expect(await applicant.status()).toBe('draft');
  });

  test('answers submitted, is told at each move, and goes to an officer by itself', async () => {
    const applicant = await Applicant.open(gatehouse, light);
    await applicant.complete();
    await applicant.validated();
    const submitted = await applicant.submit();
    expect(submitted).toMatchObject({
      status: 200,
      body: { status: { type: 'submitted', submittedAt: expect.any(String) } },
    });
    const { status } = await applicant.reaches('inReview');
    expect(status).toEqual({
      type: 'inReview',
      submittedAt: (submitted.body['status'] as object)['submittedAt' as never],
    });
    expect(await eventsAbout(applicant.api, applicant.reviewId)).toEqual([
      { previousStatus: { type: 'draft' }, currentStatus: { type: 'submitted', submittedAt: expect.any(String) } },
      {
        previousStatus: { type: 'submitted', submittedAt: expect.any(String) },
        currentStatus: { type: 'inReview', submittedAt: expect.any(String) },
      },
    ]);
  });

  test('after a long while looks again at what was approved: a document may have expired', async () => {
    const applicant = await Applicant.open(gatehouse, standard);
    await applicant.upload('individualPersonalInfo', { nationality: 'PT' });
    await applicant.complete();
    const documentId = await uploadPicture(applicant.api);
    const issuedOn = daysAgo(80);
    const proof = { proofOfAddressDocuments: [{ documentId, documentType: 'utilityBill', issuedOn }] };
    await applicant.upload('individualProofOfAddress', proof);
    await applicant.validated();
    await gatehouse.advance(20 * 24 * 60 * 60);
    expect((await applicant.submit({ acknowledgeWarnings: true })).status).toBe(200);
    const { uploadedAttestations } = await applicant.reaches('submissionValidationsFailed');
    const failed = uploadedAttestations.filter(({ validationStatus }) => validationStatus.type === 'failed');
    expect(failed).toMatchObject([
      {
        attestationType: 'individualProofOfAddress',
        validationStatus: { failures: [{ failureCode: 'EXPIRED_DOCUMENT' }] },
      },
    ]);
  });

  test('after a long while looks again, too, at what has a warning that was acknowledged', async () => {
    const applicant = await Applicant.open(gatehouse, standard);
    await applicant.upload('individualPersonalInfo', { nationality: 'PT' });
    await applicant.complete();
    const aboutSomeoneElse = pdfOf([['An invoice for somebody else, who lives somewhere else in another town']]);
    const { body: document } = await upload(applicant.api, aboutSomeoneElse);
    const proof = { documentId: document['id'], documentType: 'utilityBill', issuedOn: daysAgo(61) };
    await applicant.upload('individualProofOfAddress', { proofOfAddressDocuments: [proof] });
    await applicant.validated();
    await gatehouse.advance(30 * 24 * 60 * 60);
    expect((await applicant.submit({ acknowledgeWarnings: true })).status).toBe(200);
    const { uploadedAttestations } = await applicant.reaches('submissionValidationsFailed');
    const failures = uploadedAttestations.flatMap(({ validationStatus }) => validationStatus.failures ?? []);
    expect(failures.map(({ failureCode }) => failureCode).sort()).toEqual(['EXPIRED_DOCUMENT', 'INCONSISTENT_DATA']);
  });

  test('a second time is an illegal transition', async () => {
    const applicant = await Applicant.open(gatehouse, light);
    await applicant.inReview();
    expect(await applicant.submit()).toMatchObject({
      status: 409,
      body: {
        name: 'IllegalTransition',
        params: { resource: 'complianceReview', from: 'inReview', trigger: 'submit' },
      },
    });
  });

  test('with a blocking failure is refused, naming the attestation and what was found', async () => {
    const applicant = await Applicant.open(gatehouse, standard);
    await applicant.complete();
    const flat = await uploadFlatPicture(applicant.api);
    const { body } = await applicant.upload('individualSelfiePhoto', { selfie: { documentId: flat } });
    await applicant.validated();
    expect(await applicant.submit({ acknowledgeWarnings: true })).toMatchObject({
      status: 422,
      body: {
        name: 'AttestationValidationsRejectedException',
        params: {
          complianceReviewId: applicant.reviewId,
          organizationId: applicant.organization.id,
          attestations: [
            {
              attestationId: body['id'],
              attestationType: 'individualSelfiePhoto',
              blockingFailures: [{ failureCode: 'POOR_QUALITY', severity: 'BLOCKING', message: expect.any(String) }],
              warningFailures: [],
            },
          ],
        },
      },
    });
    expect(await applicant.status()).toBe('draft');
    const good = await uploadPicture(applicant.api);
    await applicant.upload('individualSelfiePhoto', { selfie: { documentId: good } });
    await applicant.validated();
    expect((await applicant.submit({ acknowledgeWarnings: true })).status).toBe(200);
  });
});

/** An owner of a tenth of the company is a warning, whatever else is fine. */
async function withWarning(): Promise<Applicant> {
  const applicant = await Applicant.open(gatehouse, company);
  const person = await applicant.addPerson('BENEFICIAL_OWNER', 'CONTROL_PERSON');
  await applicant.complete();
  await applicant.uploadAbout(person, 'associatedPersonPersonalInfo', { ownershipPercentage: 10 });
  return applicant;
}

/** Before its warning was found: whoever looks may be quicker. */
async function submittedUnlooked(): Promise<Applicant> {
  const applicant = await withWarning();
  return (await applicant.submit()).status === 200 ? applicant : submittedUnlooked();
}

describe('warnings', () => {
  test('are refused until they are acknowledged', async () => {
    const applicant = await withWarning();
    await applicant.validated();
    const refused = await applicant.submit();
    expect(refused).toMatchObject({ status: 422, body: { name: 'AttestationValidationsRejectedException' } });
    const { attestations } = refused.body['params'] as { attestations: object[] };
    expect(attestations).toContainEqual(
      expect.objectContaining({
        attestationType: 'associatedPersonPersonalInfo',
        associatedPersonId: expect.any(String),
        blockingFailures: [],
        warningFailures: [expect.objectContaining({ failureCode: 'INCONSISTENT_DATA', severity: 'WARNING' })],
      }),
    );
    expect((await applicant.submit({ acknowledgeWarnings: true })).status).toBe(200);
    await applicant.reaches('inReview');
  });

  test('that are found after they were acknowledged do not send it back', async () => {
    const applicant = await withWarning();
    expect((await applicant.submit({ acknowledgeWarnings: true })).status).toBe(200);
    await applicant.reaches('inReview');
  });

  test('that are found after a submission that did not acknowledge them send it back, open for changes', async () => {
    const applicant = await submittedUnlooked();
    await applicant.reaches('submissionValidationsFailed');
    const moves = await eventsAbout(applicant.api, applicant.reviewId);
    expect(moves.map(({ currentStatus }) => currentStatus.type)).toEqual([
      'submitted',
      'validatingSubmission',
      'submissionValidationsFailed',
    ]);
    expect((await applicant.upload('businessDetails')).status).toBe(201);
    await applicant.validated();
    expect((await applicant.submit({ acknowledgeWarnings: true })).status).toBe(200);
    await applicant.reaches('inReview');
  });
});
