import { passportOf } from '../support/documents/scanned-documents.js';
import { pdfOf } from '../support/documents/pdfs.js';

/** Uploads a file, and says how it is named. */
export type Upload = (bytes: Uint8Array) => Promise<{ documentId: string }>;

const company = { legalName: 'Muebles Acme S.A.', registrationNumber: '1234567' };
const office = {
  address1: 'Av. Corrientes 1234',
  address2: 'Piso 5',
  city: 'Buenos Aires',
  subDivision: 'C',
  postalCode: 'C1043AAZ',
  country: 'AR',
};

/** What the owners of an Argentine furniture company answer, as a partner's developer would send it. */
export function acme(upload: Upload): Record<string, () => Promise<object>> {
  return {
    businessIdentification: () =>
      Promise.resolve({
        ...company,
        tradeName: 'Acme',
        countryOfIncorporation: 'AR',
        dateOfIncorporation: '2015-03-02',
        legalStructure: 'CORPORATION',
      }),
    businessTaxInfo: () =>
      Promise.resolve({ taxIdentificationNumber: '30-50000000-3', taxIdentificationNumberType: 'CUIT' }),
    businessAddress: () => Promise.resolve({ registeredAddress: office, operatingAddressSameAsRegistration: true }),
    businessContactInfo: () => Promise.resolve({ phoneNumber: '+541143211234', email: 'hola@acme.example' }),
    businessDetails: () =>
      Promise.resolve({ industry: 'MANUFACTURING', description: 'We make furniture and sell it in Argentina.' }),
    businessOperations: () =>
      Promise.resolve({
        transmittingCustomerFunds: true,
        countriesOfOperation: ['AR', 'UY'],
        highRiskActivities: [],
        expectedMonthlyPayments: 40,
      }),
    businessFinancialInfo: () =>
      Promise.resolve({
        primaryIncomeSource: 'SALES_OF_GOODS',
        annualRevenue: 'FROM_1M_TO_10M',
        estimatedMonthlyVolume: 'FROM_25K_TO_100K',
      }),
    businessFormationDocuments: async () => ({
      formationDocuments: [
        await upload(letter('Articles of association', company.legalName)),
        await upload(letter('Register of companies', company.legalName, `Number ${company.registrationNumber}`)),
      ],
    }),
    businessUboOwnershipDocuments: async () => ({
      ownershipDocuments: [await upload(letter('Register of owners', company.legalName))],
    }),
    businessProofOfAddressDocuments: async () => ({
      proofOfAddressDocuments: [await bill(upload, company.legalName, 'utilityBill')],
    }),
    businessFlowOfFundsDocument: async () => ({
      flowOfFundsDocument: await upload(letter('Flow of funds', company.legalName)),
    }),
  };
}

export interface Human {
  readonly firstName: string;
  readonly nationality: string;
  readonly ownershipPercentage: number;
  readonly passportNumber: string;
  readonly cuil: string;
}

export const owners: readonly Human[] = [
  { firstName: 'Ana', nationality: 'AR', passportNumber: 'AAB100001', cuil: '27-12345678-0' },
  { firstName: 'Bruno', nationality: 'BR', passportNumber: 'AAB100002', cuil: '20-23456789-7' },
  { firstName: 'Carla', nationality: 'AR', passportNumber: 'AAB100003', cuil: '27-34567890-0' },
  { firstName: 'Diogo', nationality: 'PT', passportNumber: 'AAB100004', cuil: '20-45678901-4' },
].map((owner) => ({ ...owner, ownershipPercentage: 25 }));

export const director: Human = {
  firstName: 'Elena',
  nationality: 'ES',
  ownershipPercentage: 0,
  passportNumber: 'AAB100005',
  cuil: '27-56789012-6',
};

export function about(
  { firstName, nationality, ownershipPercentage, passportNumber: number, cuil }: Human,
  upload: Upload,
): Record<string, () => Promise<object>> {
  const lastName = 'Acme';
  const [birthDate, expiresOn] = ['1980-05-17', '2035-01-31'];
  const passport = { firstName, lastName, birthDate, nationality, number, expiresOn };
  return {
    associatedPersonPersonalInfo: () =>
      Promise.resolve({
        name: { firstName, lastName },
        birthDate,
        nationality,
        isPoliticallyExposed: false,
        jobTitle: 'Partner',
        ownershipPercentage,
      }),
    associatedPersonContactInfo: () =>
      Promise.resolve({ email: `${firstName.toLowerCase()}@acme.example`, phoneNumber: '+5491123456789' }),
    associatedPersonResidentialAddress: () => Promise.resolve({ address: office }),
    associatedPersonTaxInfo: () =>
      Promise.resolve({ taxIdentificationNumber: cuil, taxIdentificationNumberType: 'CUIL' }),
    associatedPersonIdentityDocument: async () => ({
      governmentId: {
        ...{ type: 'passport', country: nationality, number, expiresOn },
        front: await upload(await passportOf(passport)),
      },
    }),
    associatedPersonProofOfAddress: async () => ({
      proofOfAddressDocuments: [await bill(upload, `${firstName} ${lastName}`, 'bankStatement')],
    }),
    associatedPersonEeaInfo: () =>
      Promise.resolve({ isDirector: false, placeOfBirthCountry: 'PT', placeOfBirthCity: 'Porto' }),
    associatedPersonProofOfSignatoryAuthority: async () => ({
      signatoryAuthorityDocuments: [
        {
          ...(await upload(letter('Power of attorney', `${firstName} ${lastName} may sign for ${company.legalName}`))),
          documentType: 'powerOfAttorney',
        },
      ],
    }),
  };
}

async function bill(upload: Upload, name: string, documentType: string): Promise<object> {
  return { ...(await upload(letter('Bill', name))), documentType, issuedOn: lastMonth() };
}

function letter(title: string, ...lines: readonly string[]): Buffer {
  return pdfOf([[title, ...lines, office.address1, `${office.postalCode} ${office.city}`]]);
}

function lastMonth(): string {
  return new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
