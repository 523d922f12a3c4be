import type { Dice } from './dice.js';
import { type Face, type MrzFace, lettering, taughtFaces, untaughtFaces } from './lettering.js';
import { rosette, tint, waves } from './ornament.js';
import type { Box, MrzPrinting } from './sheet.js';

export interface Faces {
  readonly title: Face;
  readonly label: Face;
  readonly value: Face;
}

export function facesOf(dice: Dice): Faces {
  return {
    title: dice.oneOf(['serifBold', 'sansBold', 'condensedBold']),
    label: dice.oneOf(['condensed', 'condensedOblique', 'sans', 'serifItalic']),
    value: dice.oneOf(['condensed', 'condensedBold', 'sans', 'mono', 'serifCondensed', 'monoBold']),
  };
}

export type Row = readonly [label: string, value: string];

export interface Rows {
  readonly x: number;
  readonly y: number;
  readonly gap: number;
  readonly widest: number;
  readonly faces: Faces;
  /** Of the values; the labels are little more than half of it. */
  readonly size?: number;
}

/** Labels with their values beneath them. */
export function rowsOf(rows: readonly Row[], { x, y, gap, widest, faces, size = 3.1 }: Rows): string {
  return rows
    .map(([label, value], index) => {
      const top = y + index * gap;
      const small = lettering(label, { x, y: top, size: size * 0.55, face: faces.label, ink: '#3b4450', widest });
      return small + lettering(value, { x, y: top + size * 1.03, size, face: faces.value, ink: '#16181c', widest });
    })
    .join('');
}

