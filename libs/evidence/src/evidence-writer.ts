import { createHash, sign } from 'node:crypto';
import { once } from 'node:events';
import { Readable, Transform, pipeline } from 'node:stream';
import { ZipFile } from 'yazl';
import { type SigningKey, shownKey } from '#vault';
import {
  type EvidenceFacts,
  type ListedFile,
  type Manifest,
  type ManifestSignature,
  manifestFormat,
  manifestName,
  signatureName,
} from './manifest.js';

/** Writes a ZIP while it is sent: one file at a time, whose hashes are signed at the end. */
export class EvidenceWriter {
  private readonly zip = new ZipFile();
  private readonly files: ListedFile[] = [];

  /** Who reads it may leave before the end. */
  private readonly gone: Promise<never>;

  constructor(private readonly writtenAt: Date) {
    this.gone = once(this.output, 'close').then(() => Promise.reject(new Error('The reader is gone')));
    // It ends in the usual way too, when nobody waits for it any more.
    this.gone.catch(() => undefined);
    // A source that fails ends the output, and so reaches who reads it.
    this.zip.on('error', (cause: Error) => this.output.destroy(cause));
  }

  get output(): Readable {
    return this.zip.outputStream as Readable;
  }

  addJson(path: string, value: unknown): Promise<void> {
    return this.add(path, Readable.from([Buffer.from(`${JSON.stringify(value, null, 2)}\n`)]));
  }

  /** Until it was sent as far as the reader takes it. */
  async add(path: string, source: Readable, { isPacked = false } = {}): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    const hashing = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    pipeline(source, hashing, (cause) => {
      if (cause) this.output.destroy(cause);
    });
    this.write(path, hashing, isPacked);
    await Promise.race([once(hashing, 'end'), this.gone]);
    this.files.push({ path, bytes, sha256: hash.digest('hex') });
  }

  end(facts: EvidenceFacts, key: SigningKey): void {
    const manifest: Manifest = { format: manifestFormat, ...facts, files: this.files };
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    const signature: ManifestSignature = {
      algorithm: 'Ed25519',
      publicKey: shownKey(key.publicKey).publicKey,
      signature: sign(null, text, key.privateKey).toString('base64'),
    };
    for (const [path, content] of [
      [manifestName, text],
      [signatureName, Buffer.from(`${JSON.stringify(signature, null, 2)}\n`)],
    ] as const)
      this.write(path, Readable.from([content]), false);
    this.zip.end();
  }

  private write(path: string, content: Readable, isPacked: boolean): void {
    this.zip.addReadStream(content, path, { mtime: this.writtenAt, mode: 0o100600, compress: !isPacked });
  }
}
