import sharp from 'sharp';
import type { Conditions } from './conditions.js';
import { Dice } from './dice.js';
import { withMotion, withNoise } from './grain.js';
import { lightOn, type Colour } from './light.js';
import { tint } from './ornament.js';
import { Projection } from './projection.js';
import { type Raster, type Sheet, rasterOf } from './sheet.js';
import { sheetOf } from './sheets.js';
import type { Side, Specimen } from './specimen.js';
import { desk, paper } from './texture.js';

/** The bytes of the file that a telephone would send. */
export function photographed(specimen: Specimen, side: Side, conditions: Conditions): Promise<Buffer> {
  return photographOf(sheetOf(specimen, side), conditions, new Dice(specimen.seed, `photograph/${side}`));
}

export async function photographOf(sheet: Sheet, conditions: Conditions, dice: Dice): Promise<Buffer> {
  const projection = new Projection(sheet, conditions);
  const raster = await rasterOf(
    sheet,
    Math.min(24, conditions.pixelsPerMillimetre * (1 + conditions.perspective.share)),
  );
  const { width, height } = projection;
  const pixels = laidOnDesk({ sheet, raster, projection, conditions, dice });
  const raw = { width, height, channels: 3 } as const;
  const moved = withMotion({ pixels, width, height }, conditions.motion);
  const soft = conditions.blur < 0.3 ? moved : await sharp(moved, { raw }).blur(conditions.blur).raw().toBuffer();
  return encoded(withNoise(soft, conditions.noise, dice.named('noise')), raw, conditions.output);
}

interface Scene {
  readonly sheet: Sheet;
  readonly raster: Raster;
  readonly projection: Projection;
  readonly conditions: Conditions;
  readonly dice: Dice;
}

/** Each pixel of the picture looks up where on the sheet, or beside it, it lies. */
function laidOnDesk({ sheet, raster, projection, conditions, dice }: Scene): Uint8ClampedArray {
  const { width, height, toSheet } = projection;
  const { u, v, w } = toSheet;
  const pixels = new Uint8ClampedArray(width * height * 3);
  const surface = surfaceOf(sheet, raster, dice);
  const around = deskOf(sheet, conditions, dice);
  const light = lightOn(sheet, conditions, { width, height }, dice.named('light'));
  const colour: Colour = { red: 0, green: 0, blue: 0 };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const depth = w[0] * x + w[1] * y + w[2];
      const [left, top] = [(u[0] * x + u[1] * y + u[2]) / depth, (v[0] * x + v[1] * y + v[2]) / depth];
      if (!surface(colour, left, top)) around(colour, left, top);
      light(colour, { x, y, left, top });
      pixels[at] = colour.red;
      pixels[at + 1] = colour.green;
      pixels[at + 2] = colour.blue;
    }
  }
  return pixels;
}

type Painter = (colour: Colour, left: number, top: number) => boolean;

/** Paints what is on the sheet there, and tells whether there is any of it. */
function surfaceOf(sheet: Sheet, { pixels, width, height }: Raster, dice: Dice): Painter {
  const [scaleX, scaleY] = [width / sheet.width, height / sheet.height];
  const grain = paper(dice.named('paper'));
  const roughness = dice.named('roughness').between(0.01, 0.05);
  return (colour, left, top) => {
    const [x, y] = [left * scaleX - 0.5, top * scaleY - 0.5];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return false;
    const at = (row * width + column) * 4;
    if ((pixels[at + 3] ?? 0) < 128) return false;
    const [right, down] = [x - column, y - row];
    const [a, b, c, d] = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down];
    const below = at + width * 4;
    const shade = 1 + roughness * grain.at(left * 9, top * 9);
    const mixed = (channel: number): number =>
      shade *
      (a * (pixels[at + channel] ?? 0) +
        b * (pixels[at + 4 + channel] ?? 0) +
        c * (pixels[below + channel] ?? 0) +
        d * (pixels[below + 4 + channel] ?? 0));
    colour.red = mixed(0);
    colour.green = mixed(1);
    colour.blue = mixed(2);
    return true;
  };
}

function deskOf(sheet: Sheet, { background }: Conditions, dice: Dice): Painter {
  const { texture, strength } = desk(dice.named('desk'), background.texture);
  const base = tint(background.hue, background.texture === 'wood' ? 35 : 12, background.lightness);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => parseInt(base.slice(index, index + 2), 16));
  const turn = dice.named('turn').between(0, 3);
  const [cos, sin] = [Math.cos(turn) * 4, Math.sin(turn) * 4];
  return (colour, left, top) => {
    // A document throws a little shade on what it lies on.
    const away = Math.hypot(Math.max(-left, 0, left - sheet.width), Math.max(-top, 0, top - sheet.height));
    const shade =
      (1 + strength * texture.at(left * cos - top * sin, left * sin + top * cos)) *
      (away < 3 ? 0.6 + 0.4 * (away / 3) : 1);
    colour.red = red * shade;
    colour.green = green * shade;
    colour.blue = blue * shade;
    return true;
  };
}

const turns = { 1: 0, 3: 180, 6: 270, 8: 90 } as const;

function encoded(
  pixels: Uint8Array | Uint8ClampedArray,
  raw: { width: number; height: number; channels: 3 },
  { format, quality, orientation }: Conditions['output'],
): Promise<Buffer> {
  const upright = sharp(pixels, { raw });
  const stored = orientation === 1 ? upright : upright.rotate(turns[orientation]).withMetadata({ orientation });
  if (format === 'png') return stored.png({ compressionLevel: 3 }).toBuffer();
  return format === 'webp' ? stored.webp({ quality, effort: 1 }).toBuffer() : stored.jpeg({ quality }).toBuffer();
}
