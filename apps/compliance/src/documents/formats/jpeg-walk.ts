import type { PictureSize } from './picture-size.js';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const huffmanTables = 0xc4;
const quantizationTables = 0xdb;
const restartInterval = 0xdd;
const comment = 0xfe;

/** Up to the size of the picture. */
const frameHeadBytes = 9;

/** Walks the markers of a JPEG up to the image data: everything that is needed to decode it comes before. */
export class JpegWalk {
  size: PictureSize | undefined;
  /** The image data has begun, and everything that is needed to decode it came before. */
  hasPicture = false;
  isBroken = false;
  private readonly tables = new Set<number>();
  private bytes: Buffer = Buffer.alloc(0);
  /** Where the next marker begins. */
  private at = 0;
  private skipping = 0;

  read(bytes: Buffer): void {
    if (this.isBroken || this.hasPicture) return;
    const skipped = Math.min(this.skipping, bytes.length);
    this.skipping -= skipped;
    this.bytes = Buffer.concat([this.bytes, bytes.subarray(skipped)]);
    this.at = 0;
    while (this.step());
    // A copy of the few bytes that are left: what they came in is large.
    this.bytes = Buffer.from(this.bytes.subarray(this.at));
  }

  /** Returns false if more bytes are needed, or if no more are. */
  private step(): boolean {
    const [first, marker] = [this.bytes[this.at], this.bytes[this.at + 1]];
    if (first === undefined || marker === undefined) return false;
    if (first !== 0xff) return this.fail();
    if (marker === 0xff) return this.skip(1);
    if (marker === startOfImage) return this.skip(2);
    if (marker === endOfImage || marker < 0xc0) return this.fail();
    if (!this.has(4)) return false;
    const length = 2 + this.bytes.readUInt16BE(this.at + 2);
    if (length < 4) return this.fail();
    if (marker === startOfScan) return this.beginPicture();
    return isFrame(marker) ? this.readFrame(length) : this.pass(marker, length);
  }

  private has(count: number): boolean {
    return this.at + count <= this.bytes.length;
  }

  private beginPicture(): boolean {
    this.hasPicture = this.size !== undefined && this.tables.size === 2;
    return this.hasPicture ? false : this.fail();
  }

  /** Only one, and only of eight bits per colour: hardly any program decodes others. */
  private readFrame(length: number): boolean {
    if (length < 11 || this.size !== undefined) return this.fail();
    if (!this.has(frameHeadBytes)) return false;
    const { bytes, at } = this;
    if (bytes[at + 4] !== 8) return this.fail();
    this.size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    return this.skip(length);
  }

  private pass(marker: number, length: number): boolean {
    if (marker === huffmanTables || marker === quantizationTables) this.tables.add(marker);
    else if (!isAbout(marker)) return this.fail();
    return this.skip(length);
  }

  private skip(length: number): boolean {
    const here = Math.min(length, this.bytes.length - this.at);
    this.skipping = length - here;
    this.at += here;
    return true;
  }

  private fail(): boolean {
    this.isBroken = true;
    return false;
  }
}

/** Metadata segments of any length, comments, and the restart interval. */
function isAbout(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === comment || marker === restartInterval;
}

/** Baseline, extended and progressive frames with Huffman codes: hardly any program decodes others. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xc2;
}
