import type { Inspection } from '#inspection';
import type { Check } from '../evidence/check.js';
import { nameOf } from '../evidence/document-name.js';
import { withIdentityDocument } from '../evidence/documented-types.js';

const unclear = { failureCode: 'POOR_QUALITY', severity: 'WARNING' } as const;

/**
 * Measured on drawn documents of twelve kinds: the backs with the least print on them have 3 letters that can be made
 * out, nearly all others 10 and more; of those that nobody can read, for whatever reason, most have none.
 */
const fewestLetters = 4;

/** Noise, haze, a shaken hand, a thumb on it: whatever it is, the print on the document is not to be seen. */
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

/** Of a PDF on its pages together: each side of a document may come as a file, with an empty page behind it. */
function lettersOn(inspection: Inspection): number | undefined {
  if (inspection.kind === 'unreadable') return undefined;
  if (inspection.kind === 'image') return inspection.isWhole ? inspection.letters : undefined;
  const { letters } = inspection.readings;
  return letters.outcome === 'read' ? letters.value : undefined;
}

/** There is nothing like a document on it. Where machines could read something, people can, however dim it is. */
export function isBare(inspection: Inspection): boolean {
  if (inspection.kind === 'unreadable') return false;
  const { zone, barcode } = inspection.readings;
  const letters = lettersOn(inspection);
  const isRead = zone.outcome === 'read' || barcode.outcome === 'read';
  return letters !== undefined && letters < fewestLetters && !isRead;
}

function whyNot(leftOut: readonly Inspection[], of: number): string {
  const readings = leftOut.flatMap((each) => (each.kind === 'pdf' ? [each.readings.letters] : []));
  const reason = readings.find((reading) => reading.outcome === 'notRun')?.reason;
  const sentence = `Nobody has looked for print on ${leftOut.length} of ${of} documents.`;
  return reason === undefined ? sentence : `${sentence} ${reason}`;
}
