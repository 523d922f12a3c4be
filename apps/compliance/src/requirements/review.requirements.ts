import { type ReviewTier, type ReviewType, eeaAndUnitedKingdom } from '#contracts';
import {
  type Answers,
  type Requirement,
  type RequirementRule,
  answer,
  answerIn,
  countryAnswer,
  requirementsOf,
} from './requirement.js';

export interface ReviewFacts {
  readonly type: ReviewType;
  readonly tier: ReviewTier;
}

const volumesFrom5000: readonly string[] = ['FROM_5K_TO_25K', 'FROM_25K_TO_100K', 'OVER_100K'];

/** What a review requires: the table of compliance.md, read from top to bottom. */
export const reviewRules: readonly RequirementRule<ReviewFacts>[] = [
  {
    id: 'individual-light',
    reason: 'A light review asks who the person is.',
    requires: ['individualPersonalInfoLight'],
    when: ({ tier }) => tier === 'LIGHT',
  },
  {
    id: 'individual-standard',
    reason:
      'A standard review asks who the person is, with a document and a photo as proof, and where their money comes from.',
    requires: [
      'individualPersonalInfo',
      'individualContactInfo',
      'individualResidentialAddress',
      'individualIdentityDocument',
      'individualFinancialInfo',
      'individualTaxInfo',
      'individualSelfiePhoto',
    ],
    when: ({ tier }) => tier === 'STANDARD',
  },
  {
    id: 'individual-eea',
    reason:
      'Anyone who lives in the European Economic Area or the United Kingdom, or is a national of one of those countries, must prove their address and give their place of birth.',
    requires: ['individualEeaInfo', 'individualProofOfAddress'],
    because: answerIn(['individualResidentialAddress', 'individualPersonalInfo'], ({ tier }: ReviewFacts, answers) => {
      if (tier !== 'STANDARD') return undefined;
      const country = answers('individualResidentialAddress')?.address.country;
      return countryAnswer(eeaAndUnitedKingdom, [
        answer('individualResidentialAddress', 'address.country', country),
        answer('individualPersonalInfo', 'nationality', answers('individualPersonalInfo')?.nationality),
      ]);
    }),
  },
  {
    id: 'individual-volume',
    reason: 'For 5,000 US dollars a month or more, the source of the money must be proved.',
    requires: ['individualSourceOfFunds'],
    because: answerIn(['individualFinancialInfo'], ({ tier }: ReviewFacts, answers) => {
      const volume = answers('individualFinancialInfo')?.estimatedMonthlyVolume;
      const isLarge = tier === 'STANDARD' && volume !== undefined && volumesFrom5000.includes(volume);
      return isLarge ? answer('individualFinancialInfo', 'estimatedMonthlyVolume', volume) : undefined;
    }),
  },
  {
    id: 'business',
    reason: 'Every review of a business needs to know the company, what it does, and the people behind it.',
    requires: [
      'businessIdentification',
      'businessTaxInfo',
      'businessAddress',
      'businessContactInfo',
      'businessDetails',
      'businessOperations',
      'businessFinancialInfo',
      'businessFormationDocuments',
      'businessAssociatedPersons',
    ],
    when: ({ type }) => type === 'business',
  },
  {
    id: 'business-full',
    reason: 'A full review of a business also proves its ownership and its address.',
    requires: ['businessUboOwnershipDocuments', 'businessProofOfAddressDocuments'],
    when: ({ tier }) => tier === 'FULL',
  },
  {
    id: 'business-customer-funds',
    reason: "A business that handles customers' funds must show how those funds flow.",
    requires: ['businessFlowOfFundsDocument'],
    because: answerIn(['businessOperations'], ({ type }: ReviewFacts, answers) => {
      const transmits = type === 'business' && answers('businessOperations')?.transmittingCustomerFunds === true;
      return transmits ? answer('businessOperations', 'transmittingCustomerFunds', true) : undefined;
    }),
  },
];

export function reviewRequirements(facts: ReviewFacts & { readonly answers: Answers }): Requirement[] {
  return requirementsOf(reviewRules, facts);
}
