import sharp from 'sharp';
import { mostPixels } from '../image-processing/picture-limits.js';
import type { Drawn } from '../results/drawing.js';

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

/** Browsers do not show HEIC. */
function shownAs(contentType: string): 'jpeg' | 'png' | 'webp' {
  if (contentType === 'image/png') return 'png';
  return contentType === 'image/webp' ? 'webp' : 'jpeg';
}
