import sharp from 'sharp';
import { type Readable, type Reading, type Readings, nothingRead } from './inspection.js';
import type { GreyPicture } from './picture/picture-figures.js';
import { mostPixels } from './picture/picture-limits.js';
import { GlyphReader } from './zone/glyphs.js';
import { readZone } from './zone/read-zone.js';

/** The longer side of the picture in which things are read: more pixels take time, and tell no more. */
const readSide = 2_200;

/** Reads what pictures say. What it needs for that it prepares when it is first asked for, and keeps. */
export class Reader {
  private glyphs: GlyphReader | undefined;

  async readPicture(bytes: Buffer, wanted: readonly Readable[]): Promise<Readings> {
    return this.read([await pictureIn(bytes)], wanted);
  }

  readPdf(_bytes: Buffer, wanted: readonly Readable[]): Promise<Readings> {
    return this.read([], wanted);
  }

  private read(pictures: readonly GreyPicture[], wanted: readonly Readable[]): Promise<Readings> {
    const glyphs = (this.glyphs ??= new GlyphReader());
    const zone = wanted.includes('zone')
      ? firstRead(pictures, (picture) => readZone(picture, glyphs))
      : nothingRead.zone;
    return Promise.resolve({ ...nothingRead, zone });
  }
}

/** Upright as the camera held it. */
async function pictureIn(bytes: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'none', autoOrient: true })
    .flatten({ background: 'white' })
    .resize({ width: readSide, height: readSide, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Of several pages, the first on which it is read; else on which it is at all. */
function firstRead<T>(pictures: readonly GreyPicture[], read: (picture: GreyPicture) => Reading<T>): Reading<T> {
  const readings: Reading<T>[] = [];
  for (const picture of pictures) {
    const reading = read(picture);
    if (reading.outcome === 'read') return reading;
    readings.push(reading);
  }
  return readings.find(({ outcome }) => outcome === 'illegible') ?? readings[0] ?? { outcome: 'absent' };
}
