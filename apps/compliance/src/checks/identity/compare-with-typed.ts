import type { IdentityDocumentPayload } from '#contracts';
import type { Evidence, Finding, PossibleFinding } from '../evidence/check.js';
import { type NameOnDocument, mayBeSameName } from '../words/name-match.js';
import { sovereignStateOf } from './sovereign-state.js';
import { personOf } from '../evidence/typed-elsewhere.js';

/** What machines read on an identity document: only what is certain, in the form in which it is compared. */
export interface CertainReading {
  /** Where it stands, as a sentence calls it: `the lines for machines`. */
  readonly where: string;
  /** Any of them may be the one that people type: that of the document, or that of the person. */
  readonly numbers: readonly string[];
  /** `900312`: not everything tells the century. */
  readonly birthDate: string | undefined;
  readonly expiresOn: string | undefined;
  /** That issued it. Alpha-2, like the nationality. */
  readonly country: string | undefined;
  readonly nationality: string | undefined;
  readonly name: NameOnDocument | undefined;
}

type GovernmentId = Pick<IdentityDocumentPayload, 'type' | 'country' | 'number'>;

const inconsistent = { failureCode: 'INCONSISTENT_DATA', severity: 'BLOCKING' } as const;
const unlike = { failureCode: 'INCONSISTENT_DATA', severity: 'WARNING' } as const;
const expired = { failureCode: 'EXPIRED_DOCUMENT', severity: 'BLOCKING' } as const;

/** What it says for certain, as words: `number or birth date`; and what asks for a person where it differs. */
export function possibleDifferences(certain: string, doubtful: string): readonly PossibleFinding[] {
  return [
    { ...expired, when: 'by what it says the document expired before today' },
    { ...inconsistent, when: `it says another ${certain} than was typed` },
    { ...unlike, when: `it says another ${doubtful} than was typed` },
  ];
}

/** Of each attestation that names an identity document, with whom it is compared. */
export const comparesWithPerson = {
  individualIdentityDocument: ['individualPersonalInfo', 'individualPersonalInfoLight'],
  associatedPersonIdentityDocument: ['associatedPersonPersonalInfo'],
} as const;

export function differencesFrom(said: CertainReading, evidence: Evidence): Finding[] {
  return [...withDocument(said, evidence), ...withPerson(said, evidence)];
}

function withDocument(said: CertainReading, { attestation, today }: Evidence): Finding[] {
  if (!('governmentId' in attestation)) return [];
  const { number, expiresOn } = attestation.governmentId;
  const findings: Finding[] = [];
  if (said.expiresOn !== undefined && said.expiresOn < today)
    findings.push({ ...expired, message: 'The document has expired. Upload one that is still valid.' });
  else if (said.expiresOn !== undefined && expiresOn !== undefined && said.expiresOn !== expiresOn)
    findings.push({ ...unlike, message: another('day of expiry', said) });
  if (said.numbers.length > 0 && !said.numbers.some((one) => isSame(one, number)))
    findings.push({
      ...(isOneNumber(attestation.governmentId) ? inconsistent : unlike),
      message: another('number', said),
    });
  if (
    said.country !== undefined &&
    sovereignStateOf(said.country) !== sovereignStateOf(attestation.governmentId.country)
  )
    findings.push({ ...unlike, message: another('country of issue', said) });
  return findings;
}

function withPerson(said: CertainReading, evidence: Evidence): Finding[] {
  const person = personOf(evidence);
  if (person === undefined) return [];
  const findings: Finding[] = [];
  if (said.birthDate !== undefined && said.birthDate !== person.birthDate.slice(2).replaceAll('-', ''))
    findings.push({ ...inconsistent, message: another('birth date', said) });
  if (said.nationality !== undefined && sovereignStateOf(said.nationality) !== sovereignStateOf(person.nationality))
    findings.push({ ...inconsistent, message: another('nationality', said) });
  if (said.name !== undefined && !mayBeSameName(said.name, person.name))
    findings.push({ ...unlike, message: another('name', said) });
  return findings;
}

function another(what: string, { where }: CertainReading): string {
  return `The ${what} in ${where} is another than was typed. Correct what was typed, or upload the right document.`;
}

/** Without what people leave out, put in between, or cannot tell apart: `AB 1O3-456` is `AB103456`. */
function isSame(said: string, typed: string): boolean {
  const [one, other] = [plain(said), plain(typed)];
  const [shorter = '', longer = ''] = [one, other].sort((a, b) => a.length - b.length);
  // Some print a letter before it, or a check digit behind it, that is not in the other place.
  return one === other || (shorter.length >= leastCommon && longer.includes(shorter));
}

const leastCommon = 7;

/** Visas, old internal passports and voters' cards have several numbers, and not the same one everywhere. */
const kindsWithSeveralNumbers: readonly string[] = ['visa', 'internalPassport', 'voterId'];

/** What was typed in other letters than machines read cannot be told from it. */
function isOneNumber({ type, country, number }: GovernmentId): boolean {
  // The card of Mexico is one for voters; the longest number on it, and the best known one, are not in its lines.
  const isForVoters = type === 'nationalId' && country === 'MX';
  return !isForVoters && !kindsWithSeveralNumbers.includes(type) && /^[A-Z0-9]+$/.test(plain(number));
}

function plain(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');
}
