import { type AttestationType, attestationTypes, documentPlacesIn } from '#contracts';

/** All attestation types that name documents. */
export const withDocuments = attestationTypes.filter((type) => documentPlacesIn(type).length > 0);

export const withIdentityDocument = naming('governmentId.front.documentId');
/** Proofs and papers, which may have many pages. */
export const withPapers = withDocuments.filter(
  (type) => type !== 'individualSelfiePhoto' && !withIdentityDocument.includes(type),
);

export const withProofOfAddress = naming('proofOfAddressDocuments.documentId');

function naming(place: string): AttestationType[] {
  return attestationTypes.filter((type) => documentPlacesIn(type).includes(place));
}
