import type { Words } from '../../languages/en/words.js';

/** Why a file was not taken, as words know it. */
export type FileRejection = keyof Words['rejectedFiles'];

/** As many as the server takes. */
export const largestMegabytes = 10;
export const largestBytes = largestMegabytes * 1024 * 1024;
/** How much of the beginning is looked at. */
export const headBytes = 1_024;
/** HEIC is left out, so that a phone which keeps its photos so hands out JPEG. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,application/pdf';

export type FileFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

/** By its first bytes, as the server tells it: a name proves nothing. */
export function formatOf(head: Uint8Array): FileFormat | undefined {
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp';
  if (/^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(text)) return 'heic';
  return text.includes('%PDF-') ? 'pdf' : undefined;
}

/** What would be refused is told before it is sent. A picture that is too large can be made smaller here. */
export function rejectionOf(format: FileFormat | undefined, bytes: number): FileRejection | undefined {
  if (bytes === 0) return 'empty';
  if (format === undefined) return 'type';
  return format === 'pdf' && bytes > largestBytes ? 'tooLarge' : undefined;
}

/** Whether it has to be drawn anew: too large, or in a format that few can open. */
export function needsRedrawing(format: FileFormat, bytes: number): boolean {
  return format === 'heic' || bytes > largestBytes;
}
