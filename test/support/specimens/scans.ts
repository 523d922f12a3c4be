import sharp from 'sharp';
import { pdfOfObjects, stream } from '../documents/pdfs.js';
import { type Conditions, wellTaken } from './conditions.js';
import { Dice } from './dice.js';
import { type Letter, letterSheet } from './letters.js';
import { photographOf } from './photograph.js';

export interface Scan {
  readonly dotsPerInch: number;
  /** Degrees, clockwise. */
  readonly skew: number;
  readonly noise: number;
  readonly blur: number;
  readonly quality: number;
}

/** As offices scan: 150 to 300 dots an inch, never quite straight. */
export function scanFor(seed: number): Scan {
  const dice = new Dice(seed, 'scan');
  return {
    dotsPerInch: dice.oneOf([150, 200, 200, 300]),
    skew: dice.between(-3, 3),
    noise: dice.between(0, 9),
    blur: dice.between(0.3, 0.8),
    quality: dice.whole(40, 90),
  };
}

/** A JPEG of the page as it lay on the glass. */
export function scanned(letter: Letter, scan: Scan): Promise<Buffer> {
  const conditions: Conditions = {
    ...wellTaken,
    angle: scan.skew,
    pixelsPerMillimetre: scan.dotsPerInch / 25.4,
    margins: [0, 0, 0, 0],
    blur: scan.blur,
    noise: { luminance: scan.noise, colour: 0.5 },
    light: { falloff: 0.02, direction: 0, brightness: 1.02, contrast: 0.95, warmth: 0 },
    background: { texture: 'plain', hue: 0, lightness: 93 },
    output: { format: 'jpeg', quality: scan.quality, orientation: 1 },
  };
  return photographOf(letterSheet(letter), conditions, new Dice(letter.seed, 'scanned'));
}

/** A PDF whose pages are pictures and nothing else, as scanners make them. */
export async function scannedPdf(jpegs: readonly Buffer[], dotsPerInch: number): Promise<Buffer> {
  const sizes = await Promise.all(jpegs.map((jpeg) => sharp(jpeg).metadata()));
  const kids = jpegs.map((_, page) => `${3 + page * 3} 0 R`).join(' ');
  const pages = jpegs.flatMap((jpeg, page) => {
    const { width, height } = sizes[page] ?? { width: 0, height: 0 };
    const [wide, high] = [width, height].map((pixels) => ((pixels / dotsPerInch) * 72).toFixed(2));
    const [content, image] = [4 + page * 3, 5 + page * 3];
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Resources << /XObject << /Im ${image} 0 R >> >> /Contents ${content} 0 R >>`,
      stream('', Buffer.from(`q ${wide} 0 0 ${high} 0 0 cm /Im Do Q`)),
      stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        jpeg,
      ),
    ];
  });
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${jpegs.length} >>`,
    ...pages,
  ]);
}
