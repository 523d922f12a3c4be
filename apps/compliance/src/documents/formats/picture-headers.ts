import { promisify } from 'node:util';
import { type InputType, type ZlibOptions, constants, inflate } from 'node:zlib';
import type { PictureSize } from './picture-size.js';

/** Of a PNG, which has its size at a fixed place. */
export function pngSize(head: Buffer): PictureSize | undefined {
  if (head.length < 33 || head.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

const inflatedAtOnce = 64;

/** Whether the first pixels of a PNG can be inflated. Also true if they come after the bytes that are kept. */
export async function pngBegins(head: Buffer): Promise<boolean> {
  for (let at = 8; at + 8 < head.length;) {
    const length = head.readUInt32BE(at);
    if (head.toString('latin1', at + 4, at + 8) === 'IDAT') return unpacks(head.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return head.length >= pictureHeadBytes;
}

/** How many of the first bytes of a picture are kept for inspection. */
export const pictureHeadBytes = 128 * 1024;

/** In a thread of zlib's. */
const unpack = promisify<InputType, ZlibOptions, Buffer>(inflate);

async function unpacks(packed: Buffer): Promise<boolean> {
  if (packed.length < 2) return false;
  return unpack(packed.subarray(0, inflatedAtOnce), { finishFlush: constants.Z_SYNC_FLUSH }).then(
    () => true,
    () => false,
  );
}

/** Of a WebP, in any of its three forms. */
export function webpSize(head: Buffer): PictureSize | undefined {
  if (head.length < 30) return undefined;
  const form = head.toString('latin1', 12, 16);
  if (form === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (form === 'VP8 ' && head.readUIntBE(23, 3) === 0x9d012a)
    return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  if (form !== 'VP8L' || head[20] !== 0x2f) return undefined;
  const bits = head.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The length that a WebP declares. */
export function webpLength(head: Buffer): number {
  return head.readUInt32LE(4) + 8;
}

/** Of a HEIC: the largest of the pictures and tiles that its header describes. */
export function heicSize(head: Buffer): PictureSize | undefined {
  let largest: PictureSize | undefined;
  for (let at = head.indexOf('ispe'); at !== -1 && at + 16 <= head.length; at = head.indexOf('ispe', at + 1)) {
    const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) };
    if (largest === undefined || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
