import type { Conditions } from './conditions.js';
import { mrzCharacterHeight } from './lettering.js';
import { glareRim } from './light.js';
import { Projection } from './projection.js';
import type { Box, Sheet } from './sheet.js';
import { sheetOf } from './sheets.js';
import type { Side, Specimen } from './specimen.js';

/** The effect of the conditions on a sheet, in figures that are compared with limits. */
export interface Measures {
  /** Of the characters of the MRZ, or of the print where there is no MRZ, where they are smallest: in pixels. */
  readonly characterHeight: number;
  /** In pixels, where they are smallest; a sheet without a barcode has none. */
  readonly module: number | undefined;
  /** The standard deviation of all blur together, in pixels. */
  readonly blur: number;
  /** Of ink against paper where it is darkest, in grey values, after everything. */
  readonly inkStrength: number;
  /** What must be read lies free of glare and of whatever lies on the sheet. */
  readonly isFree: boolean;
  readonly conditions: Conditions;
}

interface Limit {
  readonly name: string;
  /** Why it is this one: it was set before anything was read, by what people make out. */
  readonly because: string;
  readonly holds: (measures: Measures) => boolean;
}

/** If all of them hold, a person reads the document without effort: failing to read it is an error. */
export const limits: readonly Limit[] = [
  {
    name: 'size',
    because: 'Below 14 pixels, OCR-B has strokes of less than two pixels, and 8 and B begin to look alike.',
    holds: ({ characterHeight }) => characterHeight >= 14,
  },
  {
    name: 'module',
    because: 'Of bars narrower than two pixels, light and dark ones run into each other.',
    holds: ({ module }) => module === undefined || module >= 2,
  },
  {
    name: 'blur',
    because: 'An eighth of the height of a character is the width of its strokes.',
    holds: ({ blur, characterHeight }) => blur <= characterHeight / 8,
  },
  {
    name: 'barcode blur',
    because: 'Blurred by more than 0.6 of a module, a single light bar between dark ones is no lighter than they are.',
    holds: ({ blur, module }) => module === undefined || blur <= module * 0.6,
  },
  {
    name: 'noise',
    because:
      'Beyond 20 of 255, single pixels are as far apart as ink that has lost some of its strength is from paper.',
    holds: ({ conditions }) => conditions.noise.luminance <= 20 && conditions.noise.colour <= 10,
  },
  {
    name: 'compression',
    because: 'Below a quality of 35, JPEG draws squares of its own around small print.',
    holds: ({ conditions }) => conditions.output.format === 'png' || conditions.output.quality >= 35,
  },
  {
    name: 'contrast',
    because: 'With less than two fifths of its contrast, print is grey on grey.',
    holds: ({ conditions }) => conditions.light.contrast >= 0.4,
  },
  {
    name: 'ink',
    because:
      'Each of the others may be at its end, but not all at once: ink has to stand out from its ground, and from noise.',
    holds: ({ inkStrength, conditions }) => inkStrength >= 30 && inkStrength >= 3 * conditions.noise.luminance,
  },
  {
    name: 'free',
    because: 'What is burnt out or covered is not there; nobody can be asked to guess it.',
    holds: ({ isFree }) => isFree,
  },
  {
    name: 'whole',
    because: 'A document that is cut off may say anything beyond the edge.',
    holds: ({ conditions }) => Math.min(...conditions.margins) >= 0,
  },
];

export function isLegible(conditions: Conditions, specimen: Specimen, side: Side): boolean {
  return brokenLimits(conditions, sheetOf(specimen, side)).length === 0;
}

/** The names of the limits that do not hold. */
export function brokenLimits(conditions: Conditions, sheet: Sheet): readonly string[] {
  const measures = measuresOf(conditions, sheet);
  return limits.filter(({ holds }) => !holds(measures)).map(({ name }) => name);
}

/** The capitals of the print on documents that have neither an MRZ nor a barcode. */
const printHeight = 2.2;
/** OCR-B's strokes, as a share of the height of its characters. */
const strokeShare = 1 / 8;
/** Of ink against paper on a new document by good light. */
const fullStrength = 190;

export function measuresOf(conditions: Conditions, sheet: Sheet): Measures {
  const projection = new Projection(sheet, conditions);
  const tall = sheet.mrz === undefined ? printHeight : mrzCharacterHeight;
  const smallest = Math.min(...samplesOf(mustBeRead(sheet)).map((place) => scaleAt(projection, place)));
  const { blur: soft, motion, light } = conditions;
  const blur = Math.hypot(soft, motion.pixels / Math.sqrt(12));
  const characterHeight = tall * smallest;
  const left = characterHeight * strokeShare <= 0 ? 0 : remaining(characterHeight * strokeShare, blur);
  const lit = Math.min(1, light.brightness) * (1 - light.falloff) * (1 - (light.shadow?.strength ?? 0));
  return {
    characterHeight,
    module: sheet.barcode && sheet.barcode.module * smallest,
    blur,
    inkStrength: fullStrength * light.contrast * lit * left,
    isFree: isFree(conditions, mustBeRead(sheet)),
    conditions,
  };
}

/** How far a place is from the next one, in pixels a millimetre, in the worse of two directions. */
function scaleAt(projection: Projection, { x, y }: { x: number; y: number }): number {
  const here = projection.toPicture({ x, y });
  const [right, down] = [projection.toPicture({ x: x + 1, y }), projection.toPicture({ x, y: y + 1 })];
  return Math.min(Math.hypot(right.x - here.x, right.y - here.y), Math.hypot(down.x - here.x, down.y - here.y));
}

/** What is left of the darkness of a stroke that wide in its middle, when it is blurred (the error function, nearly). */
function remaining(width: number, blur: number): number {
  if (blur === 0) return 1;
  const x = width / (2 * Math.SQRT2 * blur);
  return Math.sqrt(1 - Math.exp((-4 * x * x) / Math.PI));
}

/** The MRZ, barcode, or everything. */
export function mustBeRead({ mrz, barcode, page }: Sheet): Box {
  return mrz ?? barcode ?? page;
}

function samplesOf({ x, y, width, height }: Box): { x: number; y: number }[] {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  return corners.map(([left, top]) => ({ x: left, y: top }));
}

/** As much room as a character is wide is kept free around it. */
const clearance = 2;

function isFree({ glare, occlusion }: Conditions, box: Box): boolean {
  return (
    (glare === undefined || distanceTo(box, glare) > glare.radius * (1 + glareRim) + clearance) &&
    (occlusion === undefined || !overlaps(occlusion, box))
  );
}

function distanceTo({ x, y, width, height }: Box, point: { x: number; y: number }): number {
  const beside = Math.max(x - point.x, 0, point.x - x - width);
  return Math.hypot(beside, Math.max(y - point.y, 0, point.y - y - height));
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width + clearance &&
    other.x - clearance < one.x + one.width &&
    one.y < other.y + other.height + clearance &&
    other.y - clearance < one.y + one.height
  );
}
