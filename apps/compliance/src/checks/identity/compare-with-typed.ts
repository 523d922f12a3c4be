import type { IdentityDocumentPayload } from '#contracts';
import type { Evidence, Finding, PossibleFinding } from '../evidence/check.js';
import { type NameOnDocument, mayBeSameName } from '../words/match-name.js';
import { sovereignStateOf } from './sovereign-state.js';
import { personOf } from '../evidence/typed-elsewhere.js';

/** What was read with certainty on an identity document, in the form in which it is compared. */
export interface CertainReading {
  /** Where it was read, as part of a sentence: `the machine-readable zone`. */
  readonly where: string;
  /** People may type any of them: the number of the document, or that of the person. */
  readonly numbers: readonly string[];
  /** As `900312`, because an MRZ does not give the century. */
  readonly birthDate: string | undefined;
  readonly expiresOn: string | undefined;
  /** The country of issue. Alpha-2, like the nationality. */
  readonly country: string | undefined;
  readonly nationality: string | undefined;
  readonly name: NameOnDocument | undefined;
}

type GovernmentId = Pick<IdentityDocumentPayload, 'type' | 'country' | 'number'>;

const inconsistent = { failureCode: 'INCONSISTENT_DATA', severity: 'BLOCKING' } as const;
const unlike = { failureCode: 'INCONSISTENT_DATA', severity: 'WARNING' } as const;
const expired = { failureCode: 'EXPIRED_DOCUMENT', severity: 'BLOCKING' } as const;

/** In words such as `number or birth date`: what blocks if it differs, and what asks an officer to look. */
export function possibleDifferences(certain: string, doubtful: string): readonly PossibleFinding[] {
  return [
    { ...expired, when: 'it says that the document expired before today' },
    { ...inconsistent, when: `its ${certain} does not match what was typed` },
    { ...unlike, when: `its ${doubtful} does not match what was typed` },
  ];
}

/** For each attestation that names an identity document, the attestations about its holder. */
export const comparesWithPerson = {
  individualIdentityDocument: ['individualPersonalInfo', 'individualPersonalInfoLight'],
  associatedPersonIdentityDocument: ['associatedPersonPersonalInfo'],
} as const;

export function differencesFrom(reading: CertainReading, evidence: Evidence): Finding[] {
  return [...withDocument(reading, evidence), ...withPerson(reading, evidence)];
}

function withDocument(reading: CertainReading, { attestation, today }: Evidence): Finding[] {
  if (!('governmentId' in attestation)) return [];
  const { number, expiresOn } = attestation.governmentId;
  const findings: Finding[] = [];
  if (reading.expiresOn !== undefined && reading.expiresOn < today)
    findings.push({ ...expired, message: 'The document has expired. Upload one that is still valid.' });
  else if (reading.expiresOn !== undefined && expiresOn !== undefined && reading.expiresOn !== expiresOn)
    findings.push({ ...unlike, message: mismatchOf('day of expiry', reading) });
  if (reading.numbers.length > 0 && !reading.numbers.some((one) => isSame(one, number)))
    findings.push({
      ...(isOneNumber(attestation.governmentId) ? inconsistent : unlike),
      message: mismatchOf('number', reading),
    });
  if (
    reading.country !== undefined &&
    sovereignStateOf(reading.country) !== sovereignStateOf(attestation.governmentId.country)
  )
    findings.push({ ...unlike, message: mismatchOf('country of issue', reading) });
  return findings;
}

function withPerson(reading: CertainReading, evidence: Evidence): Finding[] {
  const person = personOf(evidence);
  if (person === undefined) return [];
  const findings: Finding[] = [];
  if (reading.birthDate !== undefined && reading.birthDate !== person.birthDate.slice(2).replaceAll('-', ''))
    findings.push({ ...inconsistent, message: mismatchOf('birth date', reading) });
  if (
    reading.nationality !== undefined &&
    sovereignStateOf(reading.nationality) !== sovereignStateOf(person.nationality)
  )
    findings.push({ ...inconsistent, message: mismatchOf('nationality', reading) });
  if (reading.name !== undefined && !mayBeSameName(reading.name, person.name))
    findings.push({ ...unlike, message: mismatchOf('name', reading) });
  return findings;
}

function mismatchOf(what: string, { where }: CertainReading): string {
  return `The ${what} in ${where} does not match what was typed. Correct what was typed, or upload the right document.`;
}

/** Ignores separators and characters that people confuse: `AB 1O3-456` is `AB103456`. */
function isSame(reading: string, typed: string): boolean {
  const [one, other] = [plain(reading), plain(typed)];
  const [shorter = '', longer = ''] = [one, other].sort((a, b) => a.length - b.length);
  // Some documents print a prefix or a check digit in one place and not in the other.
  return one === other || (shorter.length >= leastCommon && longer.includes(shorter));
}

const leastCommon = 7;

/** These carry several numbers, and not the same one in each place. */
const kindsWithSeveralNumbers: readonly string[] = ['visa', 'internalPassport', 'voterId'];

/** A number in another script cannot be compared, as an MRZ and a barcode have Latin letters only. */
function isOneNumber({ type, country, number }: GovernmentId): boolean {
  // The identity card of Mexico is a voter card, whose longest and best known numbers are not in its MRZ.
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
