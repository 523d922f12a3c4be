/** What the owners of an Argentine furniture company answer, as a partner's developer would send it. */
const office = {
  address1: 'Av. Corrientes 1234',
  address2: 'Piso 5',
  city: 'Buenos Aires',
  subDivision: 'C',
  postalCode: 'C1043AAZ',
  country: 'AR',
};

export function acme(document: () => Promise<{ documentId: string }>): Record<string, () => Promise<object>> {
  return {
    businessIdentification: () =>
      Promise.resolve({
        legalName: 'Muebles Acme S.A.',
        tradeName: 'Acme',
        registrationNumber: '1234567',
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
    businessFormationDocuments: async () => ({ formationDocuments: [await document(), await document()] }),
    businessUboOwnershipDocuments: async () => ({ ownershipDocuments: [await document()] }),
    businessProofOfAddressDocuments: async () => ({
      proofOfAddressDocuments: [{ ...(await document()), documentType: 'utilityBill', issuedOn: lastMonth() }],
    }),
    businessFlowOfFundsDocument: async () => ({ flowOfFundsDocument: await document() }),
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
  { firstName, nationality, ownershipPercentage, passportNumber, cuil }: Human,
  document: () => Promise<{ documentId: string }>,
): Record<string, () => Promise<object>> {
  return {
    associatedPersonPersonalInfo: () =>
      Promise.resolve({
        name: { firstName, lastName: 'Acme' },
        birthDate: '1980-05-17',
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
        type: 'passport',
        country: nationality,
        number: passportNumber,
        expiresOn: '2035-01-31',
        front: await document(),
      },
    }),
    associatedPersonProofOfAddress: async () => ({
      proofOfAddressDocuments: [{ ...(await document()), documentType: 'bankStatement', issuedOn: lastMonth() }],
    }),
    associatedPersonEeaInfo: () =>
      Promise.resolve({ isDirector: false, placeOfBirthCountry: 'PT', placeOfBirthCity: 'Porto' }),
    associatedPersonProofOfSignatoryAuthority: async () => ({
      signatoryAuthorityDocuments: [{ ...(await document()), documentType: 'powerOfAttorney' }],
    }),
  };
}

function lastMonth(): string {
  return new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
