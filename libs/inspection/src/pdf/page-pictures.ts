import { type PDFiumPage, PDFiumLibrary } from '@hyzyla/pdfium';
import type { GreyPicture } from '../picture/picture-figures.js';

export interface PagesWanted {
  /** The first so many pages. */
  readonly most: number;
  /** In pixels, whatever size the page has on paper: it bounds the memory that a page takes. */
  readonly longestSide: number;
}

/**
 * Draws pages as they would be printed. A page that cannot be drawn is left out; what cannot be opened throws.
 * Nothing but the end of the process ends a page that takes for ever, or that unpacks to gigabytes.
 */
export async function pagePictures(bytes: Buffer, { most, longestSide }: PagesWanted): Promise<readonly GreyPicture[]> {
  // A library of its own for each stranger: whatever one leaves behind in it goes with it.
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pictures: GreyPicture[] = [];
  for (let page = 0; page < Math.min(most, document.getPageCount()); page++) {
    const picture = await drawn(document.getPage(page), longestSide);
    if (picture !== undefined) pictures.push(picture);
  }
  document.destroy();
  library.destroy();
  return pictures;
}

async function drawn(page: PDFiumPage, longestSide: number): Promise<GreyPicture | undefined> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = longestSide / Math.max(originalWidth, originalHeight);
  if (!Number.isFinite(scale)) return undefined;
  const [width, height] = [originalWidth, originalHeight].map((side) => Math.max(1, Math.round(side * scale)));
  if (width === undefined || height === undefined) return undefined;
  const { data } = await page.render({ width, height, scale: 1, colorSpace: 'Gray', render: 'bitmap' });
  return { pixels: data, width, height };
}
