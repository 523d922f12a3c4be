import type { AttestationType } from '../vocabulary/attestations.js';

/** What no field takes. Empty objects and lists are among the wrong ones of each kind of field. */
export const wrongAnywhere = [null] as const;
export type Wrong = unknown;

/** How a field may be wrong, and what it takes beside the value of the fixture. */
export interface FieldRow {
  readonly presence: 'required' | 'optional';
  readonly wrong: readonly Wrong[];
  readonly right?: readonly unknown[];
}

const noTexts = [7, true, [], {}, ['x'], ''];
const hostile = ['__proto__', 'constructor', '\u202eevil', 'محمد', '😀', "' OR 1=1 --", 'A'.repeat(5_000)];
const other = [...noTexts, ...hostile];
const noUuids = [...other, '018f4e6a-7c1d-7a3b-8e2f', '018f4e6a7c1d7a3b8e2f000000000001', '{}'];

function required(wrong: readonly Wrong[], right: readonly unknown[] = []): FieldRow {
  return { presence: 'required', wrong, right };
}
function optional({ wrong, right = [] }: FieldRow): FieldRow {
  return { presence: 'optional', wrong, right };
}

/** Any script, right to left, beyond two bytes: a text is a text as long as it says something. */
function text(max: number, min = 1): FieldRow {
  const tooLong = ['x'.repeat(max + 1), '😀'.repeat(max + 1), 'م'.repeat(max + 1)];
  const tooShort = min > 1 ? ['x'.repeat(min - 1), '😀'.repeat(min - 1)] : [];
  const right = [
    'x'.repeat(max),
    '😀'.repeat(max),
    'محمد بن سلمان الطويل جدا',
    '\u202eevil text of a kind',
    '__proto__ is a name too',
  ];
  const fitting = right.filter((value) => [...value].length >= min && [...value].length <= max);
  return required([...noTexts, ' ', '\t\u200b\ufeff', ...tooShort, ...tooLong], fitting);
}
function choice(...right: readonly string[]): FieldRow {
  return required(
    [...other, 'NO_SUCH_VALUE', right[0]?.toLowerCase() === right[0] ? 'X' : right[0]?.toLowerCase()],
    right,
  );
}

const yesOrNo = required([0, 1, 'true', 'false', '', [], {}], [true, false]);
const day = required([...other, '2026-02-29', '0999-12-31', '2201-01-01', '2026-1-1', '2026-01-31T00:00:00Z', 'today']);
const pastDay = { ...day, wrong: [...day.wrong, '2199-01-01'], right: ['2000-02-29', '1088-01-01'] };
const birthDate = {
  ...day,
  wrong: [...day.wrong, '2199-01-01', '2025-01-01', '1899-12-31', '1000-01-01'],
  right: ['1964-02-29'],
};
const country = required([...other, 'ar', 'ARG', 'XX', 'Argentina', ' AR'], ['US', 'ZA']);
const email = required(
  [...other, 'ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com'],
  ['a+b@example.co.uk'],
);
const phoneNumber = required(
  [...other, '+1', '5491123456789', '+54 9 11 2345 6789', '+999123456789'],
  ['+12025550123'],
);
const taxNumber = required([...noTexts, ' ', 'x'.repeat(51)]);
const taxNumberType = required([...other, 'cuit', 'XYZ']);
const documentId = required(noUuids);
const object = required([7, true, [], 'text', '', [[]]]);
const list = (tooMany: readonly unknown[]): FieldRow =>
  required([[], {}, 7, true, '', 'text', [null], ['x'], [[]], tooMany]);

