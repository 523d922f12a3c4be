import type { IdentityDocumentPayload, IndividualName } from '#contracts';
import type { Evidence, Finding, PossibleFinding } from '../evidence/check.js';
import { type NameOnDocument, distanceBetween, mayBeSameName, mayShareAName } from '../words/match-name.js';
import { sovereignStateOf } from './sovereign-state.js';
import { personOf } from '../evidence/typed-elsewhere.js';

/** What was read on an identity document, in the form in which it is compared. */
export interface ComparedReading {
  /** People may type any of them: the number of the document, or that of the person. */
  readonly numbers: readonly ReadField[];
  /** As `900312`, because an MRZ does not give the century. */
  readonly birthDate: ReadField | undefined;
  /** As `2031-05-31`. */
  readonly expiresOn: ReadField | undefined;
  /** Alpha-2. */
  readonly nationality: ReadField | undefined;
  /** The country of issue, alpha-2. */
  readonly country: string | undefined;
  readonly name: (NameOnDocument & { readonly isDoubtful?: boolean }) | undefined;
}

export interface ReadField {
  readonly value: string;
  /** Nothing but another document explains a difference: all check digits hold, or the code mends its own errors. */
  readonly isProven: boolean;
  /** What else the picture may say there. */
  readonly alternatives: readonly string[];
  /** It may be misread: only what is too far from what was typed for that counts as different. */
  readonly isDoubtful?: boolean;
}

type GovernmentId = Pick<IdentityDocumentPayload, 'type' | 'country' | 'number'>;

const inconsistent = { failureCode: 'INCONSISTENT_DATA', severity: 'BLOCKING' } as const;
const unlike = { failureCode: 'INCONSISTENT_DATA', severity: 'WARNING' } as const;
const expired = { failureCode: 'EXPIRED_DOCUMENT', severity: 'BLOCKING' } as const;

interface Differences {
  /** In words such as `number or birth date`: what may block if it differs. */
  readonly proven: string;
  /** What asks an officer to look. */
  readonly doubtful: string;
  /** What a difference must have to block, if not all readings have it. */
  readonly proof?: string;
}

export function possibleDifferences({ proven, doubtful, proof }: Differences): readonly PossibleFinding[] {
  const proved = proof === undefined ? '' : `, ${proof},`;
  const unproved = { ...expired, severity: 'WARNING', when: 'it says so without that proof' } as const;
  const beside =
    proof === undefined
      ? 'its number differs only in characters that look alike'
      : 'any of the others does not without that proof';
  return [
    { ...expired, when: `it says${proved} that the document expired before today` },
    ...(proof === undefined ? [] : [unproved]),
    { ...inconsistent, when: `its ${proven} does not match what was typed${proved.replace(/,$/, '')}` },
    { ...unlike, when: `its ${doubtful} does not match what was typed, or ${beside}` },
  ];
}

/** For each attestation that names an identity document, the attestations about its holder. */
export const comparesWithPerson = {
  individualIdentityDocument: ['individualPersonalInfo', 'individualPersonalInfoLight'],
  associatedPersonIdentityDocument: ['associatedPersonPersonalInfo'],
} as const;

export function differencesFrom(reading: ComparedReading, evidence: Evidence): Finding[] {
  return [...withDocument(reading, evidence), ...withPerson(reading, evidence)];
}

function withDocument(reading: ComparedReading, { attestation, today }: Evidence): Finding[] {
  if (!('governmentId' in attestation)) return [];
  const { governmentId } = attestation;
  const { number, expiresOn } = governmentId;
  const findings: Finding[] = [];
  const day = reading.expiresOn;
  if (day !== undefined && day.value < today)
    findings.push({
      ...expired,
      severity: severityOf(day, (other) => other === expiresOn),
      reason: 'expired',
      field: 'governmentId.expiresOn',
      message: 'The document has expired. Upload one that is still valid.',
    });
  else if (day !== undefined && expiresOn !== undefined && day.value !== expiresOn)
    findings.push({ ...unlike, ...difference('governmentId.expiresOn', 'day of expiry') });
  if (reading.numbers.length > 0 && reading.numbers.every((one) => isOtherNumber(one, number)))
    findings.push({
      ...inconsistent,
      severity: isOneNumber(governmentId) ? severityOfNumbers(reading.numbers, number) : 'WARNING',
      ...numberDifference(governmentId),
    });
  return [...findings, ...withCountry(reading, governmentId)];
}

