import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline as joined, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OpeningStream, SealedValueRefused, SealingStream } from '#vault';
import { ArchiveRefused } from './archive-refused.js';

/**
 * A line that says what it is · a fingerprint of the key (16 bytes) · the sealed stream, of which each chunk says which
 * one it is and whether it is the last.
 */
const firstLine = Buffer.from('gatehouse backup 1\n');
const fingerprintBytes = 16;
const headBytes = firstLine.length + fingerprintBytes;

/** The file appears whole or not at all. */
export async function sealArchive(path: string, key: Buffer, source: AsyncGenerator<Buffer>): Promise<number> {
  const unfinished = `${path}.unfinished`;
  const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  await opened(file, path);
  try {
    if (await stat(path).catch(() => undefined)) throw new Error(`${path} is there already, and was left as it is.`);
    file.write(Buffer.concat([firstLine, fingerprint(key)]));
    await pipeline(Readable.from(source), new SealingStream(streamKey(key), firstLine), file);
    await rename(unfinished, path);
    await flushFolder(dirname(path));
    return file.bytesWritten;
  } catch (cause) {
    file.destroy();
    await rm(unfinished, { force: true });
    throw cause;
  }
}

/** What was sealed. It is the whole of it only if it ends without an error. */
export async function* openArchive(path: string, key: Buffer): AsyncGenerator<Buffer> {
  await refuseOtherHead(path, key);
  const file = createReadStream(path, { start: headBytes, highWaterMark: 256 * 1024 });
  const opening = joined(file, new OpeningStream(streamKey(key), firstLine), () => undefined);
  try {
    yield* opening as AsyncIterable<Buffer>;
  } catch (cause) {
    if (!(cause instanceof SealedValueRefused)) throw cause;
    throw new ArchiveRefused(`it was altered or cut, within the first ${file.bytesRead + headBytes} bytes`, { cause });
  } finally {
    opening.destroy();
    file.destroy();
  }
}

async function refuseOtherHead(path: string, key: Buffer): Promise<void> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(headBytes);
    const { bytesRead } = await file.read(head, 0, headBytes, 0);
    if (bytesRead < headBytes || !head.subarray(0, firstLine.length).equals(firstLine))
      throw new ArchiveRefused('it does not begin as a backup does');
    if (!head.subarray(firstLine.length).equals(fingerprint(key)))
      throw new ArchiveRefused('it was made with another BACKUP_KEY');
  } finally {
    await file.close();
  }
}

async function opened(file: NodeJS.WritableStream, path: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    file.once('open', () => resolve());
    file.once('error', reject);
  }).catch((cause: unknown) => {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    throw new Error(
      `${path}.unfinished is there: another backup is being written, or one was interrupted. Remove it if none is.`,
      { cause },
    );
  });
}

async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function streamKey(key: Buffer): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'gatehouse backup stream', 32)));
}

function fingerprint(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'gatehouse backup fingerprint', fingerprintBytes));
}
