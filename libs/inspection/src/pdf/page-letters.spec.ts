import { expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { sideOf } from '../../../../test/support/documents/scanned-documents.js';
import { caseOf, fileOf } from '../../../../test/support/specimens/cases.js';
import { specimenOf } from '../../../../test/support/specimens/specimen.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { lettersOnPages } from './page-letters.js';

async function counted(...asked: Parameters<typeof lettersOnPages>): Promise<number | undefined> {
  const reading = await lettersOnPages(...asked);
  return reading.outcome === 'read' ? reading.value : undefined;
}

/** As the pages of a PDF are drawn. */
const size = { width: 1_555, height: 2_200 };
const pixelsPerMillimetre = size.height / 297;

async function drawn(page: Sharp): Promise<GreyPicture> {
  const { data, info } = await page.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

function sheet(background: string): Sharp {
  return sharp({ create: { ...size, channels: 3, background } });
}

/** A card that was laid on the glass of a scanner. */
async function cardOnSheet(blur?: number, place: object = { left: 200, top: 300 }): Promise<GreyPicture> {
  const side = sharp(await sideOf(specimenOf(3, { kind: 'nationalId', country: 'DE' }), 'front'));
  const card = side.resize({ width: Math.round(85.6 * pixelsPerMillimetre) });
  const input = await (blur === undefined ? card : card.blur(blur)).toBuffer();
  return drawn(
    sharp(
      await sheet('#f8f8f8')
        .composite([{ input, ...place }])
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
}

const sharpCard = cardOnSheet();

test('of a card on a sheet, letters are counted however small they are', async () => {
  expect(await counted([await sharpCard])).toBeGreaterThanOrEqual(20);
});

test('of sheets on which there is nothing there are none, whatever their colour', async () => {
  const sheets = await Promise.all(['#fff', '#000', '#888'].map((colour) => drawn(sheet(colour))));
  expect(await counted(sheets)).toBe(0);
  expect(await counted([])).toBe(0);
});

test('of a card that is blurred beyond reading there are next to none', async () => {
  expect(await counted([await cardOnSheet(14)])).toBeLessThan(4);
});

test('an empty page takes nothing from one with print', async () => {
  expect(await counted([await drawn(sheet('#fff')), await sharpCard])).toBeGreaterThanOrEqual(20);
});

test('nobody knows of a page that cannot be drawn, unless there is plenty on another', async () => {
  expect(await lettersOnPages([undefined])).toEqual({ outcome: 'illegible' });
  expect(await lettersOnPages([undefined, await sharpCard])).toEqual({ outcome: 'illegible' });
  expect(await counted([undefined, await sharpCard, await sharpCard])).toBeGreaterThanOrEqual(40);
});

test('of a photograph, what was counted when it was opened holds, or more if more is seen in full size', async () => {
  const empty = await drawn(sheet('#fff'));
  expect(await counted([empty], 55)).toBe(55);
  expect(await counted([empty], 7)).toBe(7);
  const inTheMiddle = await cardOnSheet(undefined, {});
  expect(await counted([inTheMiddle], 0)).toBeGreaterThanOrEqual(20);
});

test.each([
  ['of which the letters touch when it is softened', 1_072_078, 'back', 3],
  ['in much noise', 1_072_158, 'front', 7],
  ['that is tilted, in a large picture', 1_072_207, 'front', 7],
] as const)('print that people read is counted %s', async (_, seed, side, atLeast) => {
  const one = caseOf(seed);
  const picture = one.pictures.find(({ as }) => as === side);
  if (picture === undefined) throw new Error('It is not in this case');
  const photograph = sharp(await fileOf(picture, one)).rotate();
  const page = await drawn(photograph.resize({ width: 2_200, height: 2_200, fit: 'inside', withoutEnlargement: true }));
  expect(await counted([page])).toBeGreaterThanOrEqual(atLeast);
});
