import type { Font } from 'opentype.js';
import sharp from 'sharp';
import { alphabet } from '../../libs/inspection/src/mrz/glyph-classifier.js';
import { outlineData } from '../support/documents/outline-data.js';
import { type MrzFace, fontOf, taughtFaces } from '../support/specimens/lettering.js';

/** Of each character how much ink is where, three characters wide and itself in the middle. */
export type GlyphPictures = readonly Float32Array[];

/** Pixels from one character to the next. */
export const drawnPitch = 32;
export const drawnWidth = drawnPitch * 3;
export const drawnHeight = 56;

interface Print {
  readonly face: MrzFace;
  /** Thin or fat, in thousandths of its size. */
  readonly spread: number;
  /** Lower than it is drawn. */
  readonly squeeze: number;
}

const ocrB: readonly Print[] = [
  ...[-24, 0, 24, 48, 72].map((spread) => ({ face: 'ocrB' as const, spread, squeeze: 1 })),
  ...[-24, 0, 40].map((spread) => ({ face: 'ocrB' as const, spread, squeeze: 0.9 })),
];
const others: readonly Print[] = taughtFaces.flatMap((face) => [
  { face, spread: 0, squeeze: 1 },
  { face, spread: 24, squeeze: 0.9 },
]);
/** Nearly all MRZs are in OCR-B: it is practised as much as all other typefaces together. */
const prints: readonly Print[] = [...ocrB, ...ocrB, ...others];

export function allPrints(): Promise<GlyphPictures[]> {
  return Promise.all(prints.map((print) => Promise.all([...alphabet].map((character) => drawn(character, print)))));
}

async function drawn(character: string, { face, spread, squeeze }: Print): Promise<Float32Array> {
  const font: Font = fontOf(face);
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