function withCountry({ country }: ComparedReading, typed: GovernmentId): Finding[] {
  const isSameState = country === undefined || sovereignStateOf(country) === sovereignStateOf(typed.country);
  return isSameState ? [] : [{ ...unlike, ...difference('governmentId.country', 'country of issue') }];
}

function withPerson(reading: ComparedReading, evidence: Evidence): Finding[] {
  const person = personOf(evidence);
  if (person === undefined) return [];
  const { type } = person;
  const findings: Finding[] = [];
  const born = person.birthDate.slice(2).replaceAll('-', '');
  if (reading.birthDate !== undefined && isOtherDate(reading.birthDate, born))
    findings.push({
      ...inconsistent,
      severity: severityOf(reading.birthDate, (other) => other === born),
      ...difference(`${type}.birthDate`, 'birth date'),
    });
  const isOwnState = (country: string): boolean => sovereignStateOf(country) === sovereignStateOf(person.nationality);
  if (reading.nationality !== undefined && !isOwnState(reading.nationality.value))
    findings.push({
      ...inconsistent,
      severity: severityOf(reading.nationality, isOwnState),
      ...difference(`${type}.nationality`, 'nationality'),
    });
  if (reading.name !== undefined && isOtherName(reading.name, person.name))
    findings.push({ ...unlike, ...difference(`${type}.name`, 'name') });
  return findings;
}

/** One of two names alone may be misread. */
function isOtherName(read: NonNullable<ComparedReading['name']>, typed: IndividualName): boolean {
  return read.isDoubtful === true ? !mayShareAName(read, typed) : !mayBeSameName(read, typed);
}

function isOtherDate(read: ReadField, typed: string): boolean {
  return read.value !== typed && !mayBeMisread(read, typed);
}

function isOtherNumber(read: ReadField, typed: string): boolean {
  return !isSame(read.value, typed) && !mayBeMisread(read, typed);
}

/** But for characters that look alike, hardly more than one of a few is read wrong. */
function mayBeMisread({ value, alternatives, isDoubtful }: ReadField, typed: string): boolean {
  if (isDoubtful !== true) return false;
  return [value, ...alternatives].some((one) => distanceBetween(shapeOf(one), shapeOf(typed), 1) <= 1);
}

/** Nobody is blocked for what the reader may have got wrong. */
function severityOf({ isProven, alternatives }: ReadField, isTyped: (text: string) => boolean): Finding['severity'] {
  return isProven && !alternatives.some(isTyped) ? 'BLOCKING' : 'WARNING';
}

function severityOfNumbers(numbers: readonly ReadField[], typed: string): Finding['severity'] {
  const isWithinReach = (text: string): boolean => isSame(text, typed) || looksLike(text, typed);
  const severities = numbers.map((one) =>
    isWithinReach(one.value) ? 'WARNING' : severityOf(one, (other) => isWithinReach(other)),
  );
  return severities.includes('WARNING') ? 'WARNING' : 'BLOCKING';
}

function numberDifference({ type }: GovernmentId): Pick<Finding, 'field' | 'reason' | 'message'> {
  const field = 'governmentId.number';
  return type === 'passport'
    ? { ...difference(field, 'passport number'), reason: 'passportNumberDiffers' }
    : difference(field, 'document number');
}

/** `governmentId.number` is the reason `numberDiffers`. */
function difference(field: string, what: string): Pick<Finding, 'field' | 'reason' | 'message'> {
  const reason = `${field.slice(field.lastIndexOf('.') + 1)}Differs`;
  const message = `The ${what} you entered doesn't match the document. Correct what you entered, or upload the right document.`;
  return { field, reason, message };
}

/** Characters that look alike in some typeface. Several of them are the same to a check digit as well, or two make up for each other. */
const lookalikes = ['0DQ', '8B', 'BD', '6G', '1L', '5S', '7T', '2Z'];

function looksLike(reading: string, typed: string): boolean {
  const [one, other] = [plain(reading), plain(typed)];
  const areAlike = (first: string, second: string): boolean =>
    first === second || lookalikes.some((some) => some.includes(first) && some.includes(second));
  return one.length === other.length && [...one].every((character, at) => areAlike(character, other.charAt(at)));
}

/** With one character for all those that look alike. */
function shapeOf(text: string): string {
  return [...plain(text)].map((one) => lookalikes.find((some) => some.includes(one))?.charAt(0) ?? one).join('');
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
