import sharp from 'sharp';
import { DocumentRejected } from '#errors';
import { mostPixels } from '#inspection';
import type { DocumentType, PictureType } from '../formats/detect-document-type.js';

const longestShownSide = 3_000;

export interface ViewingCopy {
  readonly bytes: Buffer;
  readonly contentType: DocumentType;
  readonly extension: string;
}

/**
 * The copy of a document that officers see: a picture is drawn anew, upright and without metadata; a PDF stays as it
 * is.
 */
export async function drawViewingCopy(contentType: DocumentType, original: Buffer): Promise<ViewingCopy> {
  if (contentType === 'application/pdf') return { bytes: original, contentType, extension: 'pdf' };
  const shown = shownAs(contentType);
  try {
    const bytes = await sharp(original, { failOn: 'none', limitInputPixels: mostPixels })
      .autoOrient()
      .resize(longestShownSide, longestShownSide, { fit: 'inside', withoutEnlargement: true })
      .toFormat(shown)
      .toBuffer();
    return { bytes, contentType: `image/${shown}`, extension: shown };
  } catch {
    throw new DocumentRejected('unreadable');
  }
}

/** Browsers do not show HEIC. */
function shownAs(contentType: PictureType): 'jpeg' | 'png' | 'webp' {
  if (contentType === 'image/png') return 'png';
  return contentType === 'image/webp' ? 'webp' : 'jpeg';
}
