import { CalendarDate } from '../calendar.js';
import { Email, PhoneNumber, WebAddress } from '../contact.js';
import { CountryCode, CountryCodes } from '../countries.js';
import { Choice, Choices, Integer, ListOf, Nested, Tag, Text, Uuids, YesOrNo } from '../fields.js';
import { valueAt } from '../rules.js';
import {
  type AnnualRevenue,
  type BusinessIncomeSource,
  type EstimatedMonthlyVolume,
  type HighRiskActivity,
  type Industry,
  type LegalStructure,
  annualRevenues,
  businessIncomeSources,
  estimatedMonthlyVolumes,
  highRiskActivities,
  industries,
  legalStructures,
} from '../vocabulary/attestation-values.js';
import { type TaxIdentificationNumberType, taxIdentificationNumberTypes } from '../vocabulary/tax-numbers.js';
import { SubDivisionOfIncorporation } from './address-fields.js';
import { PhysicalAddressVerification, addressExample } from './address.js';
import { DocumentReference, ProofOfAddressDocumentReference } from './document-references.js';
import { TaxIdentificationNumber } from './tax-number.js';

export class BusinessIdentification {
  @Tag('businessIdentification')
  type: 'businessIdentification';

  @Text({ max: 200, example: 'Acme S.A.', describe: 'As it is registered, in any script.' })
  legalName: string;

  @Text({ max: 200, optional: true, example: 'Acme' })
  tradeName?: string;

  @Text({ max: 50, example: '1234567' })
  registrationNumber: string;

  @CountryCode()
  countryOfIncorporation: string;

  @SubDivisionOfIncorporation()
  subDivisionOfIncorporation?: string;

  @CalendarDate({ past: true })
  dateOfIncorporation: string;

  @Choice(legalStructures)
  legalStructure: LegalStructure;
}

export class BusinessTaxInfo {
  @Tag('businessTaxInfo')
  type: 'businessTaxInfo';

  @TaxIdentificationNumber()
  taxIdentificationNumber: string;

  @Choice(taxIdentificationNumberTypes, { example: 'CUIT' })
  taxIdentificationNumberType: TaxIdentificationNumberType;
}

export class BusinessAddress {
  @Tag('businessAddress')
  type: 'businessAddress';

  @Nested(() => PhysicalAddressVerification, { example: addressExample })
  registeredAddress: PhysicalAddressVerification;

  @YesOrNo({ example: true })
  operatingAddressSameAsRegistration: boolean;

  @Nested(() => PhysicalAddressVerification, {
    optional: true,
    requiredWhen: (address) => valueAt(address, 'operatingAddressSameAsRegistration') === false,
    example: addressExample,
    describe: 'Required when operatingAddressSameAsRegistration is false.',
  })
  operatingAddress?: PhysicalAddressVerification;
}

export class BusinessContactInfo {
  @Tag('businessContactInfo')
  type: 'businessContactInfo';

  @PhoneNumber()
  phoneNumber: string;

  @Email()
  email: string;

  @WebAddress({ optional: true })
  website?: string;
}

export class BusinessDetails {
  @Tag('businessDetails')
  type: 'businessDetails';

  @Choice(industries)
  industry: Industry;

  @Text({ min: 20, max: 2000, example: 'We sell handmade furniture to customers in Argentina.' })
  description: string;
}

export class BusinessOperations {
  @Tag('businessOperations')
  type: 'businessOperations';

  @YesOrNo()
  transmittingCustomerFunds: boolean;

  @CountryCodes({ min: 1 })
  countriesOfOperation: string[];

  @Choices(highRiskActivities, { describe: 'Empty when there is none.' })
  highRiskActivities: HighRiskActivity[];

  @Integer({ min: 0, example: 250 })
  expectedMonthlyPayments: number;
}

export class BusinessFinancialInfo {
  @Tag('businessFinancialInfo')
  type: 'businessFinancialInfo';

  @Choice(businessIncomeSources)
  primaryIncomeSource: BusinessIncomeSource;

  @Choice(annualRevenues)
  annualRevenue: AnnualRevenue;

  @Choice(estimatedMonthlyVolumes, { describe: 'In US dollars.' })
  estimatedMonthlyVolume: EstimatedMonthlyVolume;
}

export class BusinessFormationDocuments {
  @Tag('businessFormationDocuments')
  type: 'businessFormationDocuments';

  @ListOf(() => DocumentReference, { min: 1, max: 10 })
  formationDocuments: DocumentReference[];
}

export class BusinessUboOwnershipDocuments {
  @Tag('businessUboOwnershipDocuments')
  type: 'businessUboOwnershipDocuments';

  @ListOf(() => DocumentReference, { min: 1, max: 10 })
  ownershipDocuments: DocumentReference[];
}

export class BusinessProofOfAddressDocuments {
  @Tag('businessProofOfAddressDocuments')
  type: 'businessProofOfAddressDocuments';

  @ListOf(() => ProofOfAddressDocumentReference, { min: 1, max: 10 })
  proofOfAddressDocuments: ProofOfAddressDocumentReference[];
}

export class BusinessFlowOfFundsDocument {
  @Tag('businessFlowOfFundsDocument')
  type: 'businessFlowOfFundsDocument';

  @Nested(() => DocumentReference)
  flowOfFundsDocument: DocumentReference;
}

export class BusinessAssociatedPersons {
  @Tag('businessAssociatedPersons')
  type: 'businessAssociatedPersons';

  @Uuids({ min: 1, max: 5 })
  associatedPersonIds: string[];
}
