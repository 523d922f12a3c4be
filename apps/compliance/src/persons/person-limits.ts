import type { AssociatedPersonRelationship } from '#contracts';

export const mostBeneficialOwners = 4;
export const mostControlPersons = 1;

type Relationships = readonly AssociatedPersonRelationship[];

export interface ListedCounts {
  readonly owners: number;
  readonly controlPersons: number;
}

export function countListed(persons: readonly Relationships[]): ListedCounts {
  return {
    owners: persons.filter((relationships) => relationships.includes('BENEFICIAL_OWNER')).length,
    controlPersons: persons.filter((relationships) => relationships.includes('CONTROL_PERSON')).length,
  };
}

/** Why a business cannot list these persons together; empty when it can. */
export function listingProblems(persons: readonly Relationships[]): string[] {
  const { owners, controlPersons } = countListed(persons);
  return [
    ...(owners > mostBeneficialOwners
      ? [`must list at most ${mostBeneficialOwners} beneficial owners, not ${owners}`]
      : []),
    ...(controlPersons > mostControlPersons ? [`must list one control person, not ${controlPersons}`] : []),
    ...(controlPersons === 0 ? ['must list a control person: someone who runs the business'] : []),
  ];
}
