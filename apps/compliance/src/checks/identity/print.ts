import type { Inspection } from '#inspection';
import type { Check } from '../evidence/check.js';
import { nameOf } from '../evidence/document-name.js';
import { withIdentityDocument } from '../evidence/documented-types.js';

const unclear = { failureCode: 'POOR_QUALITY', severity: 'WARNING' } as const;

/**
 * Measured on drawn documents of twelve kinds: the backs with the least print have 3 letters that can be made out,
 * nearly all others at least 10, and most pictures that nobody can read have none.
 */
const fewestLetters = 4;

/** Catches pictures whose print cannot be seen for any reason: noise, haze, motion, a thumb in front of it. */
export const print: Check = {
  name: 'print',
  looksAt: 'whether any print can be made out on identity documents, also on the pages of a PDF',
  finds: [{ ...unclear, when: 'next to no letters can be made out' }],
  appliesTo: withIdentityDocument,
  comparesWith: {},
  reads: () => ['letters'],
  run: ({ documents }) => {
    const findings = documents
      .filter(({ inspection }) => isBare(inspection))
      .map((document) => ({ ...unclear, message: `${nameOf(document)} ${cannotBeMadeOut}` }));
    const leftOut = documents.map(({ inspection }) => inspection).filter((each) => lettersOn(each) === undefined);
    if (findings.length > 0 || leftOut.length === 0) return findings;
    return { notRun: whyNot(leftOut, documents.length) };
  },
};

const cannotBeMadeOut =
  'shows next to no print that can be made out. Take the picture again: in good light, from close, with nothing on it.';

/** Counted on all pages of a PDF together, as a scan of one side may have an empty page behind it. */
function lettersOn(inspection: Inspection): number | undefined {
  if (inspection.kind === 'unreadable') return undefined;
  if (inspection.kind === 'image') return inspection.isWhole ? inspection.letters : undefined;
  const { letters } = inspection.readings;
  return letters.outcome === 'read' ? letters.value : undefined;
}

/** True if nothing on it looks like a document. If an MRZ or barcode could be read, people can read it too. */
export function isBare(inspection: Inspection): boolean {
  if (inspection.kind === 'unreadable') return false;
  const { mrz, barcode } = inspection.readings;
  const letters = lettersOn(inspection);
  const isRead = mrz.outcome === 'read' || barcode.outcome === 'read';
  return letters !== undefined && letters < fewestLetters && !isRead;
}

function whyNot(leftOut: readonly Inspection[], of: number): string {
  const readings = leftOut.flatMap((each) => (each.kind === 'pdf' ? [each.readings.letters] : []));
  const reason = readings.find((reading) => reading.outcome === 'notRun')?.reason;
  const sentence = `Nobody has looked for print on ${leftOut.length} of ${of} documents.`;
  return reason === undefined ? sentence : `${sentence} ${reason}`;
}
