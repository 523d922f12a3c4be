import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateSync } from 'node:zlib';
import { DocumentRejected } from '#errors';
import { PdfReader } from './pdf-reader.js';

const plain = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';

async function judged(bytes: Uint8Array, sizes: readonly number[] = [bytes.length]): Promise<string> {
  const reader = new PdfReader();
  try {
    for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
      const size = sizes[turn % sizes.length] ?? 1;
      await reader.read(Buffer.from(bytes.subarray(at, at + size)));
      at += size;
    }
    await reader.end();
    return 'taken';
  } catch (refused) {
    if (refused instanceof DocumentRejected) return refused.params.reason;
    throw refused;
  }
}

function packed(text: string, type = '/Type /ObjStm '): Buffer {
  const head = `${plain}5 0 obj\n<< ${type}/N 1 /First 4 /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), deflateSync(text), Buffer.from('\nendstream\nendobj\n')]);
}

/** Of the processor, which other programs do not lengthen. */
async function microsecondsFor(file: string): Promise<number> {
  const before = process.cpuUsage();
  await judged(Buffer.from(file));
  return process.cpuUsage(before).user;
}

describe('a PDF', () => {
  const files = [
    Buffer.from(plain),
    Buffer.from(`${plain}9 0 obj\n<< /S /J#61vaScript >>\nendobj`),
    Buffer.from(`${plain}9 0 obj\n<< >>\nstream\n\n7 0 obj <</S/Launch>>\nendstream`),
    Buffer.from(`${plain}trailer << /Encrypt 3 0 R >>`),
    packed('1 0 << /S /JavaScript >>'),
    packed('1 0 << /A (b) >>'),
    packed('0'.repeat(20_000_000)),
  ];

  test('is judged the same in chunks of any length', async () => {
    const whole = await Promise.all(files.map((file) => judged(file)));
    expect(whole).toEqual(['taken', 'scripted', 'scripted', 'encrypted', 'scripted', 'taken', 'bomb']);
    const cuts = fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.nat(files.length - 2), cuts, async (which, sizes) => {
        expect(await judged(files[which] ?? Buffer.alloc(0), sizes)).toBe(whole[which]);
      }),
      { numRuns: 200 },
    );
  });

  test('may be packed twice over, and no more', async () => {
    const packedBy = (...filters: string[]): Promise<string> =>
      judged(Buffer.from(`${plain}5 0 obj\n<< /Filter [${filters.join(' ')}] >>\nendobj\n`));
    expect(await packedBy('/FlateDecode', '/Fl')).toBe('taken');
    expect(await packedBy('/FlateDecode', '/Fl', '/FlateDecode')).toBe('bomb');
  });

  test('cannot hide a script in an object stream that does not say that it is one', async () => {
    expect(await judged(packed('1 0 << /OpenAction << /S /JavaScript >> >>', ''))).toBe('scripted');
    expect(await judged(packed('1 0 << /A (b) >>', ''))).toBe('taken');
  });

  test.each([
    ['objects', '1 0 obj\n', 600_000],
    ['object streams', '1 0 obj<</N 1/First 4>>\nstream\n1 0 1\nendstream\n', 6_000],
  ])('with more %s than anybody has written is refused', async (_, part, count) => {
    expect(await judged(Buffer.from(plain + part.repeat(count)), [65_536])).toBe('bomb');
  });

  test.each(['>>stream\n1 0 obj', '>>stream\nendstream', '>>stream\nobj ', '>>stream\nobj endstream '])(
    'takes no longer for having many streams, such as %j',
    async (part) => {
      const file = plain + part.repeat(1_000_000 / part.length);
      const withoutStreams = await microsecondsFor(file.replaceAll('>>stream', '>> steam'));
      expect(await microsecondsFor(file)).toBeLessThan(withoutStreams * 10);
    },
  );

  test('cannot hide a script behind anything', async () => {
    const before = fc.oneof(
      fc.string(),
      fc.constantFrom('(', ')', '<<', '>>', '% ', '>> stream\n', 'endstream', '<', '(\\', '/Name', '\\('),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(before, { maxLength: 8 }), async (parts) => {
        const file = `${plain}5 0 obj\n${parts.join(' ')}\n6 0 obj << /S /JavaScript >>\nendobj\n`;
        expect(['scripted', 'bomb', 'encrypted']).toContain(await judged(Buffer.from(file)));
      }),
      { numRuns: 500 },
    );
  });

  test('of any bytes is judged, without an internal error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (noise) => {
        const verdict = await judged(Buffer.concat([Buffer.from(plain), noise]));
        expect(['taken', 'scripted', 'bomb', 'encrypted', 'unreadable']).toContain(verdict);
      }),
      { numRuns: 300 },
    );
  });
});

const mebibyte = 1024 * 1024;
const beginning = '%PDF-1.7\n1 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj\n2 0 obj << ';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('an object of millions of names is not held in memory', async () => {
  const reader = new PdfReader();
  await reader.read(Buffer.from(beginning));
  const before = heapBytes();
  for (let batch = 0; batch < 100; batch++) {
    const names = Array.from({ length: 10_000 }, (_, index) => `/${(batch * 10_000 + index).toString(36)}`);
    await reader.read(Buffer.from(names.join('')));
  }
  expect(heapBytes() - before).toBeLessThan(5 * mebibyte);
  await reader.read(Buffer.from(' >> endobj\n'));
  await reader.end();
});

test('a few packed bytes that become many leave others their turn', async () => {
  const squeezed = deflateSync(Buffer.concat([Buffer.from('100 0 '), Buffer.alloc(15 * mebibyte, '/')]));
  const dictionary = `/Type /ObjStm /N 1 /First 6 /Filter /FlateDecode /Length ${squeezed.length} >>`;
  const file = Buffer.concat([
    Buffer.from(`${beginning}${dictionary}\nstream\n`),
    squeezed,
    Buffer.from('\nendstream endobj\n'),
  ]);
  const reader = new PdfReader();
  const turns: number[] = [];
  const read = new AbortController();
  const reading = Promise.resolve(reader.read(file)).then(() => read.abort());
  // In time of the processor, which other programs do not lengthen.
  let last = process.cpuUsage();
  while (!read.signal.aborted) {
    await new Promise((resolve) => setImmediate(resolve));
    const { user } = process.cpuUsage(last);
    turns.push(user);
    last = process.cpuUsage();
  }
  await reading;
  const all = turns.reduce((sum, turn) => sum + turn, 0);
  expect(Math.max(...turns)).toBeLessThan(all / 4);
  await reader.end();
});