const name = {
  name: required([7, true, [], {}, 'Ana', '']),
  'name.firstName': text(100),
  'name.middleName': optional(text(100)),
  'name.lastName': text(100),
};
const person = { ...name, birthDate, nationality: country };
const addressAt = (place: string): Readonly<Record<string, FieldRow>> => ({
  [`${place}.address1`]: text(200),
  [`${place}.address2`]: optional(text(200)),
  [`${place}.city`]: text(100),
  [`${place}.subDivision`]: required([...other, 'c', 'O', 'AR-C', 'Buenos Aires'], ['B', 'Z']),
  [`${place}.postalCode`]: required([...other, '104', 'C104', 'I1043AAZ', 'C1043AAZ '], ['1043', 'c1043aaz']),
  [`${place}.country`]: { ...country, right: [] },
});
const address = { address: object, ...addressAt('address') };
const contact = { email, phoneNumber };
const tax = { taxIdentificationNumber: taxNumber, taxIdentificationNumberType: taxNumberType };
const documentsAt = (place: string): Readonly<Record<string, FieldRow>> => ({
  [place]: list(Array.from({ length: 11 }, () => ({ documentId: '018f4e6a-7c1d-7a3b-8e2f-000000000001' }))),
  [`${place}.0.documentId`]: documentId,
});
const proofOfAddress = {
  ...documentsAt('proofOfAddressDocuments'),
  'proofOfAddressDocuments.0.documentType': choice(
    'utilityBill',
    'bankStatement',
    'taxBill',
    'leaseAgreement',
    'governmentLetter',
  ),
  'proofOfAddressDocuments.0.issuedOn': pastDay,
};
const governmentId = {
  governmentId: required([7, true, [], {}, '', 'passport', { type: 'library card' }, { type: 'constructor' }]),
  'governmentId.type': required([...other, 'PASSPORT', 'libraryCard']),
  'governmentId.country': { ...country, right: [] },
  'governmentId.number': required([...noTexts, '<1>', '😀', '1'.repeat(51)], ['AB 12-34/5.6', 'Ñ123']),
  'governmentId.issuedOn': optional(pastDay),
  'governmentId.front': object,
  'governmentId.front.documentId': documentId,
};
const income = choice('SALARY', 'BUSINESS_INCOME', 'INVESTMENTS', 'PENSION', 'SAVINGS', 'INHERITANCE', 'GIFT', 'OTHER');
const volume = choice('UNDER_1K', 'FROM_1K_TO_5K', 'FROM_5K_TO_25K', 'FROM_25K_TO_100K', 'OVER_100K');
const personId = '018f4e6a-7c1d-7a3b-8e2f-00000000001';

