import { beforeAll, describe, expect, test } from '@jest/globals';
import { must } from '../support/service/api.js';
import { Applicant } from '../support/compliance/applicant.js';
import { Gatehouse } from '../support/service/gatehouse.js';

let gatehouse: Gatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

const wrongTaxNumber = { taxIdentificationNumberType: 'CPF', taxIdentificationNumber: '52998224726' };

describe('a blocking failure of what no rule requires', () => {
  test('blocks the submission too, is listed, and can be corrected', async () => {
    const applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
    await applicant.complete();
    const { body } = await applicant.upload('individualTaxInfo', wrongTaxNumber);
    await applicant.validated();
    expect(await applicant.submit({ acknowledgeWarnings: true })).toMatchObject({
      status: 422,
      body: {
        name: 'AttestationValidationsRejectedException',
        params: {
          attestations: [
            {
              attestationId: body['id'],
              attestationType: 'individualTaxInfo',
              attestation: { type: 'individualTaxInfo', id: body['id'], name: 'Tax info' },
            },
          ],
        },
      },
    });
    expect(await applicant.requirements()).toContainEqual(
      expect.objectContaining({ attestationType: 'individualTaxInfo', ruleId: 'to-be-corrected', met: true }),
    );
    await applicant.upload('individualTaxInfo', { ...wrongTaxNumber, taxIdentificationNumber: '52998224725' });
    await applicant.validated();
    expect((await applicant.submit({ acknowledgeWarnings: true })).status).toBe(200);
  });

  test('is still needed of a person', async () => {
    const applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'US_STANDARD' });
    const person = await applicant.addPerson('BENEFICIAL_OWNER', 'CONTROL_PERSON');
    const needed = async (): Promise<unknown> =>
      must(await applicant.api.get(`/compliance/associated-persons/${person}`), 200)['requiredAttestations'];
    const taxInfo = { attestationType: 'associatedPersonTaxInfo' };
    await applicant.complete();
    await applicant.validated();
    expect(await needed()).toEqual([]);
    await applicant.uploadAbout(person, 'associatedPersonTaxInfo', wrongTaxNumber);
    await applicant.validated();
    expect(await needed()).toEqual([taxInfo]);
  });
});

test('a warning about what no rule requires is told and acknowledged, and not required to submit', async () => {
  const applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
  await applicant.complete();
  const foreign = { taxIdentificationNumberType: 'CPF', taxIdentificationNumber: '52998224725' };
  await applicant.upload('individualTaxInfo', foreign);
  await applicant.validated();
  expect(await applicant.review()).toMatchObject({
    requiredAttestations: [{ attestationType: 'individualPersonalInfoLight' }],
    uploadedAttestations: expect.arrayContaining([
      expect.objectContaining({
        attestationType: 'individualTaxInfo',
        validationStatus: { type: 'failed', failures: [expect.objectContaining({ severity: 'WARNING' })] },
      }),
    ]),
  });
  expect(await applicant.requirements()).toContainEqual(
    expect.objectContaining({ attestationType: 'individualTaxInfo', ruleId: 'to-be-corrected', met: true }),
  );
  expect((await applicant.submit({})).status).toBe(422);
  expect((await applicant.submit({ acknowledgeWarnings: true })).status).toBe(200);
});
