import type { AttestationType } from '#contracts';
import { type Human, director, owners } from '../compliance/acme.js';
import { daysAgo } from '../support/compliance/applicant.js';
import { faceBytes, pictureBytes } from '../support/documents/documents.js';
import { passportOf } from '../support/documents/scanned-documents.js';

/** One thing that a person does in a form: `path` is where it stands in the payload. */
export type Answer =
  | { readonly does: 'type' | 'choose' | 'dates'; readonly path: string; readonly value: string }
  | { readonly does: 'ticks'; readonly path: string }
  | { readonly does: 'picks'; readonly path: string; readonly index: number }
  | { readonly does: 'adds'; readonly path: string; readonly picture: () => Promise<Buffer> };

const type = (path: string, value: string): Answer => ({ does: 'type', path, value });
const choose = (path: string, value: string): Answer => ({ does: 'choose', path, value });
const date = (path: string, value: string): Answer => ({ does: 'dates', path, value });
/** One of several options, by index. */
const pick = (path: string, index = 0): Answer => ({ does: 'picks', path, index });
const file = (path: string, picture = pictureBytes): Answer => ({ does: 'adds', path, picture });
const tick = (path: string): Answer => ({ does: 'ticks', path });
const yes = 0;
const no = 1;

const birthDate = '1980-05-17';
const expiresOn = '2035-01-31';

const name = (firstName: string, lastName: string): Answer[] => [
  type('name.firstName', firstName),
  type('name.lastName', lastName),
  date('birthDate', birthDate),
];
const address = (path: string): Answer[] => [
  choose(`${path}.country`, 'AR'),
  type(`${path}.address1`, 'Av. Corrientes 1234'),
  type(`${path}.city`, 'Buenos Aires'),
  choose(`${path}.subDivision`, 'C'),
  type(`${path}.postalCode`, 'C1043AAZ'),
];
const contact = [
  type('email', 'ana@example.com'),
  choose('phoneNumber-country', 'AR'),
  type('phoneNumber', '91123456789'),
];
const passport = (firstName: string, lastName: string, nationality: string, number: string): Answer[] => [
  choose('governmentId.country', nationality),
  choose('governmentId.type', 'passport'),
  file('governmentId.front', () => passportOf({ firstName, lastName, birthDate, nationality, number, expiresOn })),
  type('governmentId.number', number),
  date('governmentId.expiresOn', expiresOn),
];
/** Where a country has one kind of number, nobody is asked which. */
const taxNumber = (number: string, kind?: string): Answer[] => [
  choose('taxCountry', 'AR'),
  ...(kind === undefined ? [] : [choose('taxIdentificationNumberType', kind)]),
  type('taxIdentificationNumber', number),
];
const proofOfAddress = [
  file('proofOfAddressDocuments'),
  pick('proofOfAddressDocuments.0.documentType'),
  date('proofOfAddressDocuments.0.issuedOn', daysAgo(30)),
];

type Answers = Readonly<Partial<Record<AttestationType, readonly Answer[]>>>;

/** Somebody in Buenos Aires who moves little money. */
export const anas: Answers = {
  individualPersonalInfoLight: [...name('Ana', 'Pérez'), choose('nationality', 'AR')],
  individualPersonalInfo: [...name('Ana', 'Pérez'), choose('nationality', 'AR'), pick('isPoliticallyExposed', no)],
  individualContactInfo: contact,
  individualResidentialAddress: address('address'),
  individualTaxInfo: taxNumber('20-12345678-6', 'CUIT'),
  individualFinancialInfo: [
    pick('employmentStatus', 0),
    choose('primaryIncomeSource', 'SALARY'),
    pick('annualIncome', 1),
    pick('estimatedMonthlyVolume', 0),
  ],
  individualIdentityDocument: passport('Ana', 'Pérez', 'AR', 'AAB100001'),
  individualSelfiePhoto: [file('selfie', faceBytes)],
};

/** A furniture company that moves money of its customers, asked for everything. */
export const acmes: Answers = {
  businessIdentification: [
    type('legalName', 'Muebles Acme S.A.'),
    type('registrationNumber', '1234567'),
    choose('countryOfIncorporation', 'AR'),
    date('dateOfIncorporation', '2015-03-02'),
    choose('legalStructure', 'CORPORATION'),
  ],
  businessAddress: [...address('registeredAddress'), pick('operatingAddressSameAsRegistration', yes)],
  businessContactInfo: contact,
  businessTaxInfo: taxNumber('30-50000000-3'),
  businessDetails: [
    choose('industry', 'MANUFACTURING'),
    type('description', 'We make furniture and sell it in Argentina.'),
  ],
  businessOperations: [
    pick('transmittingCustomerFunds', yes),
    choose('countriesOfOperation', 'AR'),
    tick('highRiskActivities-none'),
    type('expectedMonthlyPayments', '40'),
  ],
  businessFinancialInfo: [pick('primaryIncomeSource', 0), pick('annualRevenue', 2), pick('estimatedMonthlyVolume', 1)],
  businessFormationDocuments: [file('formationDocuments')],
  businessProofOfAddressDocuments: proofOfAddress,
  businessFlowOfFundsDocument: [file('flowOfFundsDocument')],
  businessUboOwnershipDocuments: [file('ownershipDocuments')],
};

export const humans: readonly Human[] = [...owners, director];

export function answersOf({ firstName, nationality, ownershipPercentage, passportNumber, cuil }: Human): Answers {
  return {
    associatedPersonPersonalInfo: [
      ...name(firstName, 'Acme'),
      choose('nationality', nationality),
      pick('isPoliticallyExposed', no),
      type('jobTitle', 'Partner'),
      type('ownershipPercentage', String(ownershipPercentage)),
    ],
    associatedPersonContactInfo: contact,
    associatedPersonResidentialAddress: address('address'),
    associatedPersonEeaInfo: [
      pick('isDirector', no),
      choose('placeOfBirthCountry', 'PT'),
      type('placeOfBirthCity', 'Porto'),
    ],
    associatedPersonTaxInfo: taxNumber(cuil, 'CUIL'),
    associatedPersonIdentityDocument: passport(firstName, 'Acme', nationality, passportNumber),
    associatedPersonProofOfAddress: proofOfAddress,
    associatedPersonProofOfSignatoryAuthority: [
      file('signatoryAuthorityDocuments'),
      pick('signatoryAuthorityDocuments.0.documentType', 1),
    ],
  };
}

/** Of the whole company: what is asked about a person is asked once for each, one after the other. */
export function answersOfCompany(
  people: readonly Human[] = humans,
): (step: AttestationType, time: number) => readonly Answer[] {
  return (step, time) => {
    const human = people[time];
    return acmes[step] ?? (human === undefined ? [] : (answersOf(human)[step] ?? []));
  };
}
