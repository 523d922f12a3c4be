import type { AttestationType } from '#contracts';
import { findActivities } from './activities.js';
import { findCountries } from './countries.js';
import type { Dossier, Found } from './dossier.js';
import { findExposure } from './exposure.js';
import { findListed } from './found-on-lists.js';
import { findFaces, findNotRun } from './not-run.js';
import { findShares } from './shares.js';
import { findVelocity } from './velocity.js';

/** The attestations whose answers are weighed. */
export const weighedTypes = [
  'individualPersonalInfo',
  'individualPersonalInfoLight',
  'individualResidentialAddress',
  'individualSelfiePhoto',
  'individualFinancialInfo',
  'businessIdentification',
  'businessAddress',
  'businessOperations',
  'businessDetails',
  'businessFinancialInfo',
  'businessAssociatedPersons',
  'associatedPersonPersonalInfo',
  'associatedPersonResidentialAddress',
] as const satisfies readonly AttestationType[];

const rules = [
  ...[findCountries, findActivities, findExposure, findShares],
  ...[findListed, findVelocity, findFaces, findNotRun],
];

/** Everything about a review that an officer should look at. */
export function findRisks(dossier: Dossier): Found[] {
  return rules.flatMap((find) => find(dossier));
}
