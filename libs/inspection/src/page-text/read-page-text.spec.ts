import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { printed } from '../../../../test/support/documents/print.js';
import type { Ocr } from '../ocr/ocr.js';
import { openOcr } from '../ocr/open-ocr.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { readPageText } from './read-page-text.js';

const letter = [
  'Registered office of Acme Trading S.A.:',
  'Avenida Corrientes 1234, Buenos Aires.',
  'Maria Gonzalez may sign for it alone.',
];
const page = { face: 'sans', width: 1_000, size: 40 } as const;

let ocr: Ocr;

beforeAll(async () => {
  ocr = await openOcr();
});

afterAll(() => ocr.close());

async function blurred({ pixels, width, height }: GreyPicture, sigma: number): Promise<GreyPicture> {
  const soft = sharp(pixels, { raw: { width, height, channels: 1 } }).blur(sigma);
  return { pixels: await soft.toColourspace('b-w').raw().toBuffer(), width, height };
}

async function noise(): Promise<GreyPicture> {
  const grains = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#000', noise: grains } });
  return { pixels: await picture.toColourspace('b-w').raw().toBuffer(), width: 900, height: 900 };
}

describe('the text of a page', () => {
  test.each([0, 90, 180, 272])('that is turned by %d degrees is read', async (turned) => {
    const read = await readPageText(await printed(letter, { ...page, turned }), ocr);
    expect(read).toEqual({ outcome: 'read', value: letter.join('\n') });
  });

  test('that has capitals alone, upside down, is read', async () => {
    const capitals = letter.map((line) => line.toUpperCase());
    const turned = await printed(capitals, { ...page, width: 1_200, turned: 180 });
    expect(await readPageText(turned, ocr)).toEqual({ outcome: 'read', value: capitals.join('\n') });
  });

  test('that is too blurred to be read is illegible', async () => {
    expect(await readPageText(await blurred(await printed(letter, page), 9), ocr)).toEqual({ outcome: 'illegible' });
  });

  test('is absent where nothing is printed', async () => {
    expect(await readPageText(await printed([], { ...page, height: 1_000 }), ocr)).toEqual({ outcome: 'absent' });
    expect(await readPageText(await noise(), ocr)).toEqual({ outcome: 'absent' });
    expect(await readPageText({ pixels: Uint8Array.of(0), width: 1, height: 1 }, ocr)).toEqual({ outcome: 'absent' });
  });
});
