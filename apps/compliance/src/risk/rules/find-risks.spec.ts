import { describe, expect, test } from '@jest/globals';
import type { AttestationPayload, AttestationType, PayloadOf } from '#contracts';
import { validAttestation } from '../../../../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import type { Dossier, Found } from './dossier.js';
import { dossierOf, subjectOf } from '../../../../../test/support/compliance/dossiers.js';
import { findRisks } from './find-risks.js';
import { type RiskRuleName, riskRuleNames } from './risk-rules.js';

function answer<T extends AttestationType>(type: T, change: Partial<PayloadOf<T>> = {}): AttestationPayload {
  return { ...validAttestation(type), ...change };
}

const company = [
  answer('businessIdentification'),
  answer('businessAddress'),
  answer('businessDetails', { industry: 'RETAIL' }),
  answer('businessOperations', {
    transmittingCustomerFunds: false,
    countriesOfOperation: ['AR'],
    highRiskActivities: [],
  }),
];
const owner = (
  id: string,
  change: Partial<PayloadOf<'associatedPersonPersonalInfo'>> = {},
): Dossier['subjects'][number] =>
  subjectOf([answer('associatedPersonPersonalInfo', { ownershipPercentage: 100, ...change })], { id });

const person = (change: Partial<PayloadOf<'individualPersonalInfo'>> = {}): Partial<Dossier> => ({
  subjects: [subjectOf([answer('individualPersonalInfo', change), answer('individualResidentialAddress')])],
});
const business = (...changes: AttestationPayload[]): Partial<Dossier> => ({
  type: 'business',
  subjects: [subjectOf([...changes, ...company])],
});
const operations = (change: Partial<PayloadOf<'businessOperations'>>): Partial<Dossier> =>
  business({ ...(company[3] as PayloadOf<'businessOperations'>), ...change });
const owned = (...persons: Dossier['subjects']): Partial<Dossier> => ({
  type: 'business',
  subjects: [subjectOf([answer('businessAssociatedPersons'), ...company]), ...persons],
});
const { isPoliticallyExposed: _, ...silent } = validAttestation('individualPersonalInfo');
const hit = { id: 'hit', associatedPersonId: undefined, status: 'open', isOfSanctions: true } as const;

