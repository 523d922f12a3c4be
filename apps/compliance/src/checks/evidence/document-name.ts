import type { EvidenceDocument } from './check.js';

/** The document's name at the beginning of a message. */
export function nameOf({ path }: Pick<EvidenceDocument, 'path'>): string {
  const [list = '', index] = path.split('.');
  if (index !== undefined && /^\d+$/.test(index)) return `${names[list] ?? 'Document'} ${Number(index) + 1}`;
  return names[index ?? list] ?? 'The document';
}

const names: Readonly<Record<string, string>> = {
  formationDocuments: 'Formation document',
  ownershipDocuments: 'Ownership document',
  proofOfAddressDocuments: 'Proof of address',
  sourceOfFundsDocuments: 'Source of funds document',
  signatoryAuthorityDocuments: 'Signatory authority document',
  flowOfFundsDocument: 'The flow of funds document',
  front: 'The front of the document',
  back: 'The back of the document',
  selfie: 'The selfie',
};
