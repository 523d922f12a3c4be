import { describe, expect, test } from '@jest/globals';
import type { AttestationFailureSeverity, AttestationType } from '#contracts';
import { type InformationRequest, Review } from '../records/review.entity.js';
import type { FiledAttestation } from './filed-attestation.js';
import { PersonFile } from './person-file.js';
import { ReviewFile } from './review-file.js';

const now = new Date('2026-11-21T10:00:00.000Z');

function review(informationRequests: InformationRequest[] = [], type: Review['type'] = 'individual'): Review {
  return Object.assign(new Review(), {
    organizationId: 'organization',
    id: 'review',
    type,
    tier: type === 'individual' ? 'LIGHT' : 'US_STANDARD',
    status: 'draft',
    informationRequests,
    createdAt: now,
    updatedAt: now,
  });
}

function filed(
  type: AttestationType,
  severity?: AttestationFailureSeverity,
  more: Partial<FiledAttestation> & { officersOnly?: true } = {},
): FiledAttestation {
  const { officersOnly, ...rest } = more;
  const failure = { failureCode: 'OTHER', severity: severity ?? 'WARNING', message: 'no', check: 'x' } as const;
  return {
    id: type,
    subjectId: 'review',
    type,
    status: severity === undefined ? 'approved' : 'failed',
    failures: severity === undefined ? [] : [officersOnly === true ? { ...failure, officersOnly } : failure],
    checks: [],
    createdAt: now,
    payload: undefined,
    ...rest,
  };
}

const light = 'individualPersonalInfoLight';

describe('what blocks a submission', () => {
  test.each<[string, FiledAttestation[], boolean, string[]]>([
    ['nothing, when nothing failed', [filed(light)], false, []],
    ['a blocking failure', [filed(light, 'BLOCKING')], false, [light]],
    ['a blocking failure, whatever is acknowledged', [filed(light, 'BLOCKING')], true, [light]],
    ['a warning', [filed(light, 'WARNING')], false, [light]],
    ['no warning that is acknowledged', [filed(light, 'WARNING')], true, []],
    ['nothing that is said to officers alone', [filed(light, 'WARNING', { officersOnly: true })], false, []],
    ['also what no rule requires', [filed(light), filed('individualTaxInfo', 'BLOCKING')], true, ['individualTaxInfo']],
    ['nothing that is still looked at', [filed(light, undefined, { status: 'pending' })], false, []],
  ])('%s', (_, attestations, acknowledged, expected) => {
    const file = new ReviewFile(review(), attestations, []);
    expect(file.rejectedEntries(acknowledged).map(({ attestation }) => attestation.type)).toEqual(expected);
  });

  test('also what a listed person has, beside the warnings that were acknowledged', () => {
    const person = { id: 'person', relationships: ['CONTROL_PERSON' as const], createdAt: now, updatedAt: now };
    const persons = [new PersonFile(person, [filed('associatedPersonTaxInfo', 'BLOCKING', { subjectId: 'person' })])];
    const file = new ReviewFile(review([], 'business'), [filed('businessDetails', 'WARNING')], persons);
    expect(file.rejectedEntries(true)).toMatchObject([
      { attestation: { type: 'businessDetails' }, associatedPersonId: undefined },
      { attestation: { type: 'associatedPersonTaxInfo' }, associatedPersonId: 'person' },
    ]);
  });

  test('also what is required of another person only', () => {
    const authority = 'associatedPersonProofOfSignatoryAuthority';
    const eea = filed('associatedPersonEeaInfo', undefined, {
      payload: { type: 'associatedPersonEeaInfo', isDirector: false } as FiledAttestation['payload'],
    });
    const moments = { createdAt: now, updatedAt: now };
    const signing = new PersonFile({ id: 'signing', relationships: ['CONTROL_PERSON'], ...moments }, [eea]);
    const owning = new PersonFile({ id: 'owning', relationships: ['BENEFICIAL_OWNER'], ...moments }, [
      filed(authority, 'BLOCKING'),
    ]);
    const file = new ReviewFile(review([], 'business'), [], [signing, owning]);
    expect(file.missing).toContainEqual(
      expect.objectContaining({ attestationType: authority, associatedPersonId: 'signing' }),
    );
    expect(file.rejectedEntries(true)).toMatchObject([
      { attestation: { type: authority }, associatedPersonId: 'owning' },
    ]);
  });

  test('also what an officer requested though no rule requires it', () => {
    const asked = { attestationType: 'individualTaxInfo', message: 'Please', isAnswered: true } as const;
    const file = new ReviewFile(review([asked]), [filed(light), filed('individualTaxInfo', 'BLOCKING')], []);
    expect(file.rejectedEntries(true)).toHaveLength(1);
  });
});

