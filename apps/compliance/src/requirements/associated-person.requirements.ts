import { type AssociatedPersonRelationship, type ReviewTier, eeaAndUnitedKingdom } from '#contracts';
import {
  type Answers,
  type Requirement,
  type RequirementRule,
  answer,
  answerIn,
  countryAnswer,
  requirementsOf,
} from './requirement.js';

export interface PersonFacts {
  readonly relationships: readonly AssociatedPersonRelationship[];
  /** Of the review for which the person is needed. */
  readonly tier: ReviewTier;
}

export const personRules: readonly RequirementRule<PersonFacts>[] = [
  {
    id: 'person',
    reason: 'Everyone behind a business says who they are, where they live and pay tax, and proves it.',
    requires: [
      'associatedPersonPersonalInfo',
      'associatedPersonContactInfo',
      'associatedPersonResidentialAddress',
      'associatedPersonTaxInfo',
      'associatedPersonIdentityDocument',
    ],
    when: () => true,
  },
  {
    id: 'person-full',
    reason: "A full review includes proof of everyone's address.",
    requires: ['associatedPersonProofOfAddress'],
    when: ({ tier }) => tier === 'FULL',
  },
  {
    id: 'person-eea',
    reason:
      'Anyone who lives in the European Economic Area or the United Kingdom, or is a national of one of those countries, must give their place of birth and say whether they are a director.',
    requires: ['associatedPersonEeaInfo'],
    because: answerIn(['associatedPersonResidentialAddress', 'associatedPersonPersonalInfo'], (_, answers) => {
      const country = answers('associatedPersonResidentialAddress')?.address.country;
      return countryAnswer(eeaAndUnitedKingdom, [
        answer('associatedPersonResidentialAddress', 'address.country', country),
        answer('associatedPersonPersonalInfo', 'nationality', answers('associatedPersonPersonalInfo')?.nationality),
      ]);
    }),
  },
  {
    id: 'person-signatory',
    reason: 'Anyone who signs for the business without being a director must show that they are authorized to.',
    requires: ['associatedPersonProofOfSignatoryAuthority'],
    because: answerIn(['associatedPersonEeaInfo'], ({ relationships }: PersonFacts, answers) => {
      const isOutside =
        relationships.includes('CONTROL_PERSON') && answers('associatedPersonEeaInfo')?.isDirector === false;
      return isOutside ? answer('associatedPersonEeaInfo', 'isDirector', false) : undefined;
    }),
  },
];

export function personRequirements(facts: PersonFacts & { readonly answers: Answers }): Requirement[] {
  return requirementsOf(personRules, facts);
}
