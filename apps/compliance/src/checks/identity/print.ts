import { identityDocumentKinds } from '#contracts';
import type { Inspection } from '#inspection';
import type { Check, Evidence, EvidenceDocument } from '../evidence/check.js';
import { nameOf } from '../evidence/document-name.js';
import { withIdentityDocument } from '../evidence/documented-types.js';
import { isReadByMachine } from '../evidence/machine-read.js';
import { hasMrz, isBooklet } from './mrz-by-kind.js';

const illegible = { failureCode: 'POOR_QUALITY', severity: 'BLOCKING' } as const;
const unclear = { failureCode: 'POOR_QUALITY', severity: 'WARNING' } as const;

/**
 * Of letters in lines. Measured on drawn documents of twelve kinds: legible fronts of cards have 3 and more, their backs 3,
 * pages of booklets and visas without an MRZ that can be read some dozens. What nobody can read has none on a card, and up to
 * 16 on a page, by texture and what is left of a pattern.
 */
const fewestLetters = { page: 18, front: 3, back: 2 } as const;

/** Catches pictures whose print cannot be seen for any reason: noise, haze, motion, a thumb in front of it. */
export const print: Check = {
  name: 'print',
  looksAt: 'whether any print can be made out on identity documents, also on the pages of a PDF',
  finds: [
    { ...illegible, when: 'next to no letters can be made out' },
    { ...unclear, when: 'next to none on a back, where there may be little to read' },
  ],
  appliesTo: withIdentityDocument,
  comparesWith: {},
  reads: () => ['letters'],
  run: (evidence) => {
    const { documents } = evidence;
    const findings = documents
      .filter((document) => isBare(document.inspection, placeOf(document, evidence)))
      .map((document) => ({
        ...(hasToHavePrint(document, evidence) ? illegible : unclear),
        field: document.path,
        message: `${nameOf(document)} ${cannotBeMadeOut}`,
      }));
    const leftOut = documents.map(({ inspection }) => inspection).filter((each) => lettersOn(each) === undefined);
    if (findings.length > 0 || leftOut.length === 0) return findings;
    return { notRun: whyNot(leftOut, documents.length) };
  },
};

function placeOf({ path }: EvidenceDocument, { attestation }: Evidence): keyof typeof fewestLetters {
  if (!('governmentId' in attestation) || path.endsWith('.back')) return 'back';
  const { governmentId } = attestation;
  return isBooklet(governmentId) || governmentId.type === 'visa' ? 'page' : 'front';
}

/** The back of a card may be all but empty, but not where its MRZ is missing, or where the front is bare as well; another page of a booklet may be blank. */
function hasToHavePrint({ path }: EvidenceDocument, evidence: Evidence): boolean {
  const { attestation, documents } = evidence;
  if (!path.endsWith('.back') || !('governmentId' in attestation)) return true;
  const { governmentId } = attestation;
  if (identityDocumentKinds[governmentId.type].sides < 2) return false;
  const isMrzRead = documents.some(
    (each) => each.inspection.kind !== 'unreadable' && each.inspection.readings.mrz.outcome === 'read',
  );
  const isAllBare = documents.every((each) => isBare(each.inspection, placeOf(each, evidence)));
  return isAllBare || (hasMrz(governmentId) && !isMrzRead);
}

const cannotBeMadeOut =
  'has almost no readable text. Take the picture again in good light, from close up, with nothing covering it.';

/** Counted on all pages of a PDF together, as a scan of one side may have an empty page behind it. */
function lettersOn(inspection: Inspection): number | undefined {
  if (inspection.kind === 'unreadable') return undefined;
  if (inspection.kind === 'image') return inspection.isWhole ? inspection.letters : undefined;
  const { letters } = inspection.readings;
  return letters.outcome === 'read' ? letters.value : undefined;
}

/** True if nothing on it looks like a document. */
export function isBare(inspection: Inspection, place: keyof typeof fewestLetters = 'back'): boolean {
  const letters = lettersOn(inspection);
  return letters !== undefined && letters < fewestLetters[place] && !isReadByMachine(inspection);
}

function whyNot(leftOut: readonly Inspection[], of: number): string {
  const readings = leftOut.flatMap((each) => (each.kind === 'pdf' ? [each.readings.letters] : []));
  const reason = readings.find((reading) => reading.outcome === 'notRun')?.reason;
  const sentence = `Nobody has looked for print on ${leftOut.length} of ${of} documents.`;
  return reason === undefined ? sentence : `${sentence} ${reason}`;
}
