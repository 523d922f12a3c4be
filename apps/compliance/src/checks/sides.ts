import { identityDocumentKinds } from '#contracts';
import type { Check, EvidenceDocument, Finding } from './check.js';
import { withIdentityDocument } from './documented-types.js';

const missing = { failureCode: 'MISSING_INFORMATION', severity: 'BLOCKING' } as const;
const incorrect = { failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING' } as const;

/** Both sides may come as two files, or as two pages of one PDF. */
export const sides: Check = {
  name: 'sides',
  looksAt: 'whether every side of an identity document is there',
  finds: [
    { ...missing, when: 'there are fewer pages than that kind of document has sides' },
    { ...incorrect, when: 'the front and the back are the same file' },
  ],
  appliesTo: withIdentityDocument,
  comparesWith: {},
  run: ({ attestation, documents }) => {
    if (!('governmentId' in attestation)) return [];
    const kind = identityDocumentKinds[attestation.governmentId.type];
    return [...missingSides(documents, kind.sides), ...sameSides(documents)];
  },
};

function missingSides(documents: readonly EvidenceDocument[], needed: number): Finding[] {
  const pages = documents.reduce((sum, { inspection }) => sum + (inspection.kind === 'pdf' ? inspection.pages : 1), 0);
  const message =
    needed === 1
      ? 'The page with the photo is missing. Upload it.'
      : 'The front or the back of the document is missing. Upload both sides.';
  return pages < needed ? [{ ...missing, message }] : [];
}

function sameSides(documents: readonly EvidenceDocument[]): Finding[] {
  const hashes = new Set(documents.map(({ sha256 }) => sha256));
  const message = 'The front and the back are the same file. Upload a picture of each side.';
  return hashes.size < documents.length ? [{ ...incorrect, message }] : [];
}
