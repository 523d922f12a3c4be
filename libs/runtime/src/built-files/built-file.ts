import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentCoding } from './content-coding.js';

const packers: Readonly<Record<ContentCoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: (bytes) => Promise.resolve(bytes),
};

/** One file of a build, compressed at most once in each coding. */
export class BuiltFile {
  private readonly packed = new Map<ContentCoding, Promise<Buffer>>();
  private readonly fingerprint: string;

  constructor(
    readonly contentType: string,
    /** The name contains a hash of the content, so the content under that name never changes. */
    readonly isNamedByContent: boolean,
    private readonly bytes: Buffer,
  ) {
    this.fingerprint = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  }

  /** Each coding has different bytes, and so a tag of its own. */
  etag(coding: ContentCoding): string {
    return `"${this.fingerprint}-${coding}"`;
  }

  as(coding: ContentCoding): Promise<Buffer> {
    const packed = this.packed.get(coding) ?? packers[coding](this.bytes);
    this.packed.set(coding, packed);
    return packed;
  }
}
