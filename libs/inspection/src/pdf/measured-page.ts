import sharp from 'sharp';
import type { GreyPicture } from '../image-processing/grey-picture.js';

/** The size at which pictures are measured: quick, and enough for print that fills a page. */
const measuredSide = 1_000;

export async function measuredPage({ pixels, width, height }: GreyPicture): Promise<GreyPicture> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: measuredSide, height: measuredSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
