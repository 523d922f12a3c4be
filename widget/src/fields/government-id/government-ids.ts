import {
  type IdentityDocumentKind,
  type IdentityDocumentType,
  documentNumberForm,
  identityDocumentKinds,
  identityDocumentTypes,
} from '../../../../libs/contracts/src/vocabulary/identity-documents.js';
import type { AnyFields } from '../../questions/field.js';
import type { Problem } from '../../questions/problem.js';
import type { Values } from '../../questions/values.js';
import type { FieldName } from '../../languages/en/words.js';
import { completed, isDay, isOver } from '../date/days.js';

const likeliest: readonly IdentityDocumentType[] = ['passport', 'nationalId', 'driverLicense', 'cnh'];
const booklets: readonly IdentityDocumentType[] = ['passport', 'internalPassport', 'travelDocument'];

/** The kinds that the country issues, those that most people have first. Before there is a country, all. */
export function kindsIn(country: unknown): readonly IdentityDocumentType[] {
  const issued = identityDocumentTypes.filter((type) => isIssued(type, country));
  const first = likeliest.filter((type) => issued.includes(type));
  return [...first, ...issued.filter((type) => !first.includes(type))];
}

function isIssued(type: IdentityDocumentType, country: unknown): boolean {
  const countries = countriesOf(type);
  return typeof country !== 'string' || countries === undefined || countries.includes(country);
}

/** The countries that come into question while only the kind is known: undefined for all. */
export function countriesOf(type: unknown): readonly string[] | undefined {
  const countries = kindOf(type)?.countries;
  return countries === 'all' ? undefined : countries;
}

/** First what it is; then, as its kind has it, its pictures, and what is printed on it. */
export function documentFields({ country, type }: Values): AnyFields {
  const first: AnyFields = { country: { kind: 'country' }, type: { kind: 'choice', options: kindsIn(country) } };
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

/** What a document of another kind or country does not have. */
export function documentLeftovers(document: Values): readonly string[] {
  const fields = documentFields(document);
  if (document['type'] === undefined) return [];
  if (!kindsIn(document['country']).includes(document['type'] as IdentityDocumentType)) return ['type'];
  return ['back', 'expiresOn'].filter((name) => document[name] !== undefined && !(name in fields));
}

/** Of a booklet its pages are asked for: it has no front. */
export function nameOfSide(side: string, type: unknown): FieldName {
  const isBooklet = booklets.includes(type as IdentityDocumentType);
  if (side === 'front') return isBooklet ? 'photoPage' : 'front';
  return isBooklet ? 'otherPage' : 'back';
}

/** What is wrong with the document beside what is wrong with each of its answers. */
export function documentProblems(path: string, { number, issuedOn, expiresOn }: Values): readonly Problem[] {
  const problems: Problem[] = [];
  if (typeof number === 'string' && !new RegExp(documentNumberForm.pattern, 'u').test(number.trim()))
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
