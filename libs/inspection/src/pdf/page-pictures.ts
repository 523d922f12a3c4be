import { type PDFiumDocument, type PDFiumPage, PDFiumLibrary } from '@hyzyla/pdfium';
import type { GreyPicture } from '../image-processing/grey-picture.js';

export interface PagesWanted {
  /** Counted from 0; numbers beyond the last page are skipped. */
  readonly pages: readonly number[];
  /** In pixels, whatever the size on paper: this bounds the memory a page takes. */
  readonly longestSide: number;
}

/**
 * Renders pages by their numbers. A page that cannot be rendered is left out, and so are all pages after one that crashes
 * the renderer; a file that cannot be opened throws. Only ending the process stops a page that takes for ever or unpacks
 * to gigabytes.
 */
export async function pagePictures(
  bytes: Buffer,
  { pages, longestSide }: PagesWanted,
): Promise<ReadonlyMap<number, GreyPicture>> {
  // A fresh instance for each file: whatever a file leaves behind in it goes with it.
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
    // A crashed instance cannot be tidied up; nothing refers to it, so it is collected as a whole.
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
