import { type QualityLimitsByKind, pictureCheck } from './picture-check.js';

/**
 * Pixels along the longer side. A line of a passport has 44 characters, a line of a letter about 80: at 400
 * pixels each character has five to nine pixels, the fewest at which letters can be told apart.
 */
const limits: QualityLimitsByKind = {
  document: { unreadable: 400, poor: 600 },
  selfie: { unreadable: 240, poor: 400 },
};

export const resolution = pictureCheck({
  name: 'resolution',
  looksAt: 'how many pixels a picture has along its longer side',
  blocksWhen: 'fewer than 400 (240 of a selfie)',
  warnsWhen: 'fewer than 600 (400 of a selfie)',
  judge: ({ width, height }, kind) => {
    const longer = Math.max(width, height);
    if (longer < limits[kind].unreadable) return 'unreadable';
    return longer < limits[kind].poor ? 'poor' : undefined;
  },
  words: (flaw, _, kind) =>
    flaw === 'unreadable'
      ? { says: `is too small to be read. ${wanted(kind)}` }
      : { says: `is small, and may be hard to read. ${wanted(kind)}`, reason: 'hardToRead' },
});

function wanted(kind: keyof QualityLimitsByKind): string {
  return `Upload a picture whose longer side has at least ${limits[kind].poor} pixels.`;
}
