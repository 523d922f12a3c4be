import sharp from 'sharp';
import { type MrzFace, mrzCharacterHeight, mrzLettering, mrzPitch } from './lettering.js';

/** In millimetres, from the upper left corner of a sheet. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One side of a document as it lies there, drawn in millimetres. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** What belongs to the document: of an open booklet the page with the picture. */
  readonly page: Box;
  readonly cornerRadius: number;
  /** The characters of the MRZ, without the room around them. */
  readonly mrz?: Box & { readonly face: MrzFace };
  readonly barcode?: Box & { readonly module: number };
  readonly content: string;
}

export interface Raster {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Red, green, blue and how much of it covers what is beneath. */
export async function rasterOf(sheet: Sheet, pixelsPerMillimetre: number): Promise<Raster> {
  const [width, height] = [sheet.width, sheet.height].map((side) => Math.round(side * pixelsPerMillimetre));
  const view = `viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="none"`;
  const corners = `<clipPath id="edge"><rect width="${sheet.width}" height="${sheet.height}" rx="${sheet.cornerRadius}"/></clipPath>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${view}><defs>${corners}</defs><g clip-path="url(#edge)">${sheet.content}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Where ICAO 9303 puts the MRZ: left of its first character, and the middles of its lines from the lower edge. */
const mrzPlaces = {
  TD1: { left: 4, middles: [19.15, 12.8, 6.45] },
  TD2: { left: 4, middles: [15.75, 9.4] },
  TD3: { left: 6, middles: [15.75, 9.4] },
  MRVA: { left: 6, middles: [15.75, 9.4] },
  MRVB: { left: 4, middles: [15.75, 9.4] },
  IDFRA: { left: 4, middles: [15.75, 9.4] },
} as const;

export interface MrzOnSheet {
  readonly layout: keyof typeof mrzPlaces;
  readonly lines: readonly string[];
  readonly page: Box;
  readonly print: MrzPrinting;
}

/** Printers are not exact to the tenth of a millimetre, and do not all give as much ink. */
export interface MrzPrinting {
  readonly face: MrzFace;
  /** Degrees by which lines are askew to the page, and letters lean. */
  readonly turn: number;
  readonly lean: number;
  /** Made of dots so many millimetres apart, with gaps of this share between them. */
  readonly dots?: { readonly pitch: number; readonly gap: number };
  readonly ink: string;
  readonly spread: number;
  readonly shift: { readonly x: number; readonly y: number };
}

export function mrzOnSheet({ layout, lines, page, print }: MrzOnSheet): {
  content: string;
  box: Box & { readonly face: MrzFace };
} {
  const { left, middles } = mrzPlaces[layout];
  const x = page.x + left + print.shift.x;
  const baselines = middles.map((middle) => page.y + page.height - middle + mrzCharacterHeight / 2 + print.shift.y);
  const letters = lines.map((line, index) => mrzLettering(line, { x, y: baselines[index] ?? 0, ...print })).join('');
  const [first = 0, last = 0] = [baselines[0], baselines[baselines.length - 1]];
  const top = first - mrzCharacterHeight;
  const box = { x, y: top, width: (lines[0]?.length ?? 0) * mrzPitch, height: last - top, face: print.face };
  return { content: printed(letters, box, print), box };
}

function printed(letters: string, { x, y, width, height }: Box, { turn, lean, dots }: MrzPrinting): string {
  const [middle, centre] = [x + width / 2, y + height / 2];
  const course = `translate(${middle} ${centre}) rotate(${turn}) skewX(${lean}) translate(${-middle} ${-centre})`;
  if (dots === undefined) return `<g transform="${course}">${letters}</g>`;
  // Drawn line by line: a pattern finer than a pixel would leave nothing at all.
  const { pitch, gap } = dots;
  const [left, top, right, bottom] = [x - 2, y - 2, x + width + 2, y + height + 2];
  const between = (from: number, to: number): number[] =>
    Array.from({ length: Math.ceil((to - from) / pitch) }, (_, index) => from + index * pitch);
  const columns = between(left, right).map((at) => `M${at.toFixed(3)} ${top}V${bottom}`);
  const rows = between(top, bottom).map((at) => `M${left} ${at.toFixed(3)}H${right}`);
  const gaps = `<path d="${[...columns, ...rows].join('')}" stroke="#000" stroke-width="${(gap * pitch).toFixed(4)}"/>`;
  const area = `x="${left}" y="${top}" width="${width + 4}" height="${height + 4}"`;
  const mask = `<mask id="dotted" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="#fff"/>${gaps}</mask>`;
  return `<defs>${mask}</defs><g transform="${course}"><g mask="url(#dotted)">${letters}</g></g>`;
}
