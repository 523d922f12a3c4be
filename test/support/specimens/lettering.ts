import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';
import { outlineData } from '../documents/outline-data.js';

const { resolve } = createRequire(import.meta.url);
const dejaVu = join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const fontsource = (name: string, weight = 400): string =>
  join(
    dirname(resolve(`${name}/package.json`)),
    `files/${name.replace('@fontsource/', '')}-latin-${weight}-normal.woff`,
  );
const files = {
  sans: join(dejaVu, 'DejaVuSans.ttf'),
  sansBold: join(dejaVu, 'DejaVuSans-Bold.ttf'),
  condensed: join(dejaVu, 'DejaVuSansCondensed.ttf'),
  condensedBold: join(dejaVu, 'DejaVuSansCondensed-Bold.ttf'),
  condensedOblique: join(dejaVu, 'DejaVuSansCondensed-Oblique.ttf'),
  serif: join(dejaVu, 'DejaVuSerif.ttf'),
  serifBold: join(dejaVu, 'DejaVuSerif-Bold.ttf'),
  serifCondensed: join(dejaVu, 'DejaVuSerifCondensed.ttf'),
  serifItalic: join(dejaVu, 'DejaVuSerif-Italic.ttf'),
  mono: join(dejaVu, 'DejaVuSansMono.ttf'),
  monoBold: join(dejaVu, 'DejaVuSansMono-Bold.ttf'),
  ocrB: join(dirname(resolve('bwip-js')), '../fonts/OCRB7.ttf'),
  cousine: fontsource('@fontsource/cousine'),
  cousineBold: fontsource('@fontsource/cousine', 700),
  courierPrime: fontsource('@fontsource/courier-prime', 700),
  robotoMono: fontsource('@fontsource/roboto-mono'),
  ptMono: fontsource('@fontsource/pt-mono'),
  plexMono: fontsource('@fontsource/ibm-plex-mono'),
  sourceCode: fontsource('@fontsource/source-code-pro'),
} as const;
export type Face = keyof typeof files;

/** In which some MRZs are printed instead of OCR-B. The reader of MRZs is trained with these … */
export const taughtFaces = [
  'mono',
  'monoBold',
  'cousine',
  'cousineBold',
  'courierPrime',
  'robotoMono',
  'ptMono',
] as const;
/** … and has never seen these. */
export const untaughtFaces = ['plexMono', 'sourceCode'] as const;
export type MrzFace = 'ocrB' | (typeof taughtFaces)[number] | (typeof untaughtFaces)[number];

export interface Lettering {
  readonly x: number;
  /** The line that letters stand on. */
  readonly y: number;
  /** In millimetres, of the em. */
  readonly size: number;
  readonly face: Face;
  readonly ink?: string;
  readonly opacity?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** It is made smaller to fit. */
  readonly widest?: number;
}

/** Text as outlines, so that no font of the machine matters. */
export function lettering(text: string, { x, y, size, face, ...look }: Lettering): string {
  const { ink = '#111', opacity = 1, anchor = 'start', widest = Infinity } = look;
  const font = fontOf(face);
  const fullWidth = widthOf(text, face, size);
  const fitting = size * Math.min(1, widest / fullWidth);
  let at = x - { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(text, face, fitting);
  const characters = [...text.normalize('NFC')].map((character) => {
    const path = outlineData(font.charToGlyph(character).getPath(at, y, fitting));
    at += widthOf(character, face, fitting);
    return path;
  });
  return outline(characters.join(''), ink, opacity);
}

/** OCR-B in its standard size: ten characters to the inch. */
export const mrzPitch = 2.54;
/** Of its capitals, in millimetres. */
export const mrzCharacterHeight = 2.7;

interface MrzPrint {
  readonly face: MrzFace;
  readonly x: number;
  readonly y: number;
  readonly ink: string;
  /** By how much ink runs beyond the outlines, in millimetres. */
  readonly spread: number;
}

export function mrzLettering(line: string, { face, x, y, ink, spread }: MrzPrint): string {
  const font = fontOf(face);
  const advance = font.charToGlyph('<').advanceWidth ?? font.unitsPerEm;
  const size = (mrzPitch * font.unitsPerEm) / advance;
  const characters = [...line].map((character, index) =>
    outlineData(font.charToGlyph(character).getPath(x + index * mrzPitch, y, size)),
  );
  return `<g stroke="${ink}" stroke-width="${(spread * 2).toFixed(3)}">${outline(characters.join(''), ink, 1)}</g>`;
}

export function widthOf(text: string, face: Face, size: number): number {
  const font = fontOf(face);
  const units = [...text.normalize('NFC')].reduce((sum, each) => sum + (font.charToGlyph(each).advanceWidth ?? 0), 0);
  return (units * size) / font.unitsPerEm;
}

function outline(path: string, ink: string, opacity: number): string {
  return `<path d="${path}" fill="${ink}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
}

const opened = new Map<Face, opentype.Font>();

export function fontOf(face: Face): opentype.Font {
  const known = opened.get(face);
  if (known !== undefined) return known;
  const { buffer, byteOffset, byteLength } = readFileSync(files[face]);
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  opened.set(face, font);
  return font;
}
