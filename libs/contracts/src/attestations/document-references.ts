import { CalendarDate } from '../calendar.js';
import { Choice, Uuid } from '../fields.js';
import {
  type ProofOfAddressType,
  type SignatoryAuthorityType,
  proofOfAddressTypes,
  signatoryAuthorityTypes,
} from '../vocabulary/attestation-values.js';

/** A document that was uploaded before: of the same organization, and not deleted. */
export class DocumentReference {
  @Uuid()
  documentId: string;
}

export class ProofOfAddressDocumentReference extends DocumentReference {
  @Choice(proofOfAddressTypes)
  documentType: ProofOfAddressType;

  @CalendarDate({ past: true, describe: 'At most 90 days ago when it is checked.' })
  issuedOn: string;
}

export class SignatoryAuthorityDocumentReference extends DocumentReference {
  @Choice(signatoryAuthorityTypes)
  documentType: SignatoryAuthorityType;
}
