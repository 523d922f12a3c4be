import type { Words } from '../../languages/en/words.js';

/** Why a file is rejected: the keys of the texts in `rejectedFiles`. */
export type FileRejection = keyof Words['rejectedFiles'];

/** The limit of the server. */
export const largestMegabytes = 10;
export const largestBytes = largestMegabytes * 1024 * 1024;
/** How much of a file is read to detect its format. */
export const headBytes = 1_024;
/** Without HEIC, so that phones that store photos as HEIC convert them to JPEG. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';
export const acceptedTypes = `${pictureTypes},application/pdf`;

export type FileFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

/** Detected by its first bytes, as on the server: a file name proves nothing. */
export function formatOf(head: Uint8Array): FileFormat | undefined {
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp';
  if (/^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(text)) return 'heic';
  return text.includes('%PDF-') ? 'pdf' : undefined;
}

/** Rejects before the upload what the server would refuse, except pictures that can be scaled down here. */
export function rejectionOf(format: FileFormat | undefined, bytes: number): FileRejection | undefined {
  if (bytes === 0) return 'empty';
  if (format === undefined) return 'type';
  return format === 'pdf' && bytes > largestBytes ? 'tooLarge' : undefined;
}

/** Whether a picture has to be converted: it is too large, or HEIC. */
export function needsRedrawing(format: FileFormat, bytes: number): boolean {
  return format === 'heic' || bytes > largestBytes;
}
