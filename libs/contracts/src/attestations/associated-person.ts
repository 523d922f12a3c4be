import { BirthDate } from '../calendar.js';
import { Email, PhoneNumber } from '../contact.js';
import { CountryCode } from '../countries.js';
import { Choice, Decimal, ListOf, Nested, Tag, Text, YesOrNo } from '../fields.js';
import { OneOf } from '../union.js';
import { type TaxIdentificationNumberType, taxIdentificationNumberTypes } from '../vocabulary/tax-numbers.js';
import { PhysicalAddressVerification, addressExample } from './address.js';
import { ProofOfAddressDocumentReference, SignatoryAuthorityDocumentReference } from './document-references.js';
import { type IdentityDocumentPayload, identityDocument } from './identity-documents.js';
import { IndividualName } from './person-name.js';
import { TaxIdentificationNumber } from './tax-number.js';

export class AssociatedPersonPersonalInfo {
  @Tag('associatedPersonPersonalInfo')
  type: 'associatedPersonPersonalInfo';

  @Nested(() => IndividualName)
  name: IndividualName;

  @BirthDate()
  birthDate: string;

  @CountryCode()
  nationality: string;

  @YesOrNo({ optional: true, describe: 'Left out, it is undisclosed, which is not the same as no.' })
  isPoliticallyExposed?: boolean;

  @Text({ min: 2, max: 200, example: 'Chief financial officer' })
  jobTitle: string;

  @Decimal({ min: 0, max: 100, example: 25 })
  ownershipPercentage: number;
}

export class AssociatedPersonContactInfo {
  @Tag('associatedPersonContactInfo')
  type: 'associatedPersonContactInfo';

  @Email()
  email: string;

  @PhoneNumber()
  phoneNumber: string;
}

export class AssociatedPersonResidentialAddress {
  @Tag('associatedPersonResidentialAddress')
  type: 'associatedPersonResidentialAddress';

  @Nested(() => PhysicalAddressVerification, { example: addressExample })
  address: PhysicalAddressVerification;
}

export class AssociatedPersonTaxInfo {
  @Tag('associatedPersonTaxInfo')
  type: 'associatedPersonTaxInfo';

  @TaxIdentificationNumber()
  taxIdentificationNumber: string;

  @Choice(taxIdentificationNumberTypes, { example: 'CUIT' })
  taxIdentificationNumberType: TaxIdentificationNumberType;
}

export class AssociatedPersonIdentityDocument {
  @Tag('associatedPersonIdentityDocument')
  type: 'associatedPersonIdentityDocument';

  @OneOf(identityDocument)
  governmentId: IdentityDocumentPayload;
}

export class AssociatedPersonProofOfAddress {
  @Tag('associatedPersonProofOfAddress')
  type: 'associatedPersonProofOfAddress';

  @ListOf(() => ProofOfAddressDocumentReference, { min: 1, max: 10 })
  proofOfAddressDocuments: ProofOfAddressDocumentReference[];
}

export class AssociatedPersonEeaInfo {
  @Tag('associatedPersonEeaInfo')
  type: 'associatedPersonEeaInfo';

  @YesOrNo({
    describe: 'Anyone who signs for the business without being a director must show that they are authorized to.',
  })
  isDirector: boolean;

  @CountryCode()
  placeOfBirthCountry: string;

  @Text({ max: 100, example: 'Lisboa' })
  placeOfBirthCity: string;
}

export class AssociatedPersonProofOfSignatoryAuthority {
  @Tag('associatedPersonProofOfSignatoryAuthority')
  type: 'associatedPersonProofOfSignatoryAuthority';

  @ListOf(() => SignatoryAuthorityDocumentReference, { min: 1, max: 10 })
  signatoryAuthorityDocuments: SignatoryAuthorityDocumentReference[];
}
