import { createHash } from 'node:crypto';
import type { CopiedTable } from '#database';
import { ArchiveRefused } from './archive-refused.js';
import { FrameReader, frame } from './frames.js';

/** What a section holds. The manifest is the last one. */
export type SectionHead =
  | ({ readonly kind: 'table' } & CopiedTable)
  | { readonly kind: 'object'; readonly key: string }
  | { readonly kind: 'manifest' };

export interface Digest {
  readonly bytes: number;
  readonly sha256: string;
}

export interface Section {
  readonly head: SectionHead;
  /** To be read once. What the caller leaves is passed over. */
  readonly blocks: AsyncGenerator<Buffer, Digest>;
}

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

/** Rows come one by one: a block is worth a frame. */
const blockBytes = 64 * 1024;

/** One frame for the head, frames of bytes, and an empty one. Returns what the bytes came to. */
export async function* sectionOf(head: SectionHead, source: Bytes): AsyncGenerator<Buffer, Digest> {
  yield frame(Buffer.from(JSON.stringify(head)));
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const block of inBlocks(source)) {
    hash.update(block);
    bytes += block.length;
    yield frame(block);
  }
  yield frame(Buffer.alloc(0));
  return { bytes, sha256: hash.digest('hex') };
}

export async function* sectionsIn(stream: AsyncIterable<Buffer>): AsyncGenerator<Section> {
  const frames = new FrameReader(stream);
  for (;;) {
    const head = await frames.next();
    if (head === undefined) return;
    const blocks = blocksOf(frames);
    yield { head: JSON.parse(head.toString()) as SectionHead, blocks };
    await digestOf(blocks);
  }
}

/** Reads what is left. */
export async function digestOf(blocks: Section['blocks']): Promise<Digest> {
  for (;;) {
    const { done, value } = await blocks.next();
    if (done === true) return value;
  }
}

async function* blocksOf(frames: FrameReader): AsyncGenerator<Buffer, Digest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for (;;) {
    const block = await frames.next();
    if (block === undefined) throw new ArchiveRefused('it ends in the middle');
    if (block.length === 0) return { bytes, sha256: hash.digest('hex') };
    hash.update(block);
    bytes += block.length;
    yield block;
  }
}

async function* inBlocks(source: Bytes): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    if (length < blockBytes) continue;
    yield Buffer.concat(waiting);
    [waiting, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(waiting);
}
