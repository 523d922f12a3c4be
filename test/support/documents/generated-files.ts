import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { pdf, stream } from './documents.js';
import { packedRun } from './packed-runs.js';
import { pdfOf } from './pdfs.js';

/** A file that a stranger may send, and a word for what it is made of. */
export interface GeneratedFile {
  readonly family: Family;
  readonly bytes: Buffer;
}

/** What makes readers work: beginnings without ends, ends without beginnings, names that are looked for. */
const pieces = [
  ...[
    '>>stream\n1 0 obj',
    'stream\n',
    'endstream ',
    '1 0 obj ',
    'endobj\n',
    '<< ',
    '>> ',
    '<<',
    '[',
    ']',
    '(',
    ')',
    '\\(',
  ],
  ...[
    '<',
    '>',
    '%',
    '%\n',
    '/',
    '//',
    '/N 1/First 0',
    '/Type/ObjStm',
    '/OpenAction',
    '/JavaScri',
    '/#4a#53 ',
    '/JS',
    '0 ',
    '\r',
  ],
  ...[
    'R ',
    '1 0 R',
    'startxref ',
    'xref\n',
    'trailer',
    '/Length 99999999',
    '/Filter/FlateDecode',
    '/Kids[',
    '/AA',
    '\0',
    ' ',
  ],
  ...['/Subtype/Image/Width 1/Height 1', '/Type/Page', '/Count 2147483647', '-1', '<</N 1/First 1/Filter/Fl>>stream\n'],
] as const;

/** What readers find where nothing seems to be: in comments, in texts, behind ends that are none. */
const hiding = [
  ...[
    '>>stream\n4 0 %\nobj',
    '>>stream\n4 0.obj',
    `4 0 ${' '.repeat(30)}obj`,
    '( obj %)',
    '% 4 0 obj<<',
    '( 4 0 obj<<',
  ],
  ...['trailer<<', '(trailer %\r<<', '<</A<<>>stream\n', 'endstream (', 'endstream %', 'endstream endobj 8 0 obj ('],
  ...[
    '/N 1/First 4',
    '/Type/ObjStm',
    '/Length 7 0 R',
    '>>stream\n',
    '4 1 (',
    '/JS ',
    '/AAx ',
    '/#4a#53x ',
    '\\(',
    ')',
    '\n',
  ],
] as const;

const families = {
  hiding: (dice: Dice): Buffer => Buffer.concat([head, repeated(dice.some(hiding, 5), dice.size())]),
  storedObjects: (dice: Dice): Buffer => {
    const count = dice.below(200_000);
    const places = Array.from({ length: count }, (_, at) => `${at} ${dice.below(9)} `).join('');
    const inside = Buffer.concat([Buffer.from(places), repeated(dice.some(hiding.slice(-9), 4), dice.size() / 8)]);
    return pdf({ objects: [stream(`/Type/ObjStm /N ${count} /First ${places.length}`, inside)] });
  },
  brokenPacked: (dice: Dice): Buffer => {
    const whole = packedRun(' ', 1 + dice.below(16) * 1_048_576);
    const one = stream('/Type/ObjStm /N 1 /First 4 /Filter /FlateDecode', whole.subarray(0, -1 - dice.below(16)));
    return pdf({ objects: Array.from({ length: 1 + dice.below(200) }, () => one) });
  },
  repeated: (dice: Dice): Buffer => Buffer.concat([head, repeated(dice.some(pieces, 4), dice.size())]),
  mixed: (dice: Dice): Buffer =>
    Buffer.concat([head, ...Array.from({ length: 40 }, () => repeated(dice.some(pieces, 3), dice.size() / 40))]),
  packed: (dice: Dice): Buffer => {
    const inside = deflateSync(repeated(dice.some(pieces, 4), dice.size() / 2), { level: 9 });
    return pdf({ objects: [stream(objectStream(dice), inside)] });
  },
  manyPacked: (dice: Dice): Buffer => {
    const inside = deflateSync(repeated(dice.some(pieces, 3), 20_000), { level: 9 });
    const one = stream(objectStream(dice), inside);
    return pdf({ objects: Array.from({ length: dice.below(4_000) }, () => one) });
  },
  bombs: (dice: Dice): Buffer => {
    const inside = packedRun(dice.of([' ', '<', '(', '[', '/', '1']), dice.below(600) * 1_048_576);
    return pdf({ objects: [stream(objectStream(dice), inside)] });
  },
  changedPdf: (dice: Dice): Buffer =>
    dice.changed(pdfOf(Array.from({ length: 1 + dice.below(300) }, () => ['Acme S.A.', 'Page']))),
  jpegSegments: (dice: Dice): Buffer => {
    const segment = Buffer.of(
      0xff,
      dice.of([0xe0, 0xe1, 0xfe, 0xc4, 0xdb, 0xda, 0xc0, 0xc2, 0xff, 0xd0, 0x00]),
      0,
      dice.below(9),
    );
    return Buffer.concat([
      Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 2),
      repeated([segment.toString('latin1')], dice.size()),
    ]);
  },
  pngChunks: (dice: Dice): Buffer => {
    const kind = dice.of(['IDAT', 'tEXt', 'zTXt', 'iCCP', 'PLTE', 'aaAa', 'IEND', 'acTL']);
    const chunk = Buffer.concat([Buffer.of(0, 0, 0, 0), Buffer.from(kind), Buffer.from(dice.bytes(4))]);
    return Buffer.concat([pngHead, repeated([chunk.toString('latin1')], dice.size())]);
  },
  webpChunks: (dice: Dice): Buffer => {
    const chunk = `${dice.of(['VP8 ', 'VP8L', 'ALPH', 'ANMF', 'EXIF', 'XMP ', 'abcd'])}\0\0\0\0`;
    const chunks = repeated([chunk], dice.size());
    const size = Buffer.alloc(4);
    size.writeUInt32LE(chunks.length + 4);
    return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), chunks]);
  },
  noise: (dice: Dice): Buffer =>
    Buffer.concat([dice.of([head, pngHead, Buffer.of(0xff, 0xd8, 0xff, 0xe0)]), Buffer.from(dice.bytes(dice.size()))]),
} as const;

