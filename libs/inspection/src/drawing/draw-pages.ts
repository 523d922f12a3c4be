import { type PDFiumPage, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import {
  type Drawing,
  type PageDrawing,
  type WantedPage,
  highestPage,
  mostDrawnBytes,
  pageQuality,
} from '../results/drawing.js';
import { type PagePicture, pdfOfPictures } from './pdf-of-pictures.js';

const mostPages = 50;
/** Some 150 dots per inch of an ordinary page. */
const longestSide = 1_800;
/** What is beside the pictures is a fraction of this. */
const mostPictureBytes = mostDrawnBytes - 1024 * 1024;

/**
 * A PDF whose pages are pictures of those of another, which then holds no scripts, links, files or hidden text. Pages
 * that are not drawn, because they are too many or too large or one crashed the renderer, are told on a last page.
 */
export async function drawPages(bytes: Buffer, most = mostPictureBytes): Promise<Drawing> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const count = document.getPageCount();
  const pictures: PagePicture[] = [];
  try {
    for (let page = 0, left = most; page < Math.min(count, mostPages); page++) {
      const picture = await pictureOf(document.getPage(page), longestSide);
      left -= picture.jpeg.length;
      if (left < 0) break;
      pictures.push(picture);
    }
  } catch {
    // What was drawn counts. The renderer goes with this process.
  }
  if (pictures.length === 0) return { kind: 'unreadable' };
  const note =
    pictures.length < count
      ? `${count - pictures.length} further pages of ${count} are not shown here. They are in the original.`
      : undefined;
  return { kind: 'drawn', contentType: 'application/pdf', bytes: pdfOfPictures(pictures, note) };
}

/** One page, so wide unless it is very long. */
export async function drawPage(bytes: Buffer, { number, width }: WantedPage): Promise<PageDrawing> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  if (number > document.getPageCount()) return { kind: 'noSuchPage' };
  const { jpeg } = await pictureOf(document.getPage(number - 1), width, highestPage);
  return { kind: 'drawn', contentType: 'image/jpeg', bytes: jpeg };
}

async function pictureOf(page: PDFiumPage, widest: number, highest = widest): Promise<PagePicture> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(widest / originalWidth, highest / originalHeight);
  const [width = 1, height = 1] = [originalWidth, originalHeight].map((side) => Math.max(1, Math.round(side * scale)));
  const { data } = await page.render({ width, height, scale: 1, colorSpace: 'BGRA', render: 'bitmap' });
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: pageQuality })
    .toBuffer();
  return { jpeg, width, height, points: { width: originalWidth, height: originalHeight } };
}
