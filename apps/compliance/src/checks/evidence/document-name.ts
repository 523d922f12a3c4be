import type { EvidenceDocument } from './check.js';

/** The document's name at the beginning of a message. */
export function nameOf({ path }: Pick<EvidenceDocument, 'path'>): string {
  const [place = ''] = path.split('.').slice(-1);
  return /^\d+$/.test(place) ? `Document ${Number(place) + 1}` : (names[place] ?? 'The document');
}

const names: Readonly<Record<string, string>> = {
  front: 'The front of the document',
  back: 'The back of the document',
  selfie: 'The selfie',
};
