import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Transform, type TransformCallback, type Writable, finished } from 'node:stream';

/** The bytes of a request with what multer reads of it. Whatever becomes of it, the connection still takes an answer. */
export class FormBody extends Transform {
  readonly headers: IncomingHttpHeaders;
  private count = 0;
  private isReadable = false;

  /** No more than `mostBytes` are read, and what is left over makes it fail. */
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

  /** It went on and on: what was read was enough. */
  get isTooLong(): boolean {
    return this.count > this.mostBytes;
  }

  /** It ended early, or whoever read it could not make sense of it. */
  get isBroken(): boolean {
    return !this.isReadable || this.errored !== null;
  }

  /** Once the reader has seen how the parts are told apart. */
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
