import {
  annualIncomes,
  employmentStatuses,
  estimatedMonthlyVolumes,
  individualIncomeSources,
  proofOfAddressTypes,
} from '../../../libs/contracts/src/vocabulary/attestation-values.js';
import type { IndividualAttestationType } from '../../../libs/contracts/src/vocabulary/attestations.js';
import type { FormsOf } from './form-table.js';
import { birthplace, contact, identity, person, personsTaxNumber, residence } from './person-fields.js';

export const individualForms: FormsOf<IndividualAttestationType> = {
  individualPersonalInfoLight: person,
  individualPersonalInfo: {
    ...person,
    isPoliticallyExposed: { kind: 'yesNo', optional: true },
    occupation: { kind: 'text', max: 200, optional: true, autocomplete: 'organization-title' },
  },
  individualContactInfo: contact,
  individualResidentialAddress: residence,
  individualIdentityDocument: identity,
  individualFinancialInfo: {
    employmentStatus: { kind: 'choice', options: employmentStatuses },
    primaryIncomeSource: { kind: 'choice', options: individualIncomeSources },
    annualIncome: { kind: 'choice', options: annualIncomes },
    estimatedMonthlyVolume: { kind: 'choice', options: estimatedMonthlyVolumes },
  },
  individualTaxInfo: personsTaxNumber,
  individualEeaInfo: birthplace,
  individualProofOfAddress: {
    proofOfAddressDocuments: { kind: 'documents', documentTypes: proofOfAddressTypes, issuedOn: true },
  },
  individualSourceOfFunds: {
    sources: { kind: 'choices', options: individualIncomeSources, atLeast: 1 },
    sourceOfFundsDocuments: { kind: 'documents' },
  },
  individualSelfiePhoto: { selfie: { kind: 'document', camera: 'user' } },
};
