import type { ImageInspection, Inspection, PictureFigures } from '#inspection';
import type { Check, Evidence, EvidenceDocument, Finding, NotRun } from '../evidence/check.js';
import { nameOf } from '../evidence/document-name.js';
import { withDocuments, withPapers } from '../evidence/documented-types.js';
import { isReadByMachine } from '../evidence/machine-read.js';

/** Beyond `unreadable` nobody can read the picture; beyond `poor` some people cannot. */
export interface QualityLimits {
  readonly unreadable: number;
  readonly poor: number;
}

/** A selfie needs less quality than small print does. */
export interface QualityLimitsByKind {
  readonly document: QualityLimits;
  readonly selfie: QualityLimits;
}

/**
 * The range from the darkest to the brightest shade. A single colour with camera noise has 0.07; print at
 * 0.08 can hardly be told from its paper. A page with a single word has 1, as that word is black.
 */
export const flat: QualityLimits = { unreadable: 0.08, poor: 0.15 };

type Kind = keyof QualityLimitsByKind;
type Flaw = keyof QualityLimits;

/** `says` continues a sentence that begins with the document's name. */
export interface FlawWords {
  readonly says: string;
  readonly reason?: string;
}

export interface PictureRule<P extends PictureFigures> {
  readonly name: string;
  readonly looksAt: string;
  readonly blocksWhen: string;
  readonly warnsWhen: string;
  /** Undefined if nothing is wrong. */
  readonly judge: (picture: P, kind: Kind) => Flaw | undefined;
  readonly words: (flaw: Flaw, picture: P, kind: Kind) => FlawWords;
}

const severities = { unreadable: 'BLOCKING', poor: 'WARNING' } as const;

/** A check that applies a rule to each picture of an attestation. Damaged files are left to `readable`. */
export function pictureCheck(rule: PictureRule<ImageInspection>): Check {
  return checkBy(rule, ({ inspection }) => (inspection.kind === 'image' && inspection.isWhole ? [inspection] : []));
}

/** The same, also for papers that are scans in a PDF: their pages are pictures as well. */
export function scanCheck(rule: PictureRule<PictureFigures>): Check {
  const reads: Check['reads'] = ({ type }) => (withPapers.includes(type) ? ['scans'] : []);
  return { ...checkBy(rule, picturesOf), reads };
}

function picturesOf({ inspection }: EvidenceDocument): readonly PictureFigures[] {
  if (inspection.kind === 'image') return inspection.isWhole ? [inspection] : [];
  const scans = inspection.kind === 'pdf' ? inspection.readings.scans : undefined;
  if (scans?.outcome !== 'read') return [];
  // An empty back says nothing about the front.
  const printed = scans.value.filter(({ contrast }) => contrast >= flat.unreadable);
  return printed.length > 0 ? printed : scans.value;
}

type PicturesOf<P> = (document: EvidenceDocument) => readonly P[];

function checkBy<P extends PictureFigures>(rule: PictureRule<P>, pictures: PicturesOf<P>): Check {
  return {
    name: rule.name,
    looksAt: rule.looksAt,
    finds: [
      {
        failureCode: 'POOR_QUALITY',
        severity: 'BLOCKING',
        when: `${rule.blocksWhen}; a warning where an MRZ or barcode on it was read`,
      },
      { failureCode: 'POOR_QUALITY', severity: 'WARNING', when: rule.warnsWhen },
    ],
    appliesTo: withDocuments,
    comparesWith: {},
    run: (evidence) => judged(rule, pictures, evidence),
  };
}

function judged<P extends PictureFigures>(
  rule: PictureRule<P>,
  picturesIn: PicturesOf<P>,
  { attestation, documents }: Evidence,
): readonly Finding[] | NotRun {
  const kind = attestation.type === 'individualSelfiePhoto' ? 'selfie' : 'document';
  let leftOut = 0;
  const findings = documents.flatMap((document): Finding[] => {
    const pictures = picturesIn(document);
    const [first] = pictures;
    if (first === undefined) leftOut += 1;
    const flaw = flawOf(rule, pictures, kind);
    if (first === undefined || flaw === undefined) return [];
    const told = flaw === 'unreadable' && isReadable(document.inspection) ? 'poor' : flaw;
    const { says, ...reason } = rule.words(told, first, kind);
    const message = `${nameOf(document)} ${says}`;
    return [{ failureCode: 'POOR_QUALITY', severity: severities[told], field: document.path, message, ...reason }];
  });
  if (findings.length > 0 || leftOut === 0) return findings;
  return { notRun: `${leftOut} of ${documents.length} documents could not be measured as a picture.` };
}

/** What was recognized in scans can be read, whatever their figures are. */
function isReadable(inspection: Inspection): boolean {
  return isReadByMachine(inspection) || (inspection.kind === 'pdf' && inspection.readings.text.outcome === 'read');
}

/** Of the best page. */
function flawOf<P extends PictureFigures>(rule: PictureRule<P>, pictures: readonly P[], kind: Kind): Flaw | undefined {
  const flaws = pictures.map((picture) => rule.judge(picture, kind));
  if (flaws.includes(undefined)) return undefined;
  return flaws.includes('poor') ? 'poor' : flaws[0];
}