/** Tints and fine lines that nobody could draw by hand, beneath everything else. `name` tells several on one sheet apart. */
export function background(dice: Dice, page: Box, hue: number, name = 'page'): string {
  const light = tint(hue, dice.between(10, 55), dice.between(85, 96));
  const other = tint((hue + dice.between(20, 180)) % 360, dice.between(15, 45), dice.between(84, 95));
  const ink = tint(hue, dice.between(25, 60), dice.between(62, 86));
  const second = tint((hue + 120) % 360, dice.between(20, 50), dice.between(70, 88));
  const gradient = `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2="${dice.between(0, 1).toFixed(2)}"><stop stop-color="${light}"/><stop offset="1" stop-color="${other}"/></linearGradient>`;
  const at = { x: page.x + page.width * dice.between(0.3, 0.85), y: page.y + page.height * dice.between(0.25, 0.75) };
  const patterns: Readonly<Record<string, () => string>> = {
    waves: () => waves(dice, page, { ink, lines: dice.whole(12, 60) }),
    crossed: () =>
      waves(dice, page, { ink, lines: dice.whole(10, 30) }) + waves(dice, page, { ink: second, lines: 24 }),
    rays: () => rays(page, at, ink),
    dots: () => dots(dice, page, ink),
  };
  const pattern = patterns[dice.weighed({ waves: 4, crossed: 3, rays: 2, dots: 1 })]?.() ?? '';
  return [
    `<defs>${gradient}</defs>${rectangle(page, `url(#${name})`)}`,
    clipped(page, pattern + rosette(dice, { ...at, radius: page.height * dice.between(0.2, 0.5), ink }), name),
  ].join('');
}

/** Some issuers keep the ground of the MRZ quieter than the rest, some do not. */
export function mrzGround(dice: Dice, page: Box, height: number): string {
  const band: Box = { x: page.x, y: page.y + page.height - height, width: page.width, height };
  const kind = dice.weighed({ none: 5, white: 3, tinted: 2 });
  if (kind === 'none') return '';
  const fill = kind === 'white' ? '#ffffff' : tint(dice.between(0, 360), 30, 88);
  return rectangle(band, fill, dice.between(0.5, 0.95));
}

/** Scratches and bends, where a document has been carried about. */
export function wear(dice: Dice, page: Box): string {
  if (!dice.chance(0.3)) return '';
  const lines = Array.from({ length: dice.whole(1, 5) }, () => {
    const [x, y] = [page.x + dice.next() * page.width, page.y + dice.next() * page.height];
    const ink = dice.chance(0.5) ? '#fff' : '#444';
    const [dx, dy] = [dice.between(-20, 20), dice.between(-12, 12)];
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q${(dx / 2 + 1).toFixed(1)} ${(dy / 2).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}" stroke="${ink}" stroke-opacity="${dice.between(0.1, 0.4).toFixed(2)}" stroke-width="${dice.between(0.06, 0.18).toFixed(2)}" fill="none"/>`;
  });
  return clipped(page, lines.join(''), 'wear');
}

export function rectangle({ x, y, width, height }: Box, fill: string, opacity = 1): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : ''}/>`;
}

/** Nearly black, and not always equally strong or equally fat. */
export function mrzPrinting(dice: Dice): MrzPrinting {
  return {
    ink: tint(dice.between(0, 360), dice.between(0, 12), dice.between(3, 24)),
    shift: { x: dice.between(-0.8, 0.8), y: dice.between(-0.7, 0.7) },
    spread: dice.named('spread').between(0, 0.06),
    ...typesetting(dice.named('typesetting')),
  };
}

/** One in three is not in OCR-B, and one in five is made of dots. */
function typesetting(dice: Dice): Pick<MrzPrinting, 'face' | 'turn' | 'lean' | 'dots'> {
  const others: readonly MrzFace[] = [...taughtFaces, ...untaughtFaces];
  return {
    face: dice.chance(1 / 3) ? dice.oneOf(others) : 'ocrB',
    turn: dice.between(-0.6, 0.6),
    lean: dice.chance(0.3) ? dice.between(-5, 5) : 0,
    ...(dice.chance(0.2) ? { dots: { pitch: dice.between(0.12, 0.24), gap: dice.between(0.05, 0.14) } } : {}),
  };
}

/** What shimmers in a laminate, more on some than on others; and where it does not lie flat, it is duller in stripes. */
export function sheen(dice: Dice, page: Box): string {
  const dull = dice.named('laminate').chance(0.25) ? stripesOfLaminate(dice.named('stripes'), page) : '';
  if (!dice.chance(0.35)) return dull;
  const stops = [0, 0.25, 0.5, 0.75, 1].map(
    (offset) =>
      `<stop offset="${offset}" stop-color="${tint(dice.between(0, 360), 80, 75)}" stop-opacity="${dice.between(0, 0.18).toFixed(2)}"/>`,
  );
  const gradient = `<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="${dice.between(0.2, 1).toFixed(2)}">${stops.join('')}</linearGradient>`;
  const at = { x: page.x + page.width * dice.between(0.3, 0.7), y: page.y + page.height * dice.between(0.3, 0.8) };
  const mark = rosette(dice, { ...at, radius: page.height * dice.between(0.15, 0.3), ink: '#ffffff' });
  return `<defs>${gradient}</defs>${rectangle(page, 'url(#sheen)')}<g opacity="0.6">${mark}</g>${dull}`;
}

function stripesOfLaminate(dice: Dice, page: Box): string {
  const stripes = Array.from({ length: dice.whole(2, 6) }, () => {
    const [x, width, slant] = [page.x + page.width * dice.next(), dice.between(1, 9), dice.between(-25, 25)];
    const shape = `M${x} ${page.y}h${width}l${slant} ${page.height}h${-width}z`;
    return `<path d="${shape}" fill="#fff" fill-opacity="${dice.between(0.05, 0.2).toFixed(2)}"/>`;
  });
  return clipped(page, stripes.join(''), 'laminate');
}

function clipped(page: Box, content: string, name: string): string {
  return `<defs><clipPath id="clip-${name}">${rectangle(page, '#000')}</clipPath></defs><g clip-path="url(#clip-${name})">${content}</g>`;
}

function rays(page: Box, { x, y }: { x: number; y: number }, ink: string): string {
  const reach = page.width + page.height;
  const lines = Array.from({ length: 90 }, (_, index) => {
    const angle = (index / 90) * 2 * Math.PI;
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="${lines.join('')}" stroke="${ink}" stroke-width="0.12" fill="none"/>`;
}

function dots(dice: Dice, page: Box, ink: string): string {
  const gap = dice.between(1.6, 3);
  const marks: string[] = [];
  for (let y = page.y; y < page.y + page.height; y += gap)
    for (let x = page.x; x < page.x + page.width; x += gap) marks.push(`M${x.toFixed(1)} ${y.toFixed(1)}h.01`);
  return `<path d="${marks.join('')}" stroke="${ink}" stroke-width="0.35" stroke-linecap="round" fill="none"/>`;
}
