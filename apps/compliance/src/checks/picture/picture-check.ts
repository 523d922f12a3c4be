import type { ImageInspection } from '#inspection';
import type { Check, Evidence, EvidenceDocument, Finding, NotRun } from '../evidence/check.js';
import { nameOf } from '../evidence/document-name.js';
import { withDocuments } from '../evidence/documented-types.js';
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

type Kind = keyof QualityLimitsByKind;
type Flaw = keyof QualityLimits;

/** `says` continues a sentence that begins with the document's name. */
export interface FlawWords {
  readonly says: string;
  readonly reason?: string;
}

export interface PictureRule {
  readonly name: string;
  readonly looksAt: string;
  readonly blocksWhen: string;
  readonly warnsWhen: string;
  /** Undefined if nothing is wrong. */
  judge(picture: ImageInspection, kind: Kind): Flaw | undefined;
  words(flaw: Flaw, picture: ImageInspection, kind: Kind): FlawWords;
}

const severities = { unreadable: 'BLOCKING', poor: 'WARNING' } as const;

/** A check that applies a rule to each picture of an attestation. Damaged files are left to `readable`. */
export function pictureCheck(rule: PictureRule): Check {
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
    run: (evidence) => judged(rule, evidence),
  };
}

function judged(rule: PictureRule, { attestation, documents }: Evidence): readonly Finding[] | NotRun {
  const kind = attestation.type === 'individualSelfiePhoto' ? 'selfie' : 'document';
  const pictures = documents.flatMap(pictureOf);
  const findings = pictures.flatMap(({ name, field, picture }) => {
    const flaw = flawOf(rule, picture, kind);
    if (flaw === undefined) return [];
    const { says, ...reason } = rule.words(flaw, picture, kind);
    const severity = severities[flaw];
    const finding: Finding = { failureCode: 'POOR_QUALITY', severity, field, message: `${name} ${says}`, ...reason };
    return [finding];
  });
  const leftOut = documents.length - pictures.length;
  if (findings.length > 0 || leftOut === 0) return findings;
  return { notRun: `${leftOut} of ${documents.length} documents could not be measured as a picture.` };
}

function flawOf(rule: PictureRule, picture: ImageInspection, kind: Kind): Flaw | undefined {
  const flaw = rule.judge(picture, kind);
  return flaw === 'unreadable' && isReadByMachine(picture) ? 'poor' : flaw;
}

function pictureOf(document: EvidenceDocument): { name: string; field: string; picture: ImageInspection }[] {
  const { inspection } = document;
  return inspection.kind === 'image' && inspection.isWhole
    ? [{ name: nameOf(document), field: document.path, picture: inspection }]
    : [];
}
