import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Transform, type TransformCallback, type Writable, finished } from 'node:stream';

/** The body of a request as a stream of its own, so that the connection can still answer if reading fails. */
export class FormBody extends Transform {
  readonly headers: IncomingHttpHeaders;
  private count = 0;
  private isReadable = false;

  /** Fails if there are more than `mostBytes`. */
  constructor(
    raw: IncomingMessage,
    private readonly mostBytes: number,
  ) {
    super({ highWaterMark: 64 * 1024 });
    this.headers = raw.headers;
    this.on('error', () => undefined);
    finished(raw, { writable: false }, (cut) => {
      if (cut) this.destroy(cut);
    });
    raw.pipe(this);
  }

  /** More bytes came than are read. */
  get isTooLong(): boolean {
    return this.count > this.mostBytes;
  }

  /** It ended early, or could not be parsed. */
  get isBroken(): boolean {
    return !this.isReadable || this.errored !== null;
  }

  /** Called once the parser knows the boundary of the parts. */
  feed(reader: Writable): void {
    this.isReadable = true;
    reader.prependOnceListener('error', () => (this.isReadable = false));
    this.pipe(reader);
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.count += bytes.length;
    if (this.isTooLong) done(new Error('The form is longer than a document can make it'));
    else done(null, bytes);
  }
}