export type Family = keyof typeof families;
const names = Object.keys(families) as Family[];

const head = Buffer.from('%PDF-1.7\n');
/** 100 by 100 pixels in grey. */
const pngHead = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 100, 0, 0, 0, 100, 8, 0, 0, 0, 0, 0, 0, 0, 0]),
]);

/** The same for the same number. All families in turn. */
export function generatedFile(seed: number): GeneratedFile {
  const family = names[seed % names.length] as Family;
  return { family, bytes: families[family](new Dice(seed)) };
}

function repeated(parts: readonly string[], size: number): Buffer {
  const one = Buffer.from(parts.join(''), 'latin1');
  return Buffer.alloc(Math.max(one.length, Math.floor(size)), one);
}

function objectStream(dice: Dice): string {
  const telling = dice.of(['/Type/ObjStm ', '', '/Type/XRef ']);
  return `${telling}/N ${dice.of([1, 100, 2 ** 31])} /First ${dice.of([0, 10, 2 ** 31])} /Filter /FlateDecode`;
}

const largest = 9 * 1_048_576;

class Dice {
  constructor(private state: number) {
    this.state = Math.imul(this.state + 1, 0x9e3779b1);
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  of<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  some<T>(values: readonly T[], most: number): T[] {
    return Array.from({ length: 1 + this.below(most) }, () => this.of(values));
  }

  /** Mostly some hundred kilobytes, sometimes as much as a document may have. */
  size(): number {
    return Math.max(1_000, Math.floor(largest * this.next() ** 4));
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.below(256));
  }

  /** Parts of it elsewhere, twice, or flipped. */
  changed(bytes: Buffer): Buffer {
    let now = bytes;
    for (let changes = 1 + this.below(20); changes > 0; changes--) {
      const [at, length] = [this.below(now.length), this.below(2_000)];
      const part = now.subarray(at, at + length);
      const times = this.below(20);
      now = Buffer.concat([
        now.subarray(0, at),
        ...Array<Buffer>(times).fill(part),
        now.subarray(at + this.below(length + 1)),
      ]);
      const place = this.below(now.length);
      if (now.length > 0) now[place] = this.below(256);
    }
    return now.subarray(0, largest);
  }

  private next(): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.state / 2 ** 32;
  }
}

/** As large, and of the same type: noise, as the packed pixels of a picture are, in a file that says what it should. */
export function honestFileLike({ bytes }: GeneratedFile): Buffer {
  const isPdf = bytes.toString('latin1', 0, 4) === '%PDF';
  const [before, after] = isPdf
    ? [
        '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Subtype /Image /Filter /DCTDecode >>\nstream\n',
        '\nendstream\nendobj\n',
      ]
    : [Buffer.from(jpegBeginning, 'hex').toString('latin1'), ''];
  const length = Math.max(0, bytes.length - before.length - after.length);
  return Buffer.concat([Buffer.from(before, 'latin1'), randomBytes(length), Buffer.from(after)]);
}

/** Up to its pixels: tables, a size, a scan. */
const jpegBeginning = 'ffd8ffdb0004aabbffc40004aabbffc0000b080010002001011100ffda0008010100003f00';
