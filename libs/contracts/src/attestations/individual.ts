import { BirthDate } from '../calendar.js';
import { Email, PhoneNumber } from '../contact.js';
import { CountryCode } from '../countries.js';
import { Choice, Choices, ListOf, Nested, Tag, Text, YesOrNo } from '../fields.js';
import { OneOf } from '../union.js';
import {
  type AnnualIncome,
  type EmploymentStatus,
  type EstimatedMonthlyVolume,
  type IndividualIncomeSource,
  annualIncomes,
  employmentStatuses,
  estimatedMonthlyVolumes,
  individualIncomeSources,
} from '../vocabulary/attestation-values.js';
import { type TaxIdentificationNumberType, taxIdentificationNumberTypes } from '../vocabulary/tax-numbers.js';
import { PhysicalAddressVerification, addressExample } from './address.js';
import { DocumentReference, ProofOfAddressDocumentReference } from './document-references.js';
import { type IdentityDocumentPayload, identityDocument } from './identity-documents.js';
import { IndividualName } from './person-name.js';
import { TaxIdentificationNumber } from './tax-number.js';

export class IndividualPersonalInfoLight {
  @Tag('individualPersonalInfoLight')
  type: 'individualPersonalInfoLight';

  @Nested(() => IndividualName)
  name: IndividualName;

  @BirthDate()
  birthDate: string;

  @CountryCode()
  nationality: string;
}

export class IndividualPersonalInfo {
  @Tag('individualPersonalInfo')
  type: 'individualPersonalInfo';

  @Nested(() => IndividualName)
  name: IndividualName;

  @BirthDate()
  birthDate: string;

  @CountryCode()
  nationality: string;

  @YesOrNo({ optional: true, describe: 'Left out, it is undisclosed, which is not the same as no.' })
  isPoliticallyExposed?: boolean;

  @Text({ max: 200, optional: true, example: 'Engineer' })
  occupation?: string;
}

export class IndividualContactInfo {
  @Tag('individualContactInfo')
  type: 'individualContactInfo';

  @Email()
  email: string;

  @PhoneNumber()
  phoneNumber: string;
}

export class IndividualResidentialAddress {
  @Tag('individualResidentialAddress')
  type: 'individualResidentialAddress';

  @Nested(() => PhysicalAddressVerification, { example: addressExample })
  address: PhysicalAddressVerification;
}

export class IndividualIdentityDocument {
  @Tag('individualIdentityDocument')
  type: 'individualIdentityDocument';

  @OneOf(identityDocument)
  governmentId: IdentityDocumentPayload;
}

export class IndividualFinancialInfo {
  @Tag('individualFinancialInfo')
  type: 'individualFinancialInfo';

  @Choice(employmentStatuses)
  employmentStatus: EmploymentStatus;

  @Choice(individualIncomeSources)
  primaryIncomeSource: IndividualIncomeSource;

  @Choice(annualIncomes)
  annualIncome: AnnualIncome;

  @Choice(estimatedMonthlyVolumes, { describe: 'In US dollars.' })
  estimatedMonthlyVolume: EstimatedMonthlyVolume;
}

export class IndividualTaxInfo {
  @Tag('individualTaxInfo')
  type: 'individualTaxInfo';

  @TaxIdentificationNumber()
  taxIdentificationNumber: string;

  @Choice(taxIdentificationNumberTypes, { example: 'CUIT' })
  taxIdentificationNumberType: TaxIdentificationNumberType;
}

export class IndividualEeaInfo {
  @Tag('individualEeaInfo')
  type: 'individualEeaInfo';

  @CountryCode()
  placeOfBirthCountry: string;

  @Text({ max: 100, example: 'Lisboa' })
  placeOfBirthCity: string;
}

export class IndividualProofOfAddress {
  @Tag('individualProofOfAddress')
  type: 'individualProofOfAddress';

  @ListOf(() => ProofOfAddressDocumentReference, { min: 1, max: 10 })
  proofOfAddressDocuments: ProofOfAddressDocumentReference[];
}

export class IndividualSourceOfFunds {
  @Tag('individualSourceOfFunds')
  type: 'individualSourceOfFunds';

  @Choices(individualIncomeSources, { min: 1 })
  sources: IndividualIncomeSource[];

  @ListOf(() => DocumentReference, { min: 1, max: 10 })
  sourceOfFundsDocuments: DocumentReference[];
}

export class IndividualSelfiePhoto {
  @Tag('individualSelfiePhoto')
  type: 'individualSelfiePhoto';

  @Nested(() => DocumentReference)
  selfie: DocumentReference;
}
