import { expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { exposure } from '../../apps/compliance/src/checks/picture/exposure.js';
import { glare } from '../../apps/compliance/src/checks/picture/glare.js';
import { resolution } from '../../apps/compliance/src/checks/picture/resolution.js';
import { sharpness } from '../../apps/compliance/src/checks/picture/sharpness.js';
import type { ImageInspection } from '#inspection';
import { inspectPicture } from '../../libs/inspection/src/picture-quality/inspect-picture.js';
import { figuresOf, measuredSide } from '../../widget/src/documents/picture/picture-figures.js';
import { type PictureFlaw, type PictureSubject, pictureFlaws } from '../../widget/src/documents/picture/quality.js';
import { documentAt, evidenceOf, identityDocument, selfie } from '../support/compliance/evidence.js';
import { pictures, spoiled } from '../support/documents/pictures.js';
import { share as shareOf } from '../support/run/sweep.js';

type Given = readonly [what: string, picture: () => Sharp | Promise<Sharp>];

const steps = (...values: readonly number[]): readonly number[] => values;

/** From good to bad, with what lies close to each limit. */
const given: readonly Given[] = [
  ...steps(500, 590, 610, 900, 1_600, 2_400).map((width): Given => [`card ${width} wide`, () => pictures.card(width)]),
  ...steps(420, 900, 1_654).map((width): Given => [`page ${width} wide`, () => pictures.page(width)]),
  ...steps(0.5, 1, 1.5, 2, 2.5, 3, 4, 6).flatMap((sigma): Given[] => [
    [`card blurred by ${sigma}`, () => spoiled.blurred(pictures.card(1_000), sigma)],
    [`page blurred by ${sigma}`, () => spoiled.blurred(pictures.page(850), sigma)],
  ]),
  ...steps(0.6, 0.35, 0.3, 0.15, 0.1, 0.05).flatMap((share): Given[] => [
    [`card with ${share} of its light`, () => spoiled.dim(pictures.card(1_000), share)],
    [`page with ${share} of its contrast`, () => spoiled.pale(pictures.page(850), share)],
  ]),
  ...steps(0.001, 0.006, 0.009, 0.011, 0.16, 0.31).map((share): Given => [
    `card with a reflection on ${share}`,
    () => spoiled.reflecting(pictures.card(1_000), share),
  ]),
  ['gradient', () => pictures.gradient('#000', '#fff')],
  ['noise', () => pictures.noise(900)],
  ['a bright wall', () => pictures.oneColour('#f8f8f8')],
  ['a grey wall', () => pictures.oneColour('#808080')],
  ['the dark', () => pictures.oneColour('#0a0a0a')],
];

/** Those that a person must not be bothered with. */
const clearlyGood = ['card 900 wide', 'card 1600 wide', 'card 2400 wide', 'page 1654 wide', 'card blurred by 0.5'];

test.each(shareOf(given, 12))('%s is good on the server when it is called good on the device', async (what, draw) => {
  const bytes = await bytesOf(await draw());
  const inspection = (await inspectPicture(bytes)) as ImageInspection;
  for (const subject of ['document', 'face'] as const) {
    const onDevice = await flawsOnDevice(bytes, subject);
    const onServer = findingsOf(inspection, subject);
    if (onDevice.length === 0) expect({ subject, onServer }).toEqual({ subject, onServer: [] });
    if (clearlyGood.includes(what)) expect({ subject, onDevice }).toEqual({ subject, onDevice: [] });
  }
});

test.each<readonly [PictureFlaw, () => Sharp | Promise<Sharp>]>([
  ['small', () => pictures.card(400)],
  ['blurred', () => spoiled.blurred(pictures.card(1_000), 8)],
  ['dark', () => spoiled.dim(pictures.card(1_000), 0.05)],
  ['bright', () => pictures.oneColour('#f8f8f8')],
  ['empty', () => pictures.oneColour('#808080')],
  ['glare', () => spoiled.reflecting(pictures.card(1_000), 0.05)],
])('what is plainly %s is called so on the device', async (flaw, draw) => {
  expect(await flawsOnDevice(await bytesOf(await draw()), 'document')).toEqual([flaw]);
});

function bytesOf(picture: Sharp): Promise<Buffer> {
  return picture.png({ compressionLevel: 1 }).toBuffer();
}

/** As a browser makes it smaller: another way than the server's, which keeps edges sharper. */
async function flawsOnDevice(bytes: Buffer, subject: PictureSubject): Promise<readonly PictureFlaw[]> {
  const { width, height } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes)
    .flatten({ background: 'white' })
    .resize({ width: measuredSide, height: measuredSide, fit: 'inside', withoutEnlargement: true, kernel: 'mitchell' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pictureFlaws(
    { width, height },
    figuresOf({ data: new Uint8Array(data), width: info.width, height: info.height }),
    subject,
  );
}

function findingsOf(inspection: ImageInspection, subject: PictureSubject): unknown[] {
  const path = subject === 'face' ? 'selfie' : 'governmentId.front';
  const attestation = subject === 'face' ? selfie : identityDocument();
  const evidence = evidenceOf(attestation, { documents: [documentAt(path, inspection)] });
  return [resolution, sharpness, exposure, glare].flatMap((check) => [check.run(evidence)]).flat();
}
