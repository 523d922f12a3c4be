import { ArchiveRefused } from './archive-refused.js';

const lengthBytes = 4;
/** Nothing that is written is longer. */
const longest = 64 * 1024 * 1024;

/** Its length, then the bytes. One without bytes ends what came before it. */
export function frame(bytes: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(lengthBytes + bytes.length);
  framed.writeUInt32BE(bytes.length);
  framed.set(bytes, lengthBytes);
  return framed;
}

/** Frames of a stream, one after the other, with no more of it in memory than the current one. */
export class FrameReader {
  private held: Buffer = Buffer.alloc(0);
  private readonly source: AsyncIterator<Buffer>;

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** Undefined at the end of the stream. */
  async next(): Promise<Buffer | undefined> {
    const length = await this.take(lengthBytes);
    if (length === undefined) return undefined;
    const count = length.readUInt32BE();
    if (count > longest) throw new ArchiveRefused('it holds something that is too long');
    const bytes = count === 0 ? Buffer.alloc(0) : await this.take(count);
    if (bytes === undefined) throw new ArchiveRefused('it ends in the middle');
    return bytes;
  }

  private async take(count: number): Promise<Buffer | undefined> {
    const parts = [this.held];
    let length = this.held.length;
    while (length < count) {
      const next = await this.source.next();
      if (next.done === true) {
        if (length === 0) return undefined;
        throw new ArchiveRefused('it ends in the middle');
      }
      parts.push(next.value);
      length += next.value.length;
    }
    const all = parts.length === 1 ? this.held : Buffer.concat(parts);
    this.held = all.subarray(count);
    return all.subarray(0, count);
  }
}