const cases: readonly (readonly [what: string, dossier: Partial<Dossier>, ...found: Partial<Found>[]])[] = [
  ['nothing of an ordinary person', person()],
  ['nothing of an ordinary company', owned(owner('ana'))],
  [
    'a nationality that is prohibited, of a light review too',
    { subjects: [subjectOf([answer('individualPersonalInfoLight', { nationality: 'IR' })])] },
    {
      rule: 'prohibitedCountry',
      message: 'The nationality names a country with which nothing is done.',
      evidence: [{ attestationType: 'individualPersonalInfoLight', field: 'nationality', value: 'IR' }],
    },
  ],
  [
    'one country in two places once',
    {
      subjects: [
        subjectOf([
          answer('individualPersonalInfo', { nationality: 'RU' }),
          answer('individualResidentialAddress', { address: { ...address('RU') } }),
        ]),
      ],
    },
    {
      rule: 'highRiskCountry',
      message: 'The nationality and the address name a country of high risk.',
      evidence: [
        { attestationType: 'individualPersonalInfo', field: 'nationality', value: 'RU' },
        { attestationType: 'individualResidentialAddress', field: 'address.country', value: 'RU' },
      ],
    },
  ],
  [
    'where a company is incorporated',
    business(answer('businessIdentification', { countryOfIncorporation: 'IR' })),
    { rule: 'prohibitedCountry' },
  ],
  [
    'where a company has its offices',
    business(answer('businessAddress', { registeredAddress: address('RU'), operatingAddress: address('IR') })),
    { rule: 'highRiskCountry' },
    { rule: 'prohibitedCountry' },
  ],
  [
    'where a company works',
    operations({ countriesOfOperation: ['AR', 'IR'] }),
    {
      rule: 'prohibitedCountry',
      message: 'Iran is a country with which nothing is done.',
      evidence: [{ attestationType: 'businessOperations', field: 'countriesOfOperation.1', value: 'IR' }],
    },
  ],
  [
    'the country of a person behind a company',
    owned(owner('ana', { nationality: 'IR' })),
    { rule: 'prohibitedCountry', associatedPersonId: 'ana' },
  ],
  [
    'what a company deals with',
    operations({ highRiskActivities: ['GAMBLING', 'ARMS'] }),
    { rule: 'highRiskActivity', message: 'The business deals with gambling.' },
    { rule: 'licensedActivity', message: 'The business deals with arms: ask for its license.' },
  ],
  ['the money of customers', operations({ transmittingCustomerFunds: true }), { rule: 'moneyOfCustomers' }],
  [
    'a company of crypto assets',
    business(answer('businessDetails', { industry: 'CRYPTO_ASSETS' })),
    { rule: 'cryptoAssets' },
  ],
  ['who is politically exposed', person({ isPoliticallyExposed: true }), { rule: 'politicallyExposed' }],
  [
    'an owner who is politically exposed',
    owned(owner('ana', { isPoliticallyExposed: true })),
    { rule: 'politicallyExposed', associatedPersonId: 'ana' },
  ],
  ['who did not say', { subjects: [subjectOf([silent])] }, { rule: 'exposureNotDeclared' }],
  [
    'that most of a company is somebody else’s',
    owned(owner('ana', { ownershipPercentage: 40 }), owner('bruno', { ownershipPercentage: 34.99 })),
    {
      rule: 'ownershipUnexplained',
      message: 'Those who are listed own 74.99 % of the company: ask who owns the rest.',
    },
  ],
  [
    'nothing about shares that are enough',
    owned(owner('ana', { ownershipPercentage: 40 }), owner('bruno', { ownershipPercentage: 35 })),
  ],
  [
    'nothing about shares while somebody has not said',
    owned(owner('ana', { ownershipPercentage: 40 }), subjectOf([], { id: 'bruno' })),
  ],
  [
    'a hit, open or cleared',
    { hits: [hit, { ...hit, id: 'other', status: 'cleared' }] },
    { rule: 'maybeListed', evidence: [{ screeningHitId: 'hit' }] },
    { rule: 'maybeListed', evidence: [{ screeningHitId: 'other' }] },
  ],
  ['a hit on sanctions that was confirmed', { hits: [{ ...hit, status: 'confirmed' }] }, { rule: 'sanctioned' }],
  [
    'a hit on another list that was confirmed',
    { hits: [{ ...hit, status: 'confirmed', isOfSanctions: false }] },
    { rule: 'listed' },
  ],
  ['more hits than are kept', { cut: ['ana'] }, { rule: 'hitsLeftOut', associatedPersonId: 'ana' }],
  [
    'a name that was not looked for',
    { notScreened: [undefined, 'ana'] },
    { rule: 'nameNotScreened', associatedPersonId: undefined },
    { rule: 'nameNotScreened', associatedPersonId: 'ana' },
  ],
  [
    'more that was moved than was declared',
    { movedUsd: 1_001, subjects: [subjectOf([answer('individualFinancialInfo')])] },
    {
      rule: 'movedMoreThanDeclared',
      message: 'In the last 30 days 1,001 USD were paid in or paid out, more than was declared for a month.',
      evidence: [{ attestationType: 'individualFinancialInfo', field: 'estimatedMonthlyVolume', value: 'UNDER_1K' }],
    },
  ],
  [
    'nothing of what was moved as it was declared',
    { movedUsd: 1_000, subjects: [subjectOf([answer('individualFinancialInfo')])] },
  ],
  [
    'nothing of the volume of who declared the most',
    {
      movedUsd: 1_000_000_000,
      subjects: [subjectOf([answer('businessFinancialInfo', { estimatedMonthlyVolume: 'OVER_100K' })])],
    },
  ],
  ['that there are no lists', { isScreenedWithLists: false }, { rule: 'nothingToScreenWith' }],
  [
    'a face that nobody compared',
    { subjects: [subjectOf([answer('individualSelfiePhoto')])] },
    { rule: 'faceNotCompared' },
  ],
  [
    'a check that was not run',
    {
      subjects: [
        subjectOf([answer('businessFormationDocuments')], {
          checks: [
            { check: 'text', outcome: 'notRun', reason: 'Reading is switched off.' },
            { check: 'sharpness', outcome: 'passed' },
          ],
        }),
      ],
    },
    {
      rule: 'checkNotRun',
      message: 'The check text was not run. Reading is switched off.',
      evidence: [{ attestationType: 'businessFormationDocuments', field: 'text' }],
    },
  ],
];

function address(country: string): PayloadOf<'businessAddress'>['registeredAddress'] {
  return { ...validAttestation('businessAddress').registeredAddress, country };
}

describe('what an officer is told', () => {
  test.each(cases)('%s', (_what, change, ...found) => {
    expect(findRisks(dossierOf(change))).toEqual(found.map((one) => expect.objectContaining(one)));
  });

  test('every rule is tried', () => {
    const tried = new Set<RiskRuleName | undefined>(cases.flatMap(([, , ...found]) => found.map(({ rule }) => rule)));
    expect(riskRuleNames.filter((rule) => !tried.has(rule))).toEqual([]);
  });
});
