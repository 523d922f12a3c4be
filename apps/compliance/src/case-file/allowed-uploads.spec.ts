import { describe, expect, test } from '@jest/globals';
import type { AttestationType } from '#contracts';
import { IllegalTransition } from '#errors';
import { type InformationRequest, Review } from '../records/review.entity.js';
import { reviewLifecycle, takesUploads } from '../records/review.lifecycle.js';
import type { AttestationSlot } from '../requirements/requirement-result.js';
import { requirementsOf } from '../requirements/requirement.js';
import { reviewRules } from '../requirements/review.requirements.js';
import { markAnswered, mayBeUploaded, refuseUnrequested, refuseWhileClosed } from './allowed-uploads.js';
import type { FiledAttestation } from './filed-attestation.js';
import { PersonFile } from './person-file.js';
import { ReviewFile } from './review-file.js';

const now = new Date('2026-11-21T10:00:00.000Z');

const request = (attestationType: AttestationType, associatedPersonId?: string): InformationRequest => ({
  attestationType,
  message: 'Please',
  isAnswered: false,
  ...(associatedPersonId === undefined ? {} : { associatedPersonId }),
});

const reviewIn = (status: Review['status'], informationRequests: InformationRequest[] = []): Review =>
  Object.assign(new Review(), { id: 'review', type: 'business', tier: 'US_STANDARD', status, informationRequests });

const filed = (type: AttestationType): FiledAttestation => ({
  id: type,
  subjectId: 'whose',
  type,
  createdAt: now,
  status: 'approved',
  failures: [],
  checks: [],
  payload: undefined,
});

const ofReview = requirementsOf(reviewRules, {
  type: 'business',
  tier: 'US_STANDARD',
  answers: () => undefined,
}).map(({ attestationType }) => filed(attestationType));

const person = (id: string): PersonFile =>
  new PersonFile(
    { id, relationships: ['BENEFICIAL_OWNER'], createdAt: now, updatedAt: now },
    (['PersonalInfo', 'ContactInfo', 'ResidentialAddress', 'TaxInfo', 'IdentityDocument'] as const).map((type) =>
      filed(`associatedPerson${type}`),
    ),
  );

/** Everything was given; one thing is wrong, and one answer asks for more. */
function sentBack(): ReviewFile {
  const failure = { failureCode: 'OTHER', severity: 'BLOCKING', message: 'No.', check: 'readable' } as const;
  const transmits = { type: 'businessOperations', transmittingCustomerFunds: true } as FiledAttestation['payload'];
  const attestations = ofReview.map((one): FiledAttestation => {
    if (one.type === 'businessFormationDocuments') return { ...one, status: 'failed', failures: [failure] };
    return one.type === 'businessOperations' ? { ...one, payload: transmits } : one;
  });
  const review = reviewIn('additionalInformationRequested', [request('associatedPersonTaxInfo', 'one')]);
  return new ReviewFile(review, attestations, [person('one'), person('other')]);
}

describe('after a request for more information', () => {
  const file = sentBack();

  test.each<[string, AttestationSlot, boolean]>([
    ['what was asked for', { attestationType: 'associatedPersonTaxInfo', associatedPersonId: 'one' }, true],
    ['not that of another person', { attestationType: 'associatedPersonTaxInfo', associatedPersonId: 'other' }, false],
    ['nothing else of that person', { attestationType: 'associatedPersonEeaInfo', associatedPersonId: 'one' }, false],
    ['what is missing', { attestationType: 'businessFlowOfFundsDocument' }, true],
    ['what has to be mended', { attestationType: 'businessFormationDocuments' }, true],
    ['what that is compared with', { attestationType: 'businessIdentification' }, true],
    ['nothing else', { attestationType: 'businessDetails' }, false],
  ])('is let in: %s', (_, upload, expected) => {
    expect(mayBeUploaded(file, upload)).toBe(expected);
    if (expected) expect(() => refuseUnrequested(file, upload)).not.toThrow();
    else expect(() => refuseUnrequested(file, upload)).toThrow(IllegalTransition);
  });

  test('one upload answers the request for it, and no other', () => {
    const requests = [
      request('businessDetails'),
      request('associatedPersonTaxInfo', 'one'),
      request('businessTaxInfo'),
    ];
    const upload = { attestationType: 'associatedPersonTaxInfo', associatedPersonId: 'one' } as const;
    expect(markAnswered(requests, upload).map(({ isAnswered }) => isAnswered)).toEqual([false, true, false]);
    expect(markAnswered(requests, { attestationType: 'associatedPersonTaxInfo' })).toEqual(requests);
  });
});

test('before, anything may be uploaded', () => {
  const file = new ReviewFile(reviewIn('draft'), ofReview, []);
  expect(mayBeUploaded(file, { attestationType: 'businessDetails' })).toBe(true);
});

test('uploads are taken before a submission, and whenever the review was sent back', () => {
  const open = ['draft', 'submissionValidationsFailed', 'additionalInformationRequested'];
  expect(reviewLifecycle.statuses.filter(takesUploads).sort()).toEqual([...open].sort());
  for (const status of reviewLifecycle.statuses) {
    if (open.includes(status)) expect(() => refuseWhileClosed(reviewIn(status))).not.toThrow();
    else expect(() => refuseWhileClosed(reviewIn(status))).toThrow(IllegalTransition);
  }
});
