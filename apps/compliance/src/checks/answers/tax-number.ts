import { type AttestationType, type TaxNumberVerdict, checkTaxNumber, taxNumberTypesOf } from '#contracts';
import type { Check, Evidence, Finding } from '../evidence/check.js';
import { homeOf, personOf } from '../evidence/typed-elsewhere.js';

const blocking = { failureCode: 'INCONSISTENT_DATA', severity: 'BLOCKING' } as const;
const warning = { failureCode: 'INCONSISTENT_DATA', severity: 'WARNING' } as const;

const number = { field: 'taxIdentificationNumber' } as const;

/** The attestations that say which countries the number may come from. */
const comparedTypes: Readonly<Partial<Record<AttestationType, readonly AttestationType[]>>> = {
  individualTaxInfo: ['individualResidentialAddress', 'individualPersonalInfo', 'individualPersonalInfoLight'],
  businessTaxInfo: ['businessIdentification'],
  associatedPersonTaxInfo: ['associatedPersonResidentialAddress', 'associatedPersonPersonalInfo'],
};

export const taxNumber: Check = {
  name: 'taxNumber',
  looksAt: 'a tax number against its type, and that against the countries of the person or company',
  finds: [
    { ...blocking, when: 'its check digits, or another published rule, say that it is wrong' },
    { ...warning, when: 'its country would write it in another way, or publishes no rule that is certain' },
    { ...warning, when: 'no country of the person or company uses that type' },
  ],
  appliesTo: Object.keys(comparedTypes) as AttestationType[],
  comparesWith: comparedTypes,
  run: (evidence) => {
    const { attestation } = evidence;
    if (!('taxIdentificationNumber' in attestation)) return [];
    const { taxIdentificationNumber: typed, taxIdentificationNumberType: type } = attestation;
    const holder = attestation.type === 'businessTaxInfo' ? 'business' : 'individual';
    const own = countriesOf(evidence);
    const country = own.find((code) => taxNumberTypesOf(code, holder).includes(type));
    const isForeign = own.length > 0 && country === undefined;
    return [...findingsOf[checkTaxNumber(type, typed, country)], ...(isForeign ? foreign : [])];
  },
};

/** The countries that the number may come from, the likeliest first; empty until one has been typed. */
function countriesOf(evidence: Evidence): string[] {
  if (evidence.attestation.type === 'businessTaxInfo')
    return given(evidence.latest.businessIdentification?.countryOfIncorporation);
  return given(homeOf(evidence)?.country, personOf(evidence)?.nationality);
}

function given(...countries: readonly (string | undefined)[]): string[] {
  return countries.filter((country) => country !== undefined);
}

const findingsOf: Readonly<Record<TaxNumberVerdict, readonly Finding[]>> = {
  valid: [],
  wrongCheckDigit: [
    {
      ...blocking,
      ...number,
      reason: 'wrongCheckDigit',
      message: 'Check the tax number: a digit looks wrong.',
    },
  ],
  wrongForm: [
    {
      ...warning,
      ...number,
      reason: 'wrongForm',
      message: 'The tax number is not in the format that country uses. Check its type and its digits.',
    },
  ],
  uncertain: [
    {
      ...warning,
      ...number,
      reason: 'uncertain',
      message: 'The tax number could not be confirmed. Check it against a document.',
    },
  ],
};

const foreign: readonly Finding[] = [
  {
    ...warning,
    ...number,
    reason: 'foreign',
    message: 'This type of number is not used in the country you gave. Check its type.',
  },
];
