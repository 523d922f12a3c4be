import { type Country, countries } from './countries.js';
import type { MrzFormat } from './mrz-writer.js';

export const specimenKinds = [
  'passport',
  'nationalId',
  'residencePermit',
  'passportCard',
  'permanentResidenceCard',
  'visa',
  'travelDocument',
  'driverLicense',
  'stateId',
  'panCard',
  'voterId',
  'healthInsuranceCard',
] as const;
export type SpecimenKind = (typeof specimenKinds)[number];

export interface Kind {
  readonly sides: 1 | 2;
  /** How often specimens are of it, against the others. */
  readonly weight: number;
  /** Alpha-2; all but those where it is not given. */
  readonly issuers: readonly string[];
  /** What stands first in the MRZ; one of them is chosen. */
  readonly codes: readonly string[];
  readonly layouts: readonly MrzFormat[];
  /** Its holders are nationals of other countries. */
  readonly isForForeigners?: boolean;
  /** Where other MRZs have the nationality, these have the country of birth. */
  readonly tellsBirthCountry?: boolean;
  /** How the number is made up, where it is not that of the country's passports or cards. */
  readonly number?: string;
}

/** Nobody has an identity card of these. */
const withoutCards = ['US', 'CA', 'GB', 'AU', 'DK', 'IE'];
const all = countries.map(({ code }) => code);
const withCards = all.filter((code) => !withoutCards.includes(code));
const northAmerica = ['US', 'CA'];
const european = ['DE', 'AT', 'FR', 'ES', 'PT', 'IT', 'NL', 'BE', 'PL', 'SE', 'CZ', 'HU', 'RO', 'HR', 'FI'];

export const kinds: Readonly<Record<SpecimenKind, Kind>> = {
  passport: { sides: 1, weight: 30, issuers: all, codes: ['P', 'P', 'P', 'PO', 'PD'], layouts: ['TD3'] },
  nationalId: {
    sides: 2,
    weight: 20,
    issuers: withCards,
    codes: ['I', 'ID', 'ID'],
    layouts: ['TD1', 'TD1', 'TD1', 'TD2'],
  },
  residencePermit: {
    sides: 2,
    weight: 8,
    issuers: european,
    codes: ['IR', 'AR', 'I'],
    layouts: ['TD1'],
    isForForeigners: true,
    number: 'LLLDDDDDD',
  },
  passportCard: { sides: 2, weight: 3, issuers: ['US', 'IE'], codes: ['IP', 'I'], layouts: ['TD1'] },
  permanentResidenceCard: {
    sides: 2,
    weight: 3,
    issuers: ['US'],
    codes: ['C1', 'CA'],
    layouts: ['TD1'],
    isForForeigners: true,
    number: 'DDDDDDDDD',
    tellsBirthCountry: true,
  },
  visa: {
    ...{
      sides: 1,
      weight: 6,
      issuers: all,
      codes: ['V', 'VN', 'VD'],
      layouts: ['MRVA', 'MRVB'],
      isForForeigners: true,
    },
    number: 'DDDDDDDDD',
  },
  travelDocument: {
    sides: 1,
    weight: 3,
    issuers: european,
    codes: ['PT', 'PR'],
    layouts: ['TD3'],
    isForForeigners: true,
    number: 'LDDDDDDDL',
  },
  driverLicense: {
    sides: 2,
    weight: 15,
    issuers: [...northAmerica, ...northAmerica, ...european],
    codes: [],
    layouts: [],
  },
  stateId: { sides: 2, weight: 5, issuers: northAmerica, codes: [], layouts: [] },
  panCard: { sides: 1, weight: 2, issuers: ['IN'], codes: [], layouts: [], number: 'LLLLLDDDDL' },
  voterId: { sides: 2, weight: 2, issuers: ['IN', 'MX', 'PH', 'NG'], codes: [], layouts: [], number: 'LLLDDDDDDD' },
  healthInsuranceCard: { sides: 2, weight: 3, issuers: european, codes: [], layouts: [], number: 'LDDDDDDDDD' },
};

export function issuersOf(kind: SpecimenKind): readonly Country[] {
  return countries.filter(({ code }) => kinds[kind].issuers.includes(code));
}
