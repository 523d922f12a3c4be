import { type KeyObject, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { decrypt, encrypt, nonceBytes, tagBytes } from './aead.js';
import { Chunks } from './chunks.js';
import { derived } from './data-key.js';
import { SealedValueRefused } from './vault.errors.js';

/**
 * format (1 byte) · salt (32) · chunks of 64 KiB, each ciphertext · tag (16), the last one shorter or as long.
 * Each stream has a key of its own, derived by its salt, so a chunk's nonce is its number and whether
 * it is the last: what is cut off, added, repeated or put in another order does not open.
 */
const format = 2;
const saltBytes = 32;
const headerBytes = 1 + saltBytes;
const chunkBytes = 64 * 1024;

export class SealingStream extends Transform {
  private readonly chunks = new Chunks(chunkBytes);
  private readonly numbering = new Numbering();
  private readonly key: KeyObject;

  constructor(
    streams: KeyObject,
    private readonly place: Uint8Array,
  ) {
    super({ highWaterMark: chunkBytes });
    const salt = randomBytes(saltBytes);
    this.key = derived(streams, 'stream', salt);
    this.push(Buffer.concat([Buffer.of(format), salt]));
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    for (const chunk of this.chunks.add(bytes)) this.seal(chunk, false);
    done();
  }

  override _flush(done: TransformCallback): void {
    this.seal(this.chunks.last(), true);
    done();
  }

  private seal(chunk: Buffer, isLast: boolean): void {
    for (const part of encrypt(this.key, this.numbering.next(isLast), this.place, chunk)) this.push(part);
  }
}

/**
 * What comes out was sealed here chunk by chunk, but whether it is whole is known only at the end:
 * nothing may be done for good with the plain bytes before the stream has ended without an error.
 */
export class OpeningStream extends Transform {
  private readonly chunks = new Chunks(chunkBytes + tagBytes);
  private readonly numbering = new Numbering();
  private header = Buffer.alloc(0);
  private key: KeyObject | undefined;

  constructor(
    private readonly streams: KeyObject,
    private readonly place: Uint8Array,
  ) {
    super({ highWaterMark: chunkBytes });
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    refusing(done, () => {
      const body = this.key === undefined ? this.readHeader(bytes) : bytes;
      for (const chunk of this.chunks.add(body)) this.open(chunk, false);
    });
  }

  override _flush(done: TransformCallback): void {
    refusing(done, () => this.open(this.chunks.last(), true));
  }

  private readHeader(bytes: Buffer): Buffer {
    const missing = headerBytes - this.header.length;
    this.header = Buffer.concat([this.header, bytes.subarray(0, missing)]);
    if (this.header.length === headerBytes) {
      if (this.header[0] !== format) throw new SealedValueRefused();
      this.key = derived(this.streams, 'stream', this.header.subarray(1));
    }
    return bytes.subarray(missing);
  }

  private open(chunk: Buffer, isLast: boolean): void {
    if (this.key === undefined) throw new SealedValueRefused();
    this.push(decrypt(this.key, this.numbering.next(isLast), this.place, chunk));
  }
}

class Numbering {
  private count = 0;

  next(isLast: boolean): Buffer {
    const nonce = Buffer.alloc(nonceBytes);
    nonce.writeUIntBE(this.count++, nonceBytes - 7, 6);
    nonce[nonceBytes - 1] = isLast ? 1 : 0;
    return nonce;
  }
}

function refusing(done: TransformCallback, work: () => void): void {
  try {
    work();
    done();
  } catch (refused) {
    done(refused as Error);
  }
}
