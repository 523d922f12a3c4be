import { describe, expect, test } from '@jest/globals';
import type { AttestationPayload } from '#contracts';
import { type FiledAttestation, answersIn } from '../case-file/filed-attestation.js';
import { type PersonFacts, personRequirements, personRules } from './associated-person.requirements.js';

const always = [
  'associatedPersonPersonalInfo',
  'associatedPersonContactInfo',
  'associatedPersonResidentialAddress',
  'associatedPersonTaxInfo',
  'associatedPersonIdentityDocument',
];
const personal = (nationality: string): object => ({ type: 'associatedPersonPersonalInfo', nationality });
const address = (country: string): object => ({ type: 'associatedPersonResidentialAddress', address: { country } });
const eea = (isDirector: boolean): object => ({ type: 'associatedPersonEeaInfo', isDirector });

function required(
  tier: PersonFacts['tier'],
  relationships: PersonFacts['relationships'],
  ...payloads: object[]
): string[] {
  const answers = answersIn(
    payloads.map((payload) => ({ type: (payload as AttestationPayload).type, payload }) as FiledAttestation),
  );
  return personRequirements({ tier, relationships, answers }).map(({ attestationType }) => attestationType);
}

describe('of an associated person is required', () => {
  test.each<[string, PersonFacts['tier'], PersonFacts['relationships'], object[], string[]]>([
    ['five always', 'US_STANDARD', ['BENEFICIAL_OWNER'], [], always],
    ['the address proved in full', 'FULL', ['BENEFICIAL_OWNER'], [], [...always, 'associatedPersonProofOfAddress']],
    [
      'more of a national of the EEA',
      'US_STANDARD',
      ['BENEFICIAL_OWNER'],
      [personal('FR')],
      [...always, 'associatedPersonEeaInfo'],
    ],
    [
      'more of a resident of the EEA',
      'US_STANDARD',
      ['BENEFICIAL_OWNER'],
      [address('GB')],
      [...always, 'associatedPersonEeaInfo'],
    ],
    ['nothing more elsewhere', 'US_STANDARD', ['CONTROL_PERSON'], [personal('US'), address('BR')], always],
    [
      'the authority of who signs and is no director',
      'US_STANDARD',
      ['CONTROL_PERSON'],
      [personal('FR'), eea(false)],
      [...always, 'associatedPersonEeaInfo', 'associatedPersonProofOfSignatoryAuthority'],
    ],
    [
      'no authority of a director',
      'US_STANDARD',
      ['CONTROL_PERSON'],
      [personal('FR'), eea(true)],
      [...always, 'associatedPersonEeaInfo'],
    ],
    [
      'no authority of who only owns',
      'US_STANDARD',
      ['BENEFICIAL_OWNER'],
      [personal('FR'), eea(false)],
      [...always, 'associatedPersonEeaInfo'],
    ],
  ])('%s', (_, tier, relationships, payloads, expected) => {
    expect(required(tier, relationships, ...payloads)).toEqual(expected);
  });

  test('by rules that each have an id and a reason', () => {
    expect(new Set(personRules.map(({ id }) => id)).size).toBe(personRules.length);
    expect(personRules.filter(({ reason }) => !/^[A-Z].+\.$/.test(reason))).toEqual([]);
  });
});
