import type { AttestationType } from '#contracts';
import { findActivities } from './activities.js';
import { findCountries } from './countries.js';
import type { Dossier, Found } from './dossier.js';
import { findExposure } from './exposure.js';
import { findListed } from './found-on-lists.js';
import { findFaces, findNotRun } from './not-run.js';
import { findShares } from './shares.js';

/** The attestations whose answers are weighed. */
export const weighedTypes = [
  'individualPersonalInfo',
  'individualPersonalInfoLight',
  'individualResidentialAddress',
  'individualSelfiePhoto',
  'businessIdentification',
  'businessAddress',
  'businessOperations',
  'businessDetails',
  'businessAssociatedPersons',
  'associatedPersonPersonalInfo',
  'associatedPersonResidentialAddress',
] as const satisfies readonly AttestationType[];

const rules = [findCountries, findActivities, findExposure, findShares, findListed, findFaces, findNotRun];

/** Everything about a review that an officer should look at. */
export function findRisks(dossier: Dossier): Found[] {
  return rules.flatMap((find) => find(dossier));
}
