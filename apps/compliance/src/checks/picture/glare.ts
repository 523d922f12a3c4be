import { type QualityLimitsByKind, pictureCheck } from './picture-check.js';

/**
 * As a share of the picture. On a card that fills the picture, a reflection of 1 % hides a word and one of
 * 15 % several lines. A selfie may have lamps and windows in the background.
 */
const limits: QualityLimitsByKind = {
  document: { unreadable: 0.15, poor: 0.01 },
  selfie: { unreadable: 0.3, poor: 0.05 },
};

export const glare = pictureCheck({
  name: 'glare',
  looksAt: 'how much of a picture is burnt out by a reflection',
  blocksWhen: 'more than 15 % (30 % of a selfie)',
  warnsWhen: 'more than 1 % (5 % of a selfie)',
  judge: ({ glare: share }, kind) => {
    if (share > limits[kind].unreadable) return 'unreadable';
    return share > limits[kind].poor ? 'poor' : undefined;
  },
  words: (flaw) =>
    flaw === 'unreadable'
      ? { says: 'is hidden by a reflection. Turn it away from the light, and take the picture again.' }
      : {
          says: 'has a reflection on it. Check that it hides nothing, or take the picture again.',
          reason: 'hardToRead',
        },
});
