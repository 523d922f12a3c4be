import sharp from 'sharp';
import type { Conditions } from './conditions.js';
import { Desk } from './desk.js';
import { Dice } from './dice.js';
import { withMotion, withNoise } from './grain.js';
import { Light } from './light.js';
import { Projection } from './projection.js';
import { type Sheet, rasterOf } from './sheet.js';
import { sheetOf } from './sheets.js';
import type { Side, Specimen } from './specimen.js';
import { Surface } from './surface.js';

/** The bytes of the file that a telephone would send. */
export function photographed(specimen: Specimen, side: Side, conditions: Conditions): Promise<Buffer> {
  return photographOf(sheetOf(specimen, side), conditions, new Dice(specimen.seed, `photograph/${side}`));
}

/** What is on the sheet is drawn as fine as the picture shows it, and resampled once. */
export async function photographOf(sheet: Sheet, conditions: Conditions, dice: Dice): Promise<Buffer> {
  const projection = new Projection(sheet, conditions);
  const finest = conditions.pixelsPerMillimetre * (1 + conditions.perspective.share / 2);
  const surface = new Surface(sheet, await rasterOf(sheet, Math.min(24, Math.max(1, finest))), dice);
  const light = new Light(sheet, conditions, projection, dice.named('light'));
  const pixels = exposed(projection, [surface, new Desk(sheet, conditions.background, dice.named('desk')), light]);
  const raw = { width: projection.width, height: projection.height, channels: 3 } as const;
  const moved = withMotion({ pixels, ...raw }, conditions.motion);
  const soft = await outOfFocus(moved, raw, conditions);
  return encoded(withNoise(soft, conditions.noise, dice.named('noise')), raw, conditions.output);
}

interface Raw {
  readonly width: number;
  readonly height: number;
  readonly channels: 3;
}

/** A disc of that radius blurs as much as the standard deviation says. */
async function outOfFocus(
  pixels: Uint8ClampedArray,
  raw: Raw,
  { blur, isByPhone }: Conditions,
): Promise<Uint8ClampedArray | Buffer> {
  if (blur < 0.3) return pixels;
  if (isByPhone !== true) return sharp(pixels, { raw }).blur(blur).raw().toBuffer();
  return sharp(await behindDisc(pixels, raw, 2 * blur), { raw })
    .sharpen({ sigma: 1 })
    .raw()
    .toBuffer();
}

/** Of the square of the factor by which a picture is made smaller: what that and enlarging it again blur by themselves. */
const resampled = 1.3;

/** The work grows with the square of the radius: a wide disc is laid over a smaller picture, which loses nothing by it. */
async function behindDisc(pixels: Uint8ClampedArray, raw: Raw, radius: number): Promise<Buffer> {
  const factor = Math.max(1, Math.floor(radius / 2));
  if (factor === 1) return sharp(pixels, { raw }).convolve(discOf(radius)).raw().toBuffer();
  const small = { ...raw, width: Math.ceil(raw.width / factor), height: Math.ceil(raw.height / factor) };
  const shrunk = await sharp(pixels, { raw })
    .resize({ width: small.width, height: small.height, fit: 'fill' })
    .raw()
    .toBuffer();
  const disc = discOf(Math.sqrt(radius ** 2 - resampled * factor ** 2) / factor);
  const soft = await sharp(shrunk, { raw: small }).convolve(disc).raw().toBuffer();
  return sharp(soft, { raw: small }).resize({ width: raw.width, height: raw.height, fit: 'fill' }).raw().toBuffer();
}

function discOf(radius: number): { width: number; height: number; kernel: number[] } {
  const side = 2 * Math.ceil(radius) + 1;
  const kernel = Array.from({ length: side * side }, (_, at) => {
    const distance = Math.hypot((at % side) - (side - 1) / 2, Math.floor(at / side) - (side - 1) / 2);
    return Math.min(1, Math.max(0, radius + 0.5 - distance));
  });
  return { width: side, height: side, kernel };
}

/** Every pixel looks up where it lies on the sheet, or beside it. */
function exposed(projection: Projection, painters: readonly (Surface | Desk | Light)[]): Uint8ClampedArray {
  const { width, height } = projection;
  const pixels = new Uint8ClampedArray(width * height * 3);
  const empty = projection.newRow();
  for (let y = 0; y < height; y++) {
    const row = projection.row(y, empty);
    for (const painter of painters) painter.paint(row);
    pixels.set(row.colours, y * width * 3);
  }
  return pixels;
}

const turns = { 1: 0, 3: 180, 6: 270, 8: 90 } as const;

function encoded(
  pixels: Uint8ClampedArray,
  raw: { width: number; height: number; channels: 3 },
  { format, quality, orientation }: Conditions['output'],
): Promise<Buffer> {
  const upright = sharp(pixels, { raw });
  const stored = orientation === 1 ? upright : upright.rotate(turns[orientation]).withMetadata({ orientation });
  if (format === 'png') return stored.png({ compressionLevel: 3 }).toBuffer();
  return format === 'webp' ? stored.webp({ quality, effort: 1 }).toBuffer() : stored.jpeg({ quality }).toBuffer();
}
