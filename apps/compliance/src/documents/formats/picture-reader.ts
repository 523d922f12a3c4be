import { DocumentRejected } from '#errors';
import type { PictureType } from './detect-document-type.js';
import type { FormatReader } from './format-reader.js';
import { JpegWalk } from './jpeg-walk.js';
import { heicSize, pictureHeadBytes, pngBegins, pngSize, webpLength, webpSize } from './picture-headers.js';
import { type PictureSize, refuseUnlikelySize } from './picture-limits.js';

export function pictureReader(type: PictureType): FormatReader {
  return type === 'image/jpeg' ? new JpegReader() : new HeadReader(formats[type]);
}

class JpegReader implements FormatReader {
  private readonly walk = new JpegWalk();
  private isSizeSeen = false;

  read(bytes: Buffer): undefined {
    this.walk.read(bytes);
    const { size, isBroken } = this.walk;
    if (isBroken) throw new DocumentRejected('unreadable');
    if (size === undefined || this.isSizeSeen) return;
    refuseUnlikelySize(size);
    this.isSizeSeen = true;
  }

  end(): void {
    if (!this.walk.hasPicture) throw new DocumentRejected('unreadable');
  }
}

interface HeadFormat {
  sizeIn(head: Buffer): PictureSize | undefined;
  begins(head: Buffer, sizeBytes: number): boolean;
}

const formats: Readonly<Record<Exclude<PictureType, 'image/jpeg'>, HeadFormat>> = {
  'image/png': { sizeIn: pngSize, begins: pngBegins },
  // A WebP that was cut off cannot be decoded at all.
  'image/webp': { sizeIn: webpSize, begins: (head, sizeBytes) => sizeBytes >= webpLength(head) },
  'image/heic': { sizeIn: heicSize, begins: () => true },
};

/** For formats with a header that declares what follows. */
class HeadReader implements FormatReader {
  private readonly parts: Buffer[] = [];
  private length = 0;
  private size: PictureSize | undefined;

  constructor(private readonly format: HeadFormat) {}

  read(bytes: Buffer): undefined {
    if (this.length >= pictureHeadBytes) return;
    this.parts.push(bytes.subarray(0, pictureHeadBytes - this.length));
    this.length += bytes.length;
    if (this.size !== undefined) return;
    this.size = this.format.sizeIn(this.head());
    if (this.size !== undefined) refuseUnlikelySize(this.size);
  }

  end(sizeBytes: number): void {
    const isReadable = this.size !== undefined && this.format.begins(this.head(), sizeBytes);
    if (!isReadable) throw new DocumentRejected('unreadable');
  }

  private head(): Buffer {
    return this.parts.length === 1 && this.parts[0] !== undefined ? this.parts[0] : Buffer.concat(this.parts);
  }
}
