import { describe, expect, test } from '@jest/globals';
import bwip from 'bwip-js/node';
import sharp from 'sharp';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { readLicenceBarcode } from './read-licence-barcode.js';

const head = '@\n\x1e\rANSI 636014080102DL00410278ZC03190008';
const licence = `${head}DLDAQD1234562\nDCSSAMPLE\nDACJANE\nDADQ\nDBB03121990\nDBA11302031\nDAG789 E OAK ST\nDAIANYTOWN\nDCGUSA\nDCAC\rZCZCA\r`;

const cards = new Map<string, Promise<Buffer>>();

/** Drawn once. */
function cardWith(text: string): Promise<Buffer> {
  const card = cards.get(text) ?? drawnCard(text);
  cards.set(text, card);
  return card;
}

/** A white card with a barcode in its lower half, on a grey desk. */
async function drawnCard(text: string): Promise<Buffer> {
  const card = await sharp({ create: { width: 700, height: 440, channels: 3, background: '#eee' } })
    .composite([{ input: await barsOf(text), top: 290, left: 42 }])
    .png()
    .toBuffer();
  return sharp(card).extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#777' }).png().toBuffer();
}

/** Rows are three times as high as a module is wide. */
async function barsOf(text: string): Promise<Buffer> {
  const written = [...text].map((each) => `^${String(each.charCodeAt(0)).padStart(3, '0')}`).join('');
  const [drawn] = bwip.raw('pdf417', written, 'parse columns=10 eclevel=5');
  if (drawn === undefined || !('pixs' in drawn)) throw new Error('A barcode was not drawn.');
  const [width, height] = [drawn.pixx, drawn.pixs.length / drawn.pixx];
  const shades = Buffer.from(drawn.pixs.map((bar) => (bar === 1 ? 10 : 238)));
  return sharp(shades, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.round(width * 2.4), height: Math.round(height * 7.2), fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
}

async function photographed(card: Buffer, { angle = 0, blur = 0.4, shear = 0 }): Promise<GreyPicture> {
  const { data, info } = await sharp(card)
    .affine([1, shear, shear / 2, 1], { background: '#777' })
    .rotate(angle, { background: '#777' })
    .blur(blur)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

describe('the barcode of a licence', () => {
  test.each([0, 45, 197])('is read at %d degrees', async (angle) => {
    expect(await readLicenceBarcode(await photographed(await cardWith(licence), { angle }))).toEqual({
      outcome: 'read',
      value: {
        kind: 'driverLicense',
        country: 'US',
        number: 'D1234562',
        birthDate: '1990-03-12',
        expiresOn: '2031-11-30',
        firstName: 'JANE Q',
        lastName: 'SAMPLE',
      },
    });
  });

  test('is read aslant and a little blurred', async () => {
    const picture = await photographed(await cardWith(licence), { angle: 8, blur: 1.1, shear: 0.06 });
    expect(await readLicenceBarcode(picture)).toMatchObject({ outcome: 'read', value: { number: 'D1234562' } });
  });

  test('is illegible where it is there, and blurred beyond reading', async () => {
    const picture = await photographed(await cardWith(licence), { angle: 8, blur: 2.4 });
    expect(await readLicenceBarcode(picture)).toEqual({ outcome: 'illegible' });
  });

  test('of British Columbia is that of a magnetic stripe', async () => {
    const stripe =
      "%BCVICTORIA^SPECIMEN,$TEST CARD^910 GOVERNMENT ST$VICTORIA BC  V8W 3Y8^?;6360282222222=310519700906=?_%0AV8W3Y8                     M185 95BRNBLU9123456789                E$''C(R2S6L?";
    expect(await readLicenceBarcode(await photographed(await cardWith(stripe), { angle: 5 }))).toMatchObject({
      outcome: 'read',
      value: { country: 'CA', number: '2222222', birthDate: '1970-09-06', lastName: 'SPECIMEN' },
    });
  });

  test('that says something else was read, and is not known', async () => {
    const ticket = 'M1SAMPLE/JANE ABC123 '.repeat(12);
    const picture = await photographed(await cardWith(ticket), { angle: 5 });
    expect(await readLicenceBarcode(picture)).toEqual({
      outcome: 'notRun',
      reason: 'The barcode was read, but what it says is of a form that is not known here.',
    });
  });

  test.each<[string, (x: number, y: number) => number]>([
    ['an empty picture', () => 200],
    ['stripes', (x) => (x % 12 < 6 ? 40 : 220)],
    ['a chequered cloth', (x, y) => ((Math.floor(x / 9) + Math.floor(y / 9)) % 2 === 0 ? 60 : 200)],
  ])('is absent from %s', async (_, shadeAt) => {
    const [width, height] = [600, 400];
    const pixels = Uint8Array.from({ length: width * height }, (_value, at) =>
      shadeAt(at % width, Math.floor(at / width)),
    );
    expect(await readLicenceBarcode({ pixels, width, height })).toEqual({ outcome: 'absent' });
  });

  test.each([
    [1, 1],
    [3, 200],
    [200, 3],
    [17, 17],
  ])('is absent from a picture of %d by %d', async (width, height) => {
    const pixels = new Uint8Array(width * height);
    expect(await readLicenceBarcode({ pixels, width, height })).toEqual({ outcome: 'absent' });
  });
});