/** Every field of every attestation by its place in the fixture, written down apart from the classes. */
export const fieldsOf: Readonly<Record<AttestationType, Readonly<Record<string, FieldRow>>>> = {
  individualPersonalInfoLight: person,
  individualPersonalInfo: { ...person, isPoliticallyExposed: optional(yesOrNo), occupation: optional(text(200)) },
  individualContactInfo: contact,
  individualResidentialAddress: address,
  individualIdentityDocument: {
    ...governmentId,
    'governmentId.expiresOn': { ...day, wrong: [...day.wrong, '2019-12-31'], right: ['2020-02-29'] },
    'governmentId.back': object,
    'governmentId.back.documentId': documentId,
  },
  individualFinancialInfo: {
    employmentStatus: choice('EMPLOYED', 'SELF_EMPLOYED', 'UNEMPLOYED', 'STUDENT', 'RETIRED'),
    primaryIncomeSource: income,
    annualIncome: choice('UNDER_25K', 'FROM_25K_TO_50K', 'FROM_50K_TO_100K', 'FROM_100K_TO_250K', 'OVER_250K'),
    estimatedMonthlyVolume: volume,
  },
  individualTaxInfo: tax,
  individualEeaInfo: { placeOfBirthCountry: country, placeOfBirthCity: text(100) },
  individualProofOfAddress: proofOfAddress,
  individualSourceOfFunds: {
    sources: required(
      [[], {}, 7, '', 'SALARY', ['salary'], [null], ['SALARY', 'SALARY']],
      [['GIFT'], ['OTHER', 'GIFT']],
    ),
    'sources.0': { ...income, right: [] },
    'sources.1': { ...income, right: [] },
    ...documentsAt('sourceOfFundsDocuments'),
  },
  individualSelfiePhoto: { selfie: required([7, true, [], {}, '', 'x']), 'selfie.documentId': documentId },
  businessIdentification: {
    legalName: text(200),
    tradeName: optional(text(200)),
    registrationNumber: text(50),
    countryOfIncorporation: { ...country, right: ['DE'] },
    subDivisionOfIncorporation: optional(required([...other, 'c', 'O', 'AR-C'], ['B'])),
    dateOfIncorporation: pastDay,
    legalStructure: choice('SOLE_PROPRIETORSHIP', 'LIMITED_LIABILITY_COMPANY', 'TRUST', 'OTHER'),
  },
  businessTaxInfo: tax,
  businessAddress: {
    registeredAddress: object,
    ...addressAt('registeredAddress'),
    operatingAddressSameAsRegistration: yesOrNo,
    operatingAddress: object,
    ...addressAt('operatingAddress'),
  },
  businessContactInfo: {
    ...contact,
    website: optional(
      required([...other, 'acme.example', 'ftp://acme.example', 'javascript:alert(1)'], ['http://a.co']),
    ),
  },
  businessDetails: { industry: choice('AGRICULTURE', 'CRYPTO_ASSETS', 'OTHER'), description: text(2_000, 20) },
  businessOperations: {
    transmittingCustomerFunds: yesOrNo,
    countriesOfOperation: required([[], {}, 7, '', 'AR', ['ar'], [null], ['AR', 'AR']], [['US']]),
    'countriesOfOperation.0': { ...country, right: ['US'] },
    'countriesOfOperation.1': { ...country, right: ['US'] },
    highRiskActivities: required([{}, 7, '', 'ARMS', ['arms'], [null], ['ARMS', 'ARMS']], [[], ['ARMS', 'CANNABIS']]),
    'highRiskActivities.0': choice('ADULT_CONTENT', 'UNREGULATED_CRYPTO'),
    expectedMonthlyPayments: required([-1, 1.5, 2 ** 53, 1e308, '1', true, [], {}, ''], [0, 1_000_000]),
  },
  businessFinancialInfo: {
    primaryIncomeSource: choice('SALES_OF_GOODS', 'GRANTS_OR_DONATIONS', 'OTHER'),
    annualRevenue: choice('UNDER_100K', 'FROM_100K_TO_1M', 'FROM_1M_TO_10M', 'FROM_10M_TO_50M', 'OVER_50M'),
    estimatedMonthlyVolume: volume,
  },
  businessFormationDocuments: documentsAt('formationDocuments'),
  businessUboOwnershipDocuments: documentsAt('ownershipDocuments'),
  businessProofOfAddressDocuments: proofOfAddress,
  businessFlowOfFundsDocument: {
    flowOfFundsDocument: required([7, true, [], {}, '', 'x']),
    'flowOfFundsDocument.documentId': documentId,
  },
  businessAssociatedPersons: {
    associatedPersonIds: required(
      [
        [],
        {},
        7,
        '',
        'x',
        [null],
        [`${personId}1`, `${personId}1`],
        ['1', '2', '3', '4', '5', '6'].map((n) => personId + n),
      ],
      [['1', '2', '3', '4', '5'].map((n) => personId + n)],
    ),
    'associatedPersonIds.0': documentId,
    'associatedPersonIds.1': documentId,
  },
  associatedPersonPersonalInfo: {
    ...person,
    isPoliticallyExposed: optional(yesOrNo),
    jobTitle: text(200, 2),
    ownershipPercentage: required([-0.01, 100.01, 101, 1e308, '25', true, [], {}, ''], [0, 100, 33.34]),
  },
  associatedPersonContactInfo: contact,
  associatedPersonResidentialAddress: address,
  associatedPersonTaxInfo: tax,
  associatedPersonIdentityDocument: {
    ...governmentId,
    'governmentId.expiresOn': { ...day, wrong: [...day.wrong, '2019-12-31'], right: ['2020-02-29'] },
  },
  associatedPersonProofOfAddress: proofOfAddress,
  associatedPersonEeaInfo: { isDirector: yesOrNo, placeOfBirthCountry: country, placeOfBirthCity: text(100) },
  associatedPersonProofOfSignatoryAuthority: {
    ...documentsAt('signatoryAuthorityDocuments'),
    'signatoryAuthorityDocuments.0.documentType': choice(
      'boardResolution',
      'powerOfAttorney',
      'operatingAgreement',
      'incumbencyCertificate',
    ),
  },
};
