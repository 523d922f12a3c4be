import { beforeAll, expect, test } from '@jest/globals';
import { Applicant, type ReviewOnTheWire } from '../support/compliance/applicant.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { uploadFace } from '../support/documents/documents.js';

/** It reads no documents, so several checks of a selfie cannot be run. */
let gatehouse: Gatehouse;
let applicant: Applicant;
let documentId: string;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
  documentId = await uploadFace(applicant.api);
  must(await applicant.upload('individualSelfiePhoto', { selfie: { documentId } }), 201);
  await applicant.validated();
});

const selfie = 'individualSelfiePhoto';
const checksNotRun = [{ check: 'selfie', reason: 'Documents are not read here.' }];

function uploadedIn(review: ReviewOnTheWire): unknown {
  return review.uploadedAttestations.find(({ attestationType }) => attestationType === selfie);
}

function listed({ body }: Answer): unknown {
  return (body['results'] as { attestationType: string }[]).find(({ attestationType }) => attestationType === selfie);
}

test('officers are told in a review, and in the list of its attestations, which checks were not run', async () => {
  const shown = { validationStatus: { type: 'approved' }, checksNotRun };
  const review = must(await gatehouse.operator.get(applicant.path), 200) as unknown as ReviewOnTheWire;
  expect(uploadedIn(review)).toMatchObject(shown);
  expect(listed(await gatehouse.operator.get(`${applicant.path}/attestations`))).toMatchObject(shown);
});

test('partners and widgets are not', async () => {
  const allowedOrigins = ['https://partner.example'];
  const { token } = must(await applicant.api.post(`${applicant.path}/sessions`, { allowedOrigins }), 201);
  const origin = { Origin: allowedOrigins[0] ?? '' };
  const widget = gatehouse.withKey(String(token));
  const answers = [
    await applicant.api.get(applicant.path),
    await applicant.api.get(`${applicant.path}/attestations`),
    await applicant.api.get('/compliance/reviews'),
    await widget.get(applicant.path, origin),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).toContain(selfie);
    expect(JSON.stringify(answer.body)).not.toMatch(/checksNotRun|not read here/);
  }
});
