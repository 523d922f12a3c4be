import {
  annualRevenues,
  businessIncomeSources,
  estimatedMonthlyVolumes,
  highRiskActivities,
  industries,
  legalStructures,
  proofOfAddressTypes,
} from '../../../libs/contracts/src/vocabulary/attestation-values.js';
import type { BusinessAttestationType } from '../../../libs/contracts/src/vocabulary/attestations.js';
import type { FormsOf } from './form-table.js';

/** The associated persons have their own screen in `people/`. */
export const businessForms: FormsOf<Exclude<BusinessAttestationType, 'businessAssociatedPersons'>> = {
  businessIdentification: {
    legalName: { kind: 'text', max: 200, autocomplete: 'organization' },
    tradeName: { kind: 'text', max: 200, optional: true },
    registrationNumber: { kind: 'text', max: 50 },
    countryOfIncorporation: { kind: 'country' },
    subDivisionOfIncorporation: { kind: 'subDivision', countryIn: 'countryOfIncorporation', optional: true },
    dateOfIncorporation: { kind: 'date', of: 'past' },
    legalStructure: { kind: 'choice', options: legalStructures },
  },
  businessTaxInfo: {
    taxIdentificationNumber: { kind: 'taxNumber', holder: 'business' },
    taxIdentificationNumberType: { kind: 'withTaxNumber' },
  },
  businessAddress: {
    registeredAddress: { kind: 'address' },
    operatingAddressSameAsRegistration: { kind: 'yesNo' },
    operatingAddress: { kind: 'address', unless: 'operatingAddressSameAsRegistration', optional: true },
  },
  businessContactInfo: {
    phoneNumber: { kind: 'phone' },
    email: { kind: 'email' },
    website: { kind: 'webAddress', optional: true },
  },
  businessDetails: {
    industry: { kind: 'choice', options: industries },
    description: { kind: 'text', min: 20, max: 2000, long: true },
  },
  businessOperations: {
    transmittingCustomerFunds: { kind: 'yesNo' },
    countriesOfOperation: { kind: 'countries' },
    highRiskActivities: { kind: 'choices', options: highRiskActivities, atLeast: 0 },
    expectedMonthlyPayments: { kind: 'number', min: 0, whole: true },
  },
  businessFinancialInfo: {
    primaryIncomeSource: { kind: 'choice', options: businessIncomeSources },
    annualRevenue: { kind: 'choice', options: annualRevenues },
    estimatedMonthlyVolume: { kind: 'choice', options: estimatedMonthlyVolumes },
  },
  businessFormationDocuments: { formationDocuments: { kind: 'documents' } },
  businessUboOwnershipDocuments: { ownershipDocuments: { kind: 'documents' } },
  businessProofOfAddressDocuments: {
    proofOfAddressDocuments: { kind: 'documents', documentTypes: proofOfAddressTypes, issuedOn: true },
  },
  businessFlowOfFundsDocument: { flowOfFundsDocument: { kind: 'document' } },
};
