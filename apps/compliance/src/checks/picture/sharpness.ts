import { flat } from './exposure.js';
import { type QualityLimitsByKind, pictureCheck } from './picture-check.js';

/**
 * Variance of the Laplacian of the sharpest part. Measured on drawn pages and cards and on photos:
 * crisp ones have 300 and more, those on which letters run into each other 30, those on which lines
 * of print are grey bars 12 and less. Noise and coarse compression only add to it.
 */
const limits: QualityLimitsByKind = {
  document: { unreadable: 12, poor: 60 },
  selfie: { unreadable: 6, poor: 30 },
};

export const sharpness = pictureCheck({
  name: 'sharpness',
  looksAt: 'how sharp the sharpest part of a picture is',
  blocksWhen: 'it is too blurred to be read',
  warnsWhen: 'it is blurred, but may be readable',
  judge: ({ sharpness: measured, contrast }, kind) => {
    // Where there are hardly any shades there are no edges to measure: `exposure` tells that.
    if (contrast < flat.poor) return undefined;
    if (measured < limits[kind].unreadable)
      return {
        severity: 'BLOCKING',
        says: 'is too blurred to be read. Hold the camera still, let it focus, and take it again.',
      };
    if (measured < limits[kind].poor)
      return { severity: 'WARNING', says: 'is blurred. A sharper picture is easier to check.' };
    return undefined;
  },
});
