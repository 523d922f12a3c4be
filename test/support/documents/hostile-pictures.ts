import sharp, { type Sharp } from 'sharp';
import { pngOf, pngPromising } from './documents.js';
import { packedRun } from './packed-runs.js';
import { pictures } from './pictures.js';

type Made = Buffer | Promise<Buffer>;

/** Whatever a stranger may call a picture. Each is drawn when it is asked for. */
export const hostilePictures = {
  garbageAfterHead: async (): Promise<Buffer> => garbled(await drawn().jpeg().toBuffer()),
  truncatedJpeg: async (): Promise<Buffer> => half(await drawn().jpeg().toBuffer()),
  truncatedPng: async (): Promise<Buffer> => half(await drawn().png().toBuffer()),
  truncatedWebp: async (): Promise<Buffer> => half(await drawn().webp().toBuffer()),
  garbledPng: async (): Promise<Buffer> => garbled(await drawn().png().toBuffer()),
  garbledWebp: async (): Promise<Buffer> => garbled(await drawn().webp().toBuffer()),
  /** 900 million pixels, all of them there. */
  vastPng: (): Made => pngOf({ width: 30_000, height: 30_000, bits: 1, kind: grey }, packedRun(0, 30_000 * 3_751)),
  /** The largest that is taken, unpacking to 400 MB. */
  largestPng: (): Made =>
    pngOf({ width: 10_000, height: 10_000, bits: 8, kind: colourAndAlpha }, packedRun(0, 400_010_000)),
  lyingPng: (): Made => pngPromising(9_000, 9_000),
  interlacedPng: (): Made =>
    pngOf({ width: 9_900, height: 9_900, bits: 16, kind: colourAndAlpha, interlaced: true }, packedRun(0, 1_000)),
  /** Its text unpacks to 64 MiB. */
  pngWithPackedText: (): Made =>
    pngOf({ width: 500, height: 500, bits: 8, kind: grey }, packedRun(0, 250_500), packedText(64 * 1024 * 1024)),
  largestProgressiveJpeg: (): Made => plain(9_200).jpeg({ progressive: true }).toBuffer(),
  /** Every scan is decoded over the whole picture again. */
  jpegOfManyScans: async (): Promise<Buffer> => rescanned(await plain(6_000).jpeg({ progressive: true }).toBuffer()),
  animatedWebp: (): Made => animated(20),
  noise: (): Made => shades(1_500, () => Math.floor(chance() * 256)),
  gif: (): Made => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
  tiff: (): Made => drawn().tiff().toBuffer(),
  svg: (): Made => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  html: (): Made => Buffer.from('<!doctype html><script>fetch("/")</script>'),
  zip: (): Made => Buffer.from('PK\x03\x04\x14\0\0\0\0\0'.padEnd(60, '\0'), 'latin1'),
  /** A whole picture for who reads it from its beginning, an archive for who reads it from its end. */
  jpegAndZip: async (): Promise<Buffer> =>
    Buffer.concat([await drawn().jpeg().toBuffer(), Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')]),
} as const satisfies Record<string, () => Made>;

/** Whole pictures, and no harm in them but the time that it takes to read them: the larger, the longer. */
export const slowPictures = {
  linesOfNoise: (side = 2_200): Made => {
    const ink = Array.from({ length: 160_000 }, () => (chance() < 0.5 ? 0 : 255));
    const at = (x: number, y: number): number => Math.floor(y / 20) * 13 + Math.floor(x / 9) * 7 + ((y % 20) / 3) * 131;
    return shades(side, (x, y) => (y % 20 < 11 ? (ink[Math.floor(at(x, y)) % ink.length] ?? 0) : 255));
  },
  /** The bars that barcodes begin and end with, and nothing that makes sense between them. */
  barcodesOfNothing: (side = 2_200): Made => {
    const [start, stop] = ['11111111010101000', '111111101000101001'];
    const bars = Array.from({ length: 9_973 }, () => (chance() < 0.5 ? '0' : '1'));
    const bar = (module: number, row: number): string | undefined =>
      start[module] ?? stop[module - 162] ?? bars[(row * 180 + module) % bars.length];
    return shades(side, (x, y) =>
      x % 730 < 720 && y % 250 < 220 && bar((x % 730) >> 2, Math.floor((y % 250) / 6)) === '1' ? 0 : 255,
    );
  },
  denseText: (width = 2_200): Made => pictures.smallPrint(width).png().toBuffer(),
} as const satisfies Record<string, (side?: number) => Made>;

function drawn(): Sharp {
  return pictures.card(1_200);
}

function plain(side: number): Sharp {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#bcd' } });
}

function half(whole: Buffer): Buffer {
  return whole.subarray(0, whole.length / 2);
}

/** Right at its beginning, noise from its middle on. */
function garbled(whole: Buffer): Buffer {
  return Buffer.from(whole.map((byte, at) => (at > whole.length / 2 ? (byte * 31 + at * 17) % 251 : byte)));
}

/** Kinds of PNG. */
const [grey, colourAndAlpha] = [0, 6];

function packedText(count: number): { kind: string; data: Buffer } {
  return { kind: 'zTXt', data: Buffer.concat([Buffer.from('Comment\0\0'), packedRun(0, count)]) };
}

/** Its last scan over and over again, until it is as large as a document may be. */
function rescanned(jpeg: Buffer): Buffer {
  const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), jpeg.length - 2);
  const count = Math.floor((9 * 1024 * 1024 - jpeg.length) / last.length);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(count).fill(last), Buffer.from([0xff, 0xd9])]);
}

function animated(frames: number): Promise<Buffer> {
  const create = { width: 400, height: 300 * frames, pageHeight: 300, channels: 3, background: '#dca' } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { ...create, noise } })
    .webp({ loop: 0 })
    .toBuffer();
}

function shades(side: number, at: (x: number, y: number) => number): Promise<Buffer> {
  seed = 1;
  const pixels = Uint8Array.from({ length: side * side }, (_, place) => at(place % side, Math.floor(place / side)));
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

let seed = 1;

/** The same every time: what is slow has to be so. */
function chance(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}
