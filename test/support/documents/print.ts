import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import sharp from 'sharp';
import { outlineData } from './outline-data.js';

const { resolve } = createRequire(import.meta.url);
const files = {
  sans: join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf/DejaVuSans.ttf'),
  serif: join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf/DejaVuSerif.ttf'),
  ocrB: join(dirname(resolve('bwip-js')), '../fonts/OCRB7.ttf'),
} as const;

export interface Printing {
  readonly face: keyof typeof files;
  readonly width: number;
  /** As high as its lines unless told. */
  readonly height?: number;
  /** Of the em, in pixels. */
  readonly size: number;
  readonly margin?: number;
  /** In degrees, as the hands of a clock go. */
  readonly turned?: number;
}

export interface Print {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Black letters on white paper, as outlines: no font of the machine matters. */
export async function printed(lines: readonly string[], printing: Printing): Promise<Print> {
  const { face, width, size, margin = size, turned = 0 } = printing;
  const { height = Math.ceil(2 * margin + lines.length * size * lineHeight) } = printing;
  const paths = lines.map((line, index) =>
    outlineOf(line, { font: fontOf(face), x: margin, y: margin + size + index * size * lineHeight, size }),
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/><path d="${paths.join('')}"/></svg>`;
  const upright = await sharp(Buffer.from(page)).greyscale().png().toBuffer();
  const turn = sharp(upright).rotate(turned, { background: '#fff' }).greyscale().raw();
  const { data, info } = await turn.toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}

const lineHeight = 1.5;

interface Place {
  readonly font: Font;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Letter by letter: ligatures of DejaVu are more than opentype.js understands. */
function outlineOf(line: string, { font, x, y, size }: Place): string {
  let left = x;
  let outline = '';
  for (const letter of line) {
    const glyph = font.charToGlyph(letter);
    outline += outlineData(glyph.getPath(left, y, size));
    left += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size;
  }
  return outline;
}

const opened = new Map<keyof typeof files, Font>();

function fontOf(face: keyof typeof files): Font {
  const font = opened.get(face) ?? opentype.parse(Uint8Array.from(readFileSync(files[face])).buffer);
  opened.set(face, font);
  return font;
}
