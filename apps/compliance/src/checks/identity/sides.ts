import { type AttestationPayload, identityDocumentKinds } from '#contracts';
import type { MachineReadableZone } from '#inspection';
import type { Check, Evidence, EvidenceDocument, Finding } from '../evidence/check.js';
import { withIdentityDocument } from '../evidence/documented-types.js';

const missing = { failureCode: 'MISSING_INFORMATION', severity: 'BLOCKING' } as const;
const incorrect = { failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING' } as const;

export const sides: Check = {
  name: 'sides',
  looksAt: 'whether every side of an identity document is there',
  finds: [
    { ...missing, when: 'there are fewer pages than that kind of document has sides' },
    { ...incorrect, when: 'the front and the back are the same file, or show the same side' },
  ],
  appliesTo: withIdentityDocument,
  comparesWith: {},
  reads: (attestation) => (sidesOf(attestation) === 2 ? ['keypoints'] : []),
  run: (evidence) => {
    const { attestation, documents } = evidence;
    const findings = [...missingSides(documents, sidesOf(attestation)), ...sameSides(evidence)];
    const notRun = documents.length === 2 && sidesOf(attestation) === 2 ? whyNotCompared(documents) : undefined;
    return findings.length === 0 && notRun !== undefined ? { notRun } : findings;
  },
};

/** Two files do not prove two sides: they are compared, unless they could not be read. */
function whyNotCompared(documents: readonly EvidenceDocument[]): string | undefined {
  const [reason] = documents.flatMap(({ inspection }) => {
    if (inspection.kind === 'unreadable') return ['A file cannot be opened.'];
    const { keypoints } = inspection.readings;
    return keypoints.outcome === 'notRun' ? [keypoints.reason] : [];
  });
  return reason;
}

function sidesOf(attestation: AttestationPayload): number {
  return 'governmentId' in attestation ? identityDocumentKinds[attestation.governmentId.type].sides : 0;
}

function missingSides(documents: readonly EvidenceDocument[], needed: number): Finding[] {
  const pages = documents.reduce((sum, { inspection }) => sum + (inspection.kind === 'pdf' ? inspection.pages : 1), 0);
  const message =
    needed === 1
      ? 'The page with the photo is missing. Upload it.'
      : 'The front or the back of the document is missing. Upload both sides.';
  return pages < needed ? [{ ...missing, reason: 'sideMissing', field: 'governmentId.back', message }] : [];
}

const same = { reason: 'sameSide', field: 'governmentId.back' } as const;

function sameSides({ documents: [front, back], isSameSide }: Evidence): Finding[] {
  if (front === undefined || back === undefined) return [];
  if (front.sha256 === back.sha256)
    return [
      { ...incorrect, ...same, message: 'The front and the back are the same file. Upload a picture of each side.' },
    ];
  return isSameSide === true || showSameMrz(front, back)
    ? [{ ...incorrect, ...same, message: 'The front and the back show the same side. Upload a picture of each side.' }]
    : [];
}

/** No document has an MRZ on both sides, but a scan of several pages may show both sides. */
function showSameMrz(front: EvidenceDocument, back: EvidenceDocument): boolean {
  if ([front, back].some(({ inspection }) => inspection.kind === 'pdf' && inspection.pages > 1)) return false;
  const [one, other] = [mrzOn(front), mrzOn(back)];
  return isSure(one) && isSure(other) && one.format === other.format;
}

/** Print that merely looks like an MRZ proves nothing. */
function isSure(zone: MachineReadableZone | undefined): zone is MachineReadableZone {
  return zone?.number.isCertain === true || zone?.isWhole === true;
}

function mrzOn({ inspection }: EvidenceDocument): MachineReadableZone | undefined {
  if (inspection.kind === 'unreadable') return undefined;
  const { mrz } = inspection.readings;
  return mrz.outcome === 'read' ? mrz.value : undefined;
}
