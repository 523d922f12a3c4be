import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { asUnavailable } from './store-failures.js';

/** Each write costs a round trip to another thread. */
const writtenAtOnce = 512 * 1024;

type Done = (failure?: Error | null) => void;

/** Writes a new file, and finishes when it is durable. */
export class FileSink extends Writable {
  private file: FileHandle | undefined;
  private waiting: Buffer[] = [];
  private waitingBytes = 0;

  constructor(private readonly path: string) {
    super();
  }

  override _construct(done: Done): void {
    open(this.path, 'wx', 0o600).then((file) => {
      this.file = file;
      done();
    }, failing(done));
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.waiting.push(chunk);
    this.waitingBytes += chunk.length;
    if (this.waitingBytes < writtenAtOnce) done();
    else this.writeWaiting().then(() => done(), failing(done));
  }

  override _final(done: Done): void {
    this.finish().then(() => done(), failing(done));
  }

  override _destroy(failure: Error | null, done: Done): void {
    if (this.file === undefined) return done(failure);
    this.file.close().then(
      () => done(failure),
      (cause: unknown) => done(failure ?? (asUnavailable(cause) as Error)),
    );
  }

  private async finish(): Promise<void> {
    if (this.waitingBytes > 0) await this.writeWaiting();
    await this.opened.sync();
  }

  /** A disk may write less than it was given; writing the rest then reports why. */
  private async writeWaiting(): Promise<void> {
    const [chunks, bytes] = [this.waiting, this.waitingBytes];
    [this.waiting, this.waitingBytes] = [[], 0];
    const { bytesWritten } = await this.opened.writev(chunks);
    if (bytesWritten < bytes) await this.opened.appendFile(Buffer.concat(chunks).subarray(bytesWritten));
  }

  private get opened(): FileHandle {
    if (this.file === undefined) throw new Error('The file is not open');
    return this.file;
  }
}

/** Only failures of the file become `ServiceUnavailable`; those of the source stay as they are. */
function failing(done: Done): (cause: unknown) => void {
  return (cause) => done(asUnavailable(cause) as Error);
}
