import sharp from 'sharp';
import { mostPixels } from '../image-processing/picture-limits.js';
import { type Drawn, highestPage, pageQuality } from '../results/drawing.js';

const longestShownSide = 3_000;

/** Upright, and without metadata. */
export async function drawPicture(contentType: string, bytes: Buffer): Promise<Drawn> {
  const format = shownAs(contentType);
  const drawn = await sharp(bytes, { failOn: 'none', limitInputPixels: mostPixels })
    .autoOrient()
    .resize(longestShownSide, longestShownSide, { fit: 'inside', withoutEnlargement: true })
    .toFormat(format)
    .toBuffer();
  return { kind: 'drawn', contentType: `image/${format}`, bytes: drawn };
}

/** As a page: what is transparent is paper. */
export async function drawPictureWithin(bytes: Buffer, width: number): Promise<Drawn> {
  const drawn = await sharp(bytes, { failOn: 'none', limitInputPixels: mostPixels })
    .autoOrient()
    .resize(width, highestPage, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: pageQuality })
    .toBuffer();
  return { kind: 'drawn', contentType: 'image/jpeg', bytes: drawn };
}

/** Browsers do not show HEIC. */
function shownAs(contentType: string): 'jpeg' | 'png' | 'webp' {
  if (contentType === 'image/png') return 'png';
  return contentType === 'image/webp' ? 'webp' : 'jpeg';
}
