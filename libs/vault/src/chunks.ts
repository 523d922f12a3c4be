/**
 * Cuts a stream into chunks of one size. The newest chunk is kept back even when it is full: only
 * the end of the stream tells whether it is the last.
 */
export class Chunks {
  private readonly buffer: Buffer;
  private used = 0;

  constructor(private readonly size: number) {
    this.buffer = Buffer.allocUnsafeSlow(size);
  }

  /** Chunks of which it is certain that more follows. Each is overwritten by the next. */
  *add(bytes: Buffer): Generator<Buffer> {
    for (let taken = 0; taken < bytes.length;) {
      if (this.used === this.size) {
        yield this.buffer;
        this.used = 0;
      }
      const count = bytes.copy(this.buffer, this.used, taken);
      this.used += count;
      taken += count;
    }
  }

  last(): Buffer {
    return this.buffer.subarray(0, this.used);
  }
}
