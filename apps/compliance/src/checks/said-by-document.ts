import type { Evidence, Finding, PossibleFinding } from './check.js';
import { type NameOnDocument, saysName } from './said-name.js';
import { personOf } from './typed-elsewhere.js';

/** What machines read on an identity document: only what is certain, in the form in which it is compared. */
export interface Said {
  /** Where it stands, as a sentence calls it: `the lines for machines`. */
  readonly where: string;
  /** Any of them may be the one that people type: that of the document, or that of the person. */
  readonly numbers: readonly string[];
  /** `900312`: not everything tells the century. */
  readonly birthDate: string | undefined;
  readonly expiresOn: string | undefined;
  /** Alpha-2. */
  readonly nationality: string | undefined;
  readonly name: NameOnDocument | undefined;
}

const inconsistent = { failureCode: 'INCONSISTENT_DATA', severity: 'BLOCKING' } as const;
const unlike = { failureCode: 'INCONSISTENT_DATA', severity: 'WARNING' } as const;
const expired = { failureCode: 'EXPIRED_DOCUMENT', severity: 'BLOCKING' } as const;

export const possibleDifferences: readonly PossibleFinding[] = [
  { ...expired, when: 'by what it says the document expired before today' },
  { ...inconsistent, when: 'it says another number, birth date or nationality than was typed' },
  { ...unlike, when: 'it says another name or day of expiry than was typed' },
];

/** Of each attestation that names an identity document, with whom it is compared. */
export const comparesWithPerson = {
  individualIdentityDocument: ['individualPersonalInfo', 'individualPersonalInfoLight'],
  associatedPersonIdentityDocument: ['associatedPersonPersonalInfo'],
} as const;

export function differencesFrom(said: Said, evidence: Evidence): Finding[] {
  return [...withDocument(said, evidence), ...withPerson(said, evidence)];
}

function withDocument(said: Said, { attestation, today }: Evidence): Finding[] {
  if (!('governmentId' in attestation)) return [];
  const { number, expiresOn } = attestation.governmentId;
  const findings: Finding[] = [];
  if (said.expiresOn !== undefined && said.expiresOn < today)
    findings.push({ ...expired, message: 'The document has expired. Upload one that is still valid.' });
  else if (said.expiresOn !== undefined && expiresOn !== undefined && said.expiresOn !== expiresOn)
    findings.push({ ...unlike, message: another('day of expiry', said) });
  if (said.numbers.length > 0 && !said.numbers.some((one) => isSame(one, number)))
    findings.push({ ...inconsistent, message: another('number', said) });
  return findings;
}

function withPerson(said: Said, evidence: Evidence): Finding[] {
  const person = personOf(evidence);
  if (person === undefined) return [];
  const findings: Finding[] = [];
  if (said.birthDate !== undefined && said.birthDate !== person.birthDate.slice(2).replaceAll('-', ''))
    findings.push({ ...inconsistent, message: another('birth date', said) });
  if (said.nationality !== undefined && said.nationality !== person.nationality)
    findings.push({ ...inconsistent, message: another('nationality', said) });
  if (said.name !== undefined && !saysName(said.name, person.name))
    findings.push({ ...unlike, message: another('name', said) });
  return findings;
}

function another(what: string, { where }: Said): string {
  return `The ${what} in ${where} is another than was typed. Correct what was typed, or upload the right document.`;
}

/** Without what people leave out or put in between: `AB 123-456` is `AB123456`. */
function isSame(said: string, typed: string): boolean {
  return plain(said) === plain(typed);
}

function plain(number: string): string {
  return number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
