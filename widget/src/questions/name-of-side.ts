import type { FieldName } from '../languages/en/words.js';
import type { IdentityDocumentType } from '../api/contract.js';

const booklets: readonly unknown[] = [
  'passport',
  'internalPassport',
  'travelDocument',
] satisfies IdentityDocumentType[];

/** Booklets have pages instead of a front and a back. */
export function nameOfSide(side: 'front' | 'back', type: unknown): FieldName {
  const isBooklet = booklets.includes(type);
  if (side === 'front') return isBooklet ? 'photoPage' : 'front';
  return isBooklet ? 'otherPage' : 'back';
}
