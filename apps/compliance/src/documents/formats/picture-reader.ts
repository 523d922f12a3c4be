import { DocumentRejected } from '#errors';
import type { PictureType } from './detect-document-type.js';
import type { FormatReader } from './format-reader.js';
import { JpegWalk } from './jpeg-walk.js';
import { heicSize, pictureHeadBytes, pngBegins, pngSize, webpLength, webpSize } from './picture-headers.js';
import { refuseUnlikelySize } from './picture-limits.js';
import type { PictureSize } from './picture-size.js';

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
  begins(head: Buffer, sizeBytes: number): boolean | Promise<boolean>;
}

const formats: Readonly<Record<Exclude<PictureType, 'image/jpeg'>, HeadFormat>> = {
  'image/png': { sizeIn: pngSize, begins: pngBegins },
  // A WebP that was cut off cannot be decoded at all.
  'image/webp': { sizeIn: webpSize, begins: (head, sizeBytes) => sizeBytes >= webpLength(head) },
  'image/heic': { sizeIn: heicSize, begins: () => true },
};

/** For formats with a header that declares what follows. */
class HeadReader implements FormatReader {
  /** Taken at once: to join the pieces for each look would copy all of them for each. */
  private readonly kept = Buffer.allocUnsafe(pictureHeadBytes);
  private length = 0;
  private size: PictureSize | undefined;

  constructor(private readonly format: HeadFormat) {}

  read(bytes: Buffer): undefined {
    if (this.length >= pictureHeadBytes) return;
    this.length += bytes.copy(this.kept, this.length);
    if (this.size !== undefined) return;
    this.size = this.format.sizeIn(this.head());
    if (this.size !== undefined) refuseUnlikelySize(this.size);
  }

  async end(sizeBytes: number): Promise<void> {
    const isReadable = this.size !== undefined && (await this.format.begins(this.head(), sizeBytes));
    if (!isReadable) throw new DocumentRejected('unreadable');
  }

  private head(): Buffer {
    return this.kept.subarray(0, this.length);
  }
}
