import { describe, expect, test } from '@jest/globals';
import type { AttestationFailureSeverity, AttestationType } from '#contracts';
import { PersonFile } from '../associated-persons/person-file.js';
import type { FiledAttestation } from '../attestations/filed-attestation.js';
import { type InformationRequest, Review } from './review.entity.js';
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

describe('what stands in the way of a submission', () => {
  test.each<[string, FiledAttestation[], boolean, string[]]>([
    ['nothing, when nothing failed', [filed(light)], false, []],
    ['a blocking failure', [filed(light, 'BLOCKING')], false, [light]],
    ['a blocking failure, whatever is acknowledged', [filed(light, 'BLOCKING')], true, [light]],
    ['a warning', [filed(light, 'WARNING')], false, [light]],
    ['no warning that is acknowledged', [filed(light, 'WARNING')], true, []],
    ['nothing that is said to officers alone', [filed(light, 'WARNING', { officersOnly: true })], false, []],
    ['nothing that nobody asks for', [filed(light), filed('individualTaxInfo', 'BLOCKING')], false, []],
    ['nothing that is still looked at', [filed(light, undefined, { status: 'pending' })], false, []],
  ])('%s', (_, attestations, acknowledged, expected) => {
    const file = new ReviewFile(review(), attestations, []);
    expect(file.standingInTheWay(acknowledged).map(({ attestation }) => attestation.type)).toEqual(expected);
  });

  test('also what a listed person has, beside the warnings that were acknowledged', () => {
    const person = { id: 'person', relationships: ['CONTROL_PERSON' as const], createdAt: now, updatedAt: now };
    const persons = [new PersonFile(person, [filed('associatedPersonTaxInfo', 'BLOCKING', { subjectId: 'person' })])];
    const file = new ReviewFile(review([], 'business'), [filed('businessDetails', 'WARNING')], persons);
    expect(file.standingInTheWay(true)).toMatchObject([
      { attestation: { type: 'businessDetails' }, associatedPersonId: undefined },
      { attestation: { type: 'associatedPersonTaxInfo' }, associatedPersonId: 'person' },
    ]);
  });

  test('also what an officer asked for though no rule does', () => {
    const asked = { attestationType: 'individualTaxInfo', message: 'Please', isAnswered: true } as const;
    const file = new ReviewFile(review([asked]), [filed(light), filed('individualTaxInfo', 'BLOCKING')], []);
    expect(file.standingInTheWay(true)).toHaveLength(1);
  });
});

describe('what is missing', () => {
  test('is what was asked for, until it is given again', () => {
    const request = { attestationType: light, message: 'The name is cut off', isAnswered: false } as const;
    const attestations = [filed(light)];
    expect(new ReviewFile(review([request]), attestations, []).missing).toMatchObject([
      { attestationType: light, ruleId: 'individual-light', message: 'The name is cut off', met: false },
    ]);
    expect(new ReviewFile(review([{ ...request, isAnswered: true }]), attestations, []).missing).toEqual([]);
  });

  test('is also what an officer asked for beyond the rules', () => {
    const request = { attestationType: 'individualTaxInfo', message: 'Please', isAnswered: false } as const;
    const file = new ReviewFile(review([request]), [filed(light)], []);
    expect(file.missing).toMatchObject([{ attestationType: 'individualTaxInfo', ruleId: 'requested' }]);
  });
});
