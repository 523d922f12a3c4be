import { type QualityLimitsByKind, flat, scanCheck } from './picture-check.js';

/**
 * Variance of the Laplacian of the sharpest part, measured on drawn pages and cards and on photos: crisp
 * pictures have 300 or more, those on which letters run into each other 30, those on which lines of print
 * are grey bars 12 or less. Noise and coarse compression only increase it.
 */
const limits: QualityLimitsByKind = {
  document: { unreadable: 12, poor: 60 },
  selfie: { unreadable: 6, poor: 30 },
};

export const sharpness = scanCheck({
  name: 'sharpness',
  looksAt:
    'how sharp the sharpest part of a picture is, or of the best page where papers are up to three scans in a PDF',
  blocksWhen: 'it is too blurred to be read',
  warnsWhen: 'it is blurred, but may be readable',
  judge: ({ sharpness: measured, contrast }, kind) => {
    // A picture with hardly any contrast has no edges to measure; `exposure` reports it.
    if (contrast < flat.poor) return undefined;
    if (measured < limits[kind].unreadable) return 'unreadable';
    return measured < limits[kind].poor ? 'poor' : undefined;
  },
  words: (flaw) =>
    flaw === 'unreadable'
      ? { says: 'is too blurred to be read. Hold the camera still, let it focus, and take it again.' }
      : { says: 'is blurred. A sharper picture is easier to check.', reason: 'hardToRead' },
});
