import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';
import sharp from 'sharp';
import { alphabet } from '../../libs/inspection/src/mrz/glyph-classifier.js';
import { outlineData } from '../support/documents/outline-data.js';

/** Of each character how much ink is where, three characters wide and itself in the middle. */
export type GlyphPictures = readonly Float32Array[];

/** Pixels from one character to the next. */
export const drawnPitch = 32;
export const drawnWidth = drawnPitch * 3;
export const drawnHeight = 56;

/** OCR-B, and how it prints: thin or fat, in thousandths of its size, and lower than it is drawn. */
const prints = [
  ...[-24, 0, 24, 48, 72].map((spread) => ({ spread, squeeze: 1 })),
  ...[-24, 0, 40].map((spread) => ({ spread, squeeze: 0.9 })),
];

export function allPrints(): Promise<GlyphPictures[]> {
  const file = join(dirname(createRequire(import.meta.url).resolve('bwip-js')), '../fonts/OCRB7.ttf');
  const font = opentype.parse(Uint8Array.from(readFileSync(file)).buffer);
  return Promise.all(
    prints.map((print) => Promise.all([...alphabet].map((character) => drawn(font, character, print)))),
  );
}

async function drawn(
  font: opentype.Font,
  character: string,
  { spread, squeeze }: (typeof prints)[number],
): Promise<Float32Array> {
  const size = (drawnPitch * font.unitsPerEm) / (font.charToGlyph('<').advanceWidth ?? font.unitsPerEm);
  const unit = size / font.unitsPerEm;
  const capital = font.charToGlyph('H').getBoundingBox().y2 * unit * squeeze;
  const outline = outlineData(font.charToGlyph(character).getPath(0, 0, size));
  const stroke = `stroke="${spread < 0 ? '#fff' : '#000'}" stroke-width="${Math.abs(spread) * unit}"`;
  const place = `translate(${drawnPitch} ${(drawnHeight + capital) / 2}) scale(1 ${squeeze})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnWidth}" height="${drawnHeight}"><rect width="100%" height="100%" fill="#fff"/><path transform="${place}" d="${outline}" ${stroke}/></svg>`;
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  return Float32Array.from(pixels, (value) => 1 - value / 255);
}
