import { type PDFiumDocument, type PDFiumPage, PDFiumLibrary } from '@hyzyla/pdfium';
import type { GreyPicture } from '../image-processing/grey-picture.js';

export interface PagesWanted {
  /** Counted from 0; those that there are not are left out. */
  readonly pages: readonly number[];
  /** In pixels, whatever size the page has on paper: it bounds the memory that a page takes. */
  readonly longestSide: number;
}

/**
 * Draws pages as they would be printed, by their numbers. A page that cannot be drawn is left out, and so are those after
 * one that brings down what draws them; what cannot be opened throws. Nothing but the end of the process ends a page that
 * takes for ever, or that unpacks to gigabytes.
 */
export async function pagePictures(
  bytes: Buffer,
  { pages, longestSide }: PagesWanted,
): Promise<ReadonlyMap<number, GreyPicture>> {
  // A library of its own for each stranger: whatever one leaves behind in it goes with it.
  const library = await PDFiumLibrary.init();
  const document = await opened(library, bytes);
  const pictures = new Map<number, GreyPicture>();
  try {
    const count = document.getPageCount();
    for (const page of pages.filter((each) => each < count)) {
      const picture = await pictureOf(document.getPage(page), longestSide);
      if (picture !== undefined) pictures.set(page, picture);
    }
  } catch {
    // What was brought down cannot be tidied up. Nobody holds on to it, so it goes as a whole.
    return pictures;
  }
  document.destroy();
  library.destroy();
  return pictures;
}

async function opened(library: PDFiumLibrary, bytes: Buffer): Promise<PDFiumDocument> {
  try {
    return await library.loadDocument(bytes);
  } catch (error) {
    library.destroy();
    throw error;
  }
}

async function pictureOf(page: PDFiumPage, longestSide: number): Promise<GreyPicture | undefined> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = longestSide / Math.max(originalWidth, originalHeight);
  if (!Number.isFinite(scale)) return undefined;
  const [width, height] = [originalWidth, originalHeight].map((side) => Math.max(1, Math.round(side * scale)));
  if (width === undefined || height === undefined) return undefined;
  const { data } = await page.render({ width, height, scale: 1, colorSpace: 'Gray', render: 'bitmap' });
  return { pixels: data, width, height };
}
