import type { Drawing } from '../results/drawing.js';
import { drawPages } from './draw-pages.js';
import { drawPicture } from './draw-picture.js';

export async function drawDocument(contentType: string, bytes: Uint8Array): Promise<Drawing> {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    return contentType === 'application/pdf' ? await drawPages(given) : await drawPicture(contentType, given);
  } catch {
    return { kind: 'unreadable' };
  }
}
