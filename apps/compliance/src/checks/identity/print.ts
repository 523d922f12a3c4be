import { identityDocumentKinds } from '#contracts';
import type { Inspection } from '#inspection';
import type { Check, Evidence, EvidenceDocument } from '../evidence/check.js';
import { nameOf } from '../evidence/document-name.js';
import { withIdentityDocument } from '../evidence/documented-types.js';
import { isReadByMachine } from '../evidence/machine-read.js';
import { isBooklet } from './mrz-by-kind.js';

const illegible = { failureCode: 'POOR_QUALITY', severity: 'BLOCKING' } as const;
const unclear = { failureCode: 'POOR_QUALITY', severity: 'WARNING' } as const;

/**
 * Of letters in lines, counted in full size as well. Measured on drawn documents of twelve kinds: legible fronts of cards
 * have 7 and more, their backs 5, pages of booklets and visas 40. What nobody can read has up to 6 on a front, 32 on a page
 * and mostly at most one on a back, by noise, texture and bars of shaken print.
 */
const fewestLetters = { page: 36, front: 7, back: 3 } as const;
/** Counted at a glance alone, which loses small print. */
const fewestAtAGlance = { page: 18, front: 3, back: 2 } as const;

/** Catches pictures whose print cannot be seen for any reason: noise, haze, motion, a thumb in front of it. */
export const print: Check = {
  name: 'print',
  looksAt: 'whether any print can be made out on identity documents, also on the pages of a PDF',
  finds: [
    { ...illegible, when: 'next to no letters can be made out' },
    {
      ...unclear,
      when: 'next to none on a second picture of a document that has one side, or on a back that could not be looked at closely',
    },
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

/** Another page of a booklet may be blank, and small print on the back of a card may be lost at a glance. */
function hasToHavePrint({ path, inspection }: EvidenceDocument, { attestation }: Evidence): boolean {
  if (!path.endsWith('.back') || !('governmentId' in attestation)) return true;
  return identityDocumentKinds[attestation.governmentId.type].sides === 2 && isCounted(inspection);
}

const cannotBeMadeOut =
  'has almost no readable text. Take the picture again in good light, from close up, with nothing covering it.';

/** In full size, on all pages of a PDF together, as a scan of one side may have an empty page behind it. */
function lettersOn(inspection: Inspection): number | undefined {
  if (inspection.kind === 'unreadable') return undefined;
  const { letters } = inspection.readings;
  if (letters.outcome === 'read') return letters.value;
  return inspection.kind === 'image' && inspection.isWhole ? inspection.letters : undefined;
}

function isCounted(inspection: Inspection): boolean {
  return inspection.kind !== 'unreadable' && inspection.readings.letters.outcome === 'read';
}

/** True if nothing on it looks like a document. */
export function isBare(inspection: Inspection, place: keyof typeof fewestLetters = 'back'): boolean {
  const letters = lettersOn(inspection);
  const fewest = isCounted(inspection) ? fewestLetters : fewestAtAGlance;
  return letters !== undefined && letters < fewest[place] && !isReadByMachine(inspection);
}

function whyNot(leftOut: readonly Inspection[], of: number): string {
  const readings = leftOut.flatMap((each) => (each.kind === 'pdf' ? [each.readings.letters] : []));
  const reason = readings.find((reading) => reading.outcome === 'notRun')?.reason;
  const sentence = `Nobody has looked for print on ${leftOut.length} of ${of} documents.`;
  return reason === undefined ? sentence : `${sentence} ${reason}`;
}
