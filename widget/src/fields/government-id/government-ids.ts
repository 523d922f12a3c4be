import {
  type IdentityDocumentKind,
  type IdentityDocumentType,
  documentNumberPattern,
  identityDocumentKinds,
  identityDocumentTypes,
} from '../../../../libs/contracts/src/vocabulary/identity-documents.js';
import type { AnyFields } from '../../questions/field.js';
import type { Problem } from '../../questions/problem.js';
import type { Values } from '../../questions/values.js';
import { completed, isDay, isOver } from '../date/days.js';

const likeliest: readonly IdentityDocumentType[] = ['passport', 'nationalId', 'driverLicense', 'cnh'];

/** These grant or insure something, and identify nobody: they are taken where somebody has given one, and not offered. */
const unoffered: readonly IdentityDocumentType[] = ['visa', 'workPermit', 'healthInsuranceCard'];

/** The document types that a country issues, the most common first; all types while there is no country. */
export function kindsIn(country: unknown, given?: unknown): readonly IdentityDocumentType[] {
  const issued = identityDocumentTypes.filter(
    (type) => isIssued(type, country) && (type === given || isOffered(type, country)),
  );
  const first = likeliest.filter((type) => issued.includes(type));
  return [...first, ...issued.filter((type) => !first.includes(type))];
}

/** In Brazil, the driver's license is the CNH. */
function isOffered(type: IdentityDocumentType, country: unknown): boolean {
  return !unoffered.includes(type) && (type !== 'driverLicense' || country !== 'BR');
}

function isIssued(type: IdentityDocumentType, country: unknown): boolean {
  const countries = countriesOf(type);
  return typeof country !== 'string' || countries === undefined || countries.includes(country);
}

/** The countries that issue this type of document; undefined for all. */
export function countriesOf(type: unknown): readonly string[] | undefined {
  const countries = kindOf(type)?.countries;
  return countries === 'all' ? undefined : countries;
}

/** Country and type first; then the pictures and printed data that documents of that type have. */
export function documentFields({ country, type }: Values): AnyFields {
  const first: AnyFields = { country: { kind: 'country' }, type: { kind: 'choice', options: kindsIn(country, type) } };
  const kind = kindOf(type);
  if (kind === undefined) return first;
  return {
    ...first,
    front: { kind: 'document' },
    ...(kind.hasNoBack === true ? {} : { back: { kind: 'document', ...(kind.sides === 2 ? {} : { optional: true }) } }),
    number: { kind: 'text', max: 50 },
    issuedOn: { kind: 'date', of: 'past', optional: true },
    ...(kind.expires === 'never'
      ? {}
      : { expiresOn: { kind: 'date', of: 'any', ...(kind.expires === 'always' ? {} : { optional: true }) } }),
  };
}

/** The answers to clear after the country or type changed. */
export function documentLeftovers(document: Values): readonly string[] {
  const fields = documentFields(document);
  if (document['type'] === undefined) return [];
  const { country, type } = document;
  if (!kindsIn(country, type).includes(type as IdentityDocumentType)) return ['type'];
  return ['back', 'expiresOn'].filter((name) => document[name] !== undefined && !(name in fields));
}

/** Checks across the answers of one document. */
export function documentProblems(path: string, { number, issuedOn, expiresOn }: Values): readonly Problem[] {
  const problems: Problem[] = [];
  if (typeof number === 'string' && !new RegExp(documentNumberPattern, 'u').test(number.trim()))
    problems.push({ path: `${path}.number`, code: 'documentNumber' });
  if (typeof expiresOn !== 'string' || !isDay(expiresOn)) return problems;
  const isLater = typeof issuedOn !== 'string' || !isDay(issuedOn) || completed(expiresOn) > completed(issuedOn);
  if (!isLater) problems.push({ path: `${path}.expiresOn`, code: 'later' });
  else if (isOver(expiresOn)) problems.push({ path: `${path}.expiresOn`, code: 'expired' });
  return problems;
}

function kindOf(type: unknown): IdentityDocumentKind | undefined {
  return identityDocumentTypes.includes(type as IdentityDocumentType)
    ? identityDocumentKinds[type as IdentityDocumentType]
    : undefined;
}
