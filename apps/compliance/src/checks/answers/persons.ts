import type { Check, Evidence, EvidencePerson, Finding } from '../evidence/check.js';
import { plainWords } from '../words/plain-words.js';

const inconsistent = { failureCode: 'INCONSISTENT_DATA', severity: 'BLOCKING' } as const;

const list = { field: 'associatedPersonIds' } as const;

/** Percentages are decimals: 28.6 + 35.7 + 35.7 is a little more than 100. */
const tolerance = 1e-6;

export const persons: Check = {
  name: 'persons',
  looksAt: 'the associated persons of a company together',
  finds: [
    { ...inconsistent, when: 'they own more than 100 % together' },
    { ...inconsistent, when: 'two have the same name and birth date, or the same tax number' },
  ],
  appliesTo: ['businessAssociatedPersons'],
  comparesWith: { businessAssociatedPersons: ['associatedPersonPersonalInfo', 'associatedPersonTaxInfo'] },
  run: (evidence) => [...tooMuchOwned(evidence), ...twice(evidence)],
};

function tooMuchOwned({ persons: listed }: Evidence): Finding[] {
  const sum = listed.reduce((total, { personalInfo }) => total + (personalInfo?.ownershipPercentage ?? 0), 0);
  const message = 'The ownership shares add up to more than 100 %. Correct them.';
  return sum > 100 + tolerance ? [{ ...inconsistent, reason: 'tooMuchOwned', ...list, message }] : [];
}

function twice({ persons: listed }: Evidence): Finding[] {
  const isTwice = listed.some((one, index) => listed.slice(index + 1).some((other) => isSamePerson(one, other)));
  const message =
    'The same person is listed twice, by name and date of birth or by tax number. ' +
    'List each person once; one person can hold both relationships.';
  return isTwice ? [{ ...inconsistent, reason: 'personTwice', ...list, message }] : [];
}

function isSamePerson(one: EvidencePerson, other: EvidencePerson): boolean {
  return hasSameName(one, other) || hasSameTaxNumber(one, other);
}

/** Twins may share a first name and differ in the middle name. */
function hasSameName({ personalInfo: one }: EvidencePerson, { personalInfo: other }: EvidencePerson): boolean {
  if (one === undefined || other === undefined || one.birthDate !== other.birthDate) return false;
  const middles = [one.name.middleName ?? '', other.name.middleName ?? ''].map(asOneWord);
  return (
    asOneWord(one.name.firstName) === asOneWord(other.name.firstName) &&
    asOneWord(one.name.lastName) === asOneWord(other.name.lastName) &&
    (middles.includes('') || middles[0] === middles[1])
  );
}

function hasSameTaxNumber({ taxInfo: one }: EvidencePerson, { taxInfo: other }: EvidencePerson): boolean {
  if (one === undefined || other === undefined) return false;
  return (
    one.taxIdentificationNumberType === other.taxIdentificationNumberType &&
    asOneWord(one.taxIdentificationNumber) === asOneWord(other.taxIdentificationNumber)
  );
}

function asOneWord(text: string): string {
  return plainWords(text).join('');
}
