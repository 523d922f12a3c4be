import type { DrawingTask } from '../processes/task.js';
import type { PageDrawing } from '../results/drawing.js';
import { drawPage, drawPages } from './draw-pages.js';
import { drawPicture, drawPictureWithin } from './draw-picture.js';

/** All of a document, or one page of it. */
export async function drawDocument({ contentType, bytes, page }: DrawingTask): Promise<PageDrawing> {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const isPdf = contentType === 'application/pdf';
  try {
    if (page === undefined) return isPdf ? await drawPages(given) : await drawPicture(contentType, given);
    if (isPdf) return await drawPage(given, page);
    return page.number === 1 ? await drawPictureWithin(given, page.width) : { kind: 'noSuchPage' };
  } catch {
    return { kind: 'unreadable' };
  }
}