test('only blocking failures have to be corrected, not warnings', () => {
  const attestations = [filed('businessDetails', 'WARNING'), filed('businessTaxInfo', 'BLOCKING')];
  expect(new ReviewFile(review([], 'business'), attestations, []).toBeCorrected).toEqual([
    { attestationType: 'businessTaxInfo', associatedPersonId: undefined },
  ]);
});

test('a file is being validated as long as one of its attestations is', () => {
  const isBeingValidated = (...attestations: FiledAttestation[]): boolean =>
    new ReviewFile(review(), attestations, []).isBeingValidated;
  expect(isBeingValidated(filed(light), filed('individualTaxInfo', undefined, { status: 'pending' }))).toBe(true);
  expect(isBeingValidated(filed(light), filed('individualTaxInfo', 'BLOCKING'))).toBe(false);
});

test('what has failures is required, with the reason, though no rule asks for it', () => {
  const attestations = [
    filed(light, 'BLOCKING'),
    filed('individualTaxInfo', 'WARNING'),
    filed('individualSelfiePhoto'),
  ];
  expect(new ReviewFile(review(), attestations, []).requirements).toMatchObject([
    { attestationType: light, ruleId: 'individual-light', met: true },
    { attestationType: 'individualTaxInfo', ruleId: 'to-be-corrected', met: true },
  ]);
});

test('a warning about what no rule asks for does not make it required to submit, as it can be acknowledged', () => {
  const attestations = [
    filed(light, 'WARNING'),
    filed('individualTaxInfo', 'WARNING'),
    filed('individualContactInfo', 'BLOCKING'),
  ];
  expect(new ReviewFile(review(), attestations, []).requiredAttestations).toEqual([light, 'individualContactInfo']);
});

test('a person still needs what is missing, and what has to be uploaded again', () => {
  const person = { id: 'person', relationships: ['CONTROL_PERSON' as const], createdAt: now, updatedAt: now };
  const attestations = [
    filed('associatedPersonContactInfo'),
    filed('associatedPersonTaxInfo', 'BLOCKING'),
    filed('associatedPersonPersonalInfo', 'WARNING'),
    filed('associatedPersonEeaInfo', 'BLOCKING'),
  ];
  const needed = new PersonFile(person, attestations).stillNeeded('US_STANDARD', []);
  expect(needed.map(({ attestationType }) => attestationType)).toEqual([
    'associatedPersonResidentialAddress',
    'associatedPersonTaxInfo',
    'associatedPersonIdentityDocument',
    'associatedPersonEeaInfo',
  ]);
});

describe('what is missing', () => {
  test('is what was requested, until it is uploaded again', () => {
    const request = { attestationType: light, message: 'The name is cut off', isAnswered: false } as const;
    const attestations = [filed(light)];
    expect(new ReviewFile(review([request]), attestations, []).missing).toMatchObject([
      { attestationType: light, ruleId: 'individual-light', message: 'The name is cut off', met: false },
    ]);
    expect(new ReviewFile(review([{ ...request, isAnswered: true }]), attestations, []).missing).toEqual([]);
  });

  test('is required of the person who is meant, and of no other', () => {
    const asked = (associatedPersonId: string): InformationRequest => ({
      attestationType: 'associatedPersonProofOfAddress',
      associatedPersonId,
      message: 'Please',
      isAnswered: false,
    });
    const persons = ['one', 'other'].map(
      (id) => new PersonFile({ id, relationships: ['CONTROL_PERSON'], createdAt: now, updatedAt: now }, []),
    );
    const { missing } = new ReviewFile(review([asked('one')], 'business'), [], persons);
    const beyond = missing.filter(({ ruleId }) => ruleId === 'requested');
    expect(beyond).toMatchObject([{ attestationType: 'associatedPersonProofOfAddress', associatedPersonId: 'one' }]);
  });

  test('is also what an officer requested beyond the rules', () => {
    const request = { attestationType: 'individualTaxInfo', message: 'Please', isAnswered: false } as const;
    const file = new ReviewFile(review([request]), [filed(light)], []);
    expect(file.missing).toMatchObject([{ attestationType: 'individualTaxInfo', ruleId: 'requested' }]);
  });
});
