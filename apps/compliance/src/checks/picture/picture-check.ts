import type { ImageInspection } from '#inspection';
import type { Check, Evidence, EvidenceDocument, Finding, NotRun, FailureKind } from '../evidence/check.js';
import { nameOf } from '../evidence/document-name.js';
import { withDocuments } from '../evidence/documented-types.js';

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

export interface PictureRule {
  readonly name: string;
  readonly looksAt: string;
  readonly blocksWhen: string;
  readonly warnsWhen: string;
  /** Undefined if nothing is wrong. `says` continues a sentence that begins with the document's name. */
  judge(
    picture: ImageInspection,
    kind: keyof QualityLimitsByKind,
  ): { readonly severity: FailureKind['severity']; readonly says: string; readonly reason?: string } | undefined;
}

/** A check that applies a rule to each picture of an attestation. Damaged files are left to `readable`. */
export function pictureCheck(rule: PictureRule): Check {
  return {
    name: rule.name,
    looksAt: rule.looksAt,
    finds: [
      { failureCode: 'POOR_QUALITY', severity: 'BLOCKING', when: rule.blocksWhen },
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
    const judgement = rule.judge(picture, kind);
    if (judgement === undefined) return [];
    const { severity, says, reason } = judgement;
    const finding: Finding = { failureCode: 'POOR_QUALITY', severity, field, message: `${name} ${says}` };
    return [reason === undefined ? finding : { ...finding, reason }];
  });
  const leftOut = documents.length - pictures.length;
  if (findings.length > 0 || leftOut === 0) return findings;
  return { notRun: `${leftOut} of ${documents.length} documents could not be measured as a picture.` };
}

function pictureOf(document: EvidenceDocument): { name: string; field: string; picture: ImageInspection }[] {
  const { inspection } = document;
  return inspection.kind === 'image' && inspection.isWhole
    ? [{ name: nameOf(document), field: document.path, picture: inspection }]
    : [];
}
