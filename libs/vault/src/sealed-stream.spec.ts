import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createHash, randomBytes } from 'node:crypto';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DataKey } from './data-key.js';
import { type SealedPlace, placeBytes } from './sealed-place.js';
import { OpeningStream, SealingStream } from './sealed-stream.js';
import { SealedValueRefused } from './vault.errors.js';

const { streams } = new DataKey(randomBytes(32));
const place: SealedPlace = {
  organizationId: '019a0000-0000-7000-8000-000000000001',
  table: 'document',
  row: '7',
  column: 'original',
};
const chunkBytes = 65_536;
const headerBytes = 33;
const sealedChunkBytes = chunkBytes + 16;

async function through(stream: Transform, pieces: Iterable<Uint8Array>): Promise<Buffer> {
  const out: Buffer[] = [];
  await pipeline(Readable.from(pieces, { objectMode: false }), stream, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) out.push(chunk);
  });
  return Buffer.concat(out);
}

function seal(pieces: readonly Uint8Array[]): Promise<Buffer> {
  return through(new SealingStream(streams, placeBytes(place)), pieces);
}

function open(sealed: readonly Uint8Array[], where = place): Promise<Buffer> {
  return through(new OpeningStream(streams, placeBytes(where)), sealed);
}

function cut(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  let at = 0;
  for (let index = 0; at < bytes.length; index += 1) {
    // The last piece takes what is left: a hundred thousand single bytes teach no more than a thousand.
    const size = index < 1_000 ? (sizes[index % sizes.length] ?? 1) : bytes.length - at;
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return pieces;
}

const sizes = fc.oneof(
  fc.nat({ max: 400_000 }),
  fc
    .integer({ min: -20, max: 20 })
    .chain((off) => fc.integer({ min: 1, max: 4 }).map((count) => count * chunkBytes + off)),
);
const cuts = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: 100 }),
    fc.integer({ min: 1_000, max: 200_000 }),
    fc.constantFrom(chunkBytes, sealedChunkBytes, headerBytes),
  ),
  { minLength: 1, maxLength: 5 },
);

describe('a sealed stream', () => {
  test('opens to the bytes that were sealed, of any length and however both are cut', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, cuts, cuts, async (size, before, after) => {
        const plain = randomBytes(size);
        const sealed = await seal(cut(plain, before));
        expect(sealed).toHaveLength(headerBytes + size + 16 * Math.max(1, Math.ceil(size / chunkBytes)));
        expect((await open(cut(sealed, after))).equals(plain)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('keeps an empty document, too', async () => {
    expect(await open([await seal([])])).toHaveLength(0);
  });

  test('is refused after the flip of any single bit', async () => {
    const sealed = await seal([Buffer.from('%PDF-1.7')]);
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const flipped = Buffer.from(sealed);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      await expect(open([flipped])).rejects.toThrow(SealedValueRefused);
    }
  });

  test('is refused when it was cut off, at any border and anywhere between', async () => {
    const sealed = await seal([randomBytes(3 * chunkBytes + 10)]);
    const borders = [0, 1, 2, 3].map((count) => headerBytes + count * sealedChunkBytes);
    for (const length of [
      0,
      1,
      headerBytes - 1,
      ...borders,
      ...borders.map((border) => border + 16),
      sealed.length - 1,
    ]) {
      await expect(open([sealed.subarray(0, length)])).rejects.toThrow(SealedValueRefused);
    }
  });

  test('is refused when it was extended, by bytes, by its own chunks or by another stream', async () => {
    const sealed = await seal([randomBytes(2 * chunkBytes)]);
    const other = await seal([randomBytes(2 * chunkBytes)]);
    const additions = [
      Buffer.of(0),
      Buffer.alloc(sealedChunkBytes),
      sealed.subarray(headerBytes),
      sealed.subarray(headerBytes + sealedChunkBytes),
      other,
      other.subarray(headerBytes),
    ];
    for (const added of additions) await expect(open([sealed, added])).rejects.toThrow(SealedValueRefused);
  });

  test('is refused when chunks were put in another order, left out, repeated or taken from another stream', async () => {
    const [one, other] = [await seal([randomBytes(4 * chunkBytes)]), await seal([randomBytes(4 * chunkBytes)])];
    const parts = (sealed: Buffer): Buffer[] => [
      sealed.subarray(0, headerBytes),
      ...cut(sealed.subarray(headerBytes), [sealedChunkBytes]),
    ];
    const [header, a, b, c, d] = parts(one) as [Buffer, Buffer, Buffer, Buffer, Buffer];
    const foreign = parts(other)[2] as Buffer;
    expect(await open([header, a, b, c, d])).toHaveLength(4 * chunkBytes);
    for (const altered of [
      [header, b, a, c, d],
      [header, a, c, d],
      [header, a, b, d],
      [header, b, c, d],
      [header, a, a, b, c, d],
      [header, a, foreign, c, d],
      [header, a, b, d, c],
    ]) {
      await expect(open(altered)).rejects.toThrow(SealedValueRefused);
    }
  });

  test('does not open in any other place, nor with another key', async () => {
    const sealed = await seal([randomBytes(100)]);
    for (const moved of Object.keys(place))
      await expect(open([sealed], { ...place, [moved]: 'elsewhere' })).rejects.toThrow(SealedValueRefused);
    await expect(
      through(new OpeningStream(new DataKey(randomBytes(32)).streams, placeBytes(place)), [sealed]),
    ).rejects.toThrow(SealedValueRefused);
  });

  test('lets nothing out of a chunk that was altered', async () => {
    const sealed = await seal([randomBytes(3 * chunkBytes)]);
    sealed[headerBytes + sealedChunkBytes + 5] = (sealed[headerBytes + sealedChunkBytes + 5] ?? 0) ^ 1;
    let seen = 0;
    const opening = new OpeningStream(streams, placeBytes(place)).on('data', (chunk: Buffer) => (seen += chunk.length));
    await expect(pipeline(Readable.from([sealed]), opening)).rejects.toThrow(SealedValueRefused);
    expect(seen).toBeLessThanOrEqual(chunkBytes);
  });

  test('takes the same memory for 16 MiB as for one, sealed and opened at once', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const [hashIn, hashOut] = [createHash('sha256'), createHash('sha256')];
    const live: number[] = [];
    function* document(): Generator<Buffer> {
      for (let mebibyte = 0; mebibyte < 16; mebibyte += 1) {
        if (mebibyte % 4 === 0) {
          collect();
          const { heapUsed, external } = process.memoryUsage();
          live.push((heapUsed + external) / 2 ** 20);
        }
        for (let part = 0; part < 16; part += 1) {
          const bytes = randomBytes(chunkBytes);
          hashIn.update(bytes);
          yield bytes;
        }
      }
    }
    const bytes = placeBytes(place);
    await pipeline(
      Readable.from(document(), { objectMode: false }),
      new SealingStream(streams, bytes),
      new OpeningStream(streams, bytes),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) hashOut.update(chunk);
      },
    );
    expect(hashOut.digest('hex')).toBe(hashIn.digest('hex'));
    expect(Math.max(...live.slice(1)) - (live[1] ?? 0)).toBeLessThan(2);
  });
});
