import type { Evidence } from '../../../apps/compliance/src/checks/evidence/check.js';
import { type Inspection, mostCharacters, nothingRead } from '#inspection';
import {
  address,
  documentAt,
  evidenceOf,
  imageOf,
  name,
  pdfSaying,
  proofOfAddress,
} from '../../support/compliance/evidence.js';
import { range } from './lanes.js';

const mostProofs = 10;
const mostKeypoints = 1_000;

/** What a stranger's documents may say at most, and what checks find hard about it. */
export const hostileTexts: Readonly<Record<string, Evidence>> = {
  'long texts': proofsSaying('ana '),
  'texts of one word': proofsSaying('a'),
  'texts in letters that are taken apart': proofsSaying('각ﷺ '),
};

/** Of the same side, with as many keypoints as there may be. */
export const matchingPicture: Inspection = imageOf({ readings: matching() });

function proofsSaying(piece: string): Evidence {
  const text = piece.repeat(mostCharacters / piece.length);
  return evidenceOf(proofOfAddress(...range(mostProofs).map(() => '2026-11-20')), {
    others: [
      { type: 'individualPersonalInfo', name, birthDate: '1990-03-12', nationality: 'AR' },
      { type: 'individualResidentialAddress', address },
    ],
    documents: range(mostProofs).map((at) => documentAt(`proofOfAddressDocuments.${at}`, pdfSaying(text))),
  });
}

function matching(): typeof nothingRead {
  const all = range(mostKeypoints);
  const value = {
    points: Float32Array.from(all.flatMap((at) => [(at % 37) / 37, at / mostKeypoints])),
    angles: Float32Array.from(all, (at) => at % 6),
    scales: Float32Array.from(all, () => 1),
    descriptors: Uint8Array.from(range(32 * mostKeypoints), (at) => Math.imul(at, 2_654_435_761) >>> 24),
  };
  return { ...nothingRead, keypoints: { outcome: 'read', value } };
}
