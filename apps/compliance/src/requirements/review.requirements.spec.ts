import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type AttestationPayload,
  type AttestationType,
  businessAttestationTypes,
  businessTiers,
  eeaAndUnitedKingdom,
  estimatedMonthlyVolumes,
  individualAttestationTypes,
  individualTiers,
} from '#contracts';
import { type FiledAttestation, answersIn } from '../case-file/filed-attestation.js';
import { reviewRequirements, reviewRules } from './review.requirements.js';

type Facts = Parameters<typeof reviewRequirements>[0];

/** Only the fields that rules look at. */
function answers(...payloads: object[]): Facts['answers'] {
  return answersIn(
    payloads.map((payload) => ({ type: (payload as AttestationPayload).type, payload }) as FiledAttestation),
  );
}

const personal = (nationality: string): object => ({ type: 'individualPersonalInfo', nationality });
const address = (country: string): object => ({ type: 'individualResidentialAddress', address: { country } });
const financial = (estimatedMonthlyVolume: string): object => ({
  type: 'individualFinancialInfo',
  estimatedMonthlyVolume,
});
const operations = (transmittingCustomerFunds: boolean): object => ({
  type: 'businessOperations',
  transmittingCustomerFunds,
});

function required(type: Facts['type'], tier: Facts['tier'], ...payloads: object[]): AttestationType[] {
  return reviewRequirements({ type, tier, answers: answers(...payloads) }).map(
    ({ attestationType }) => attestationType,
  );
}

const standard = [
  'individualPersonalInfo',
  'individualContactInfo',
  'individualResidentialAddress',
  'individualIdentityDocument',
  'individualFinancialInfo',
  'individualTaxInfo',
  'individualSelfiePhoto',
];
const usStandard = [
  'businessIdentification',
  'businessTaxInfo',
  'businessAddress',
  'businessContactInfo',
  'businessDetails',
  'businessOperations',
  'businessFinancialInfo',
  'businessFormationDocuments',
  'businessAssociatedPersons',
];
const full = [...usStandard, 'businessUboOwnershipDocuments', 'businessProofOfAddressDocuments'];
const eea = ['individualEeaInfo', 'individualProofOfAddress'];

describe('a review requires', () => {
  test.each<[string, Facts['type'], Facts['tier'], object[], string[]]>([
    ['a light one: who it is', 'individual', 'LIGHT', [], ['individualPersonalInfoLight']],
    [
      'a light one never more',
      'individual',
      'LIGHT',
      [personal('PT'), financial('OVER_100K')],
      ['individualPersonalInfoLight'],
    ],
    ['a standard one: seven', 'individual', 'STANDARD', [], standard],
    [
      'elsewhere and with little: no more',
      'individual',
      'STANDARD',
      [personal('AR'), address('BR'), financial('FROM_1K_TO_5K')],
      standard,
    ],
    ['by nationality in the EEA', 'individual', 'STANDARD', [personal('PT'), address('BR')], [...standard, ...eea]],
    [
      'by residence in the United Kingdom',
      'individual',
      'STANDARD',
      [personal('AR'), address('GB')],
      [...standard, ...eea],
    ],
    [
      'from 5,000 dollars a month',
      'individual',
      'STANDARD',
      [financial('FROM_5K_TO_25K')],
      [...standard, 'individualSourceOfFunds'],
    ],
    [
      'all at once',
      'individual',
      'STANDARD',
      [personal('NO'), financial('OVER_100K')],
      [...standard, ...eea, 'individualSourceOfFunds'],
    ],
    ['a business: nine', 'business', 'US_STANDARD', [operations(false)], usStandard],
    ['a business in full: eleven', 'business', 'FULL', [], full],
    [
      'a business with money of its customers',
      'business',
      'US_STANDARD',
      [operations(true)],
      [...usStandard, 'businessFlowOfFundsDocument'],
    ],
    ['the same in full', 'business', 'FULL', [operations(true)], [...full, 'businessFlowOfFundsDocument']],
  ])('%s', (_, type, tier, payloads, expected) => {
    expect(required(type, tier, ...payloads)).toEqual(expected);
  });

  test.each(estimatedMonthlyVolumes)('the source of funds at %s as its band says', (volume) => {
    const asks = required('individual', 'STANDARD', financial(volume)).includes('individualSourceOfFunds');
    expect(asks).toBe(!['UNDER_1K', 'FROM_1K_TO_5K'].includes(volume));
  });

  test('and names the answer that makes it required', () => {
    const results = reviewRequirements({
      type: 'individual',
      tier: 'STANDARD',
      answers: answers(personal('AR'), address('ES')),
    });
    expect(results.find(({ attestationType }) => attestationType === 'individualEeaInfo')).toEqual({
      attestationType: 'individualEeaInfo',
      ruleId: 'individual-eea',
      reason: expect.stringMatching(/European Economic Area/),
      answer: { attestationType: 'individualResidentialAddress', field: 'address.country', value: 'ES' },
    });
  });
});

describe('whatever is answered', () => {
  const anyAnswers = fc
    .record({
      nationality: fc.option(fc.constantFrom('AR', 'US', ...eeaAndUnitedKingdom), { nil: undefined }),
      country: fc.option(fc.constantFrom('BR', 'JP', ...eeaAndUnitedKingdom), { nil: undefined }),
      volume: fc.option(fc.constantFrom(...estimatedMonthlyVolumes), { nil: undefined }),
      transmits: fc.option(fc.boolean(), { nil: undefined }),
    })
    .map(({ nationality, country, volume, transmits }) => [
      ...(nationality === undefined ? [] : [personal(nationality)]),
      ...(country === undefined ? [] : [address(country)]),
      ...(volume === undefined ? [] : [financial(volume)]),
      ...(transmits === undefined ? [] : [operations(transmits)]),
    ]);
  const anyReview = fc.oneof(
    fc.record({ type: fc.constant('individual' as const), tier: fc.constantFrom(...individualTiers) }),
    fc.record({ type: fc.constant('business' as const), tier: fc.constantFrom(...businessTiers) }),
  );

  test('only attestations of its kind are required, each once, and answers never take one away', () => {
    fc.assert(
      fc.property(anyReview, anyAnswers, ({ type, tier }, payloads) => {
        const types = required(type, tier, ...payloads);
        const ofKind: readonly string[] = type === 'individual' ? individualAttestationTypes : businessAttestationTypes;
        expect(types.filter((one) => !ofKind.includes(one))).toEqual([]);
        expect(new Set(types).size).toBe(types.length);
        expect(types).toEqual(expect.arrayContaining(required(type, tier)));
      }),
    );
  });

  test('every rule has a unique id and a reason', () => {
    expect(new Set(reviewRules.map(({ id }) => id)).size).toBe(reviewRules.length);
    expect(reviewRules.filter(({ reason }) => !/^[A-Z].+\.$/.test(reason))).toEqual([]);
  });
});
