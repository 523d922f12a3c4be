import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateSync } from 'node:zlib';
import { PdfReader } from './pdf-reader.js';
import { judged, packed, plain } from '../../../../../test/support/documents/judged-pdf.js';
import { pictureLimits } from './picture-limits.js';

/** Of the processor, which other programs do not lengthen. */
async function microsecondsFor(file: string | Buffer): Promise<number> {
  const before = process.cpuUsage();
  await judged(Buffer.from(file));
  return process.cpuUsage(before).user;
}

/** Of three times, as a compiler or a collector may be at work in one. */
async function leastFor(file: string | Buffer): Promise<number> {
  return Math.min(await microsecondsFor(file), await microsecondsFor(file), await microsecondsFor(file));
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

  const script = '1 0 << /OpenAction << /S /JavaScript >> >>';

  function packedAs(dictionary: string, bytes: Buffer, end = '>>\nstream\n'): Buffer {
    const head = `${plain}5 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${dictionary} ${end}`;
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream\nendobj\n')]);
  }

  const flate = '/Filter /FlateDecode';
  // Each of them is opened by pdf.js, which runs the script.
  test.each<[string, Buffer]>([
    ['text', packedAs(`${flate} /X ( obj)`, deflateSync(script))],
    ['text in hexadecimal', packedAs(`${flate} /X < obj>`, deflateSync(script))],
    ['comment', packedAs(`${flate} % obj\n`, deflateSync(script))],
    ['word', packedAs(`${flate} /X obj`, deflateSync(script))],
    ['dictionary, as if one began', packedAs(`${flate} /X 1 0 obj`, deflateSync(script))],
    ['bracket too many', packedAs(`${flate} /X [ >> ] 1 0 obj`, deflateSync(script))],
    ['comment before its bytes', packedAs(flate, deflateSync(script), '>>%\nstream\n')],
    ['word before its bytes', packedAs(flate, deflateSync(script), '>> 1 stream\n')],
    ['filter used twice', packedAs('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(script)))],
    ['filter that is elsewhere', packedAs('/Filter 9 0 R', Buffer.from(`${Buffer.from(script).toString('hex')}>`))],
    [
      'filter of which one part is elsewhere',
      packedAs('/Filter [9 0 R /FlateDecode]', Buffer.from(`${Buffer.from(script).toString('hex')}>`)),
    ],
    ['object within its bytes', packedAs(flate, deflateSync(`% 7 0 obj\n${script}`, { level: 0 }))],
    ['missing end', packedAs(flate, deflateSync(script)).subarray(0, -18)],
  ])('cannot hide packed objects by a %s', async (_, bytes) => {
    expect(['unreadable', 'scripted']).toContain(await judged(bytes));
  });

  test.each(['<(>', '<%>', '<<', '<00>>', '[ >>', '(<)'])(
    'cannot hide a script behind %s in its dictionary',
    async (before) => {
      const file = Buffer.from(`${plain}9 0 obj\n<< /X ${before} /OpenAction << /S /JavaScript >> >>\nendobj\n`);
      expect(await judged(file)).toBe('scripted');
    },
  );

  test('may store packed objects without packing them', async () => {
    expect(await judged(packedAs('', Buffer.from('1 0 << /A (b) >>')))).toBe('taken');
    expect(await judged(packedAs('', Buffer.from(script)))).toBe('scripted');
  });

  function packedOften(times: number, objects: (at: number) => string): Buffer {
    return Buffer.concat(Array.from({ length: times }, (_, at) => packed(objects(at))));
  }

  test('may have as many packed objects as programs write', async () => {
    // Of the structure of a tagged file of a thousand pages, in which little differs.
    const elements = (at: number): string =>
      `1 0 ${Array.from({ length: 200 }, (_, of) => {
        const number = at * 200 + of;
        return `<</Type/StructElem/S/Span/P ${number} 0 R/K ${of % 40}/Pg ${at} 0 R>>`;
      }).join('\n')}`;
    expect(await judged(packedOften(1_000, elements))).toBe('taken');
  });

  test('whose few packed bytes become many in many places is refused', async () => {
    expect(await judged(packedOften(500, () => `1 0 ${'/#4a#53x '.repeat(1_000)}`))).toBe('bomb');
    expect(await judged(packedOften(50, () => `1 0 ${'/#4a#53x '.repeat(1_000)}`))).toBe('taken');
  });

  test.each(['', 'nothing that was packed', deflateSync('1 0 << /A (b) >>').subarray(0, -6)])(
    'whose objects cannot be unpacked is unreadable',
    async (content) => {
      const head = `${plain}5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n`;
      expect(await judged(Buffer.concat([Buffer.from(head), Buffer.from(content)]))).toBe('unreadable');
      const file = [head, content, '\nendstream\nendobj\n'].map((part) => Buffer.from(part));
      expect(await judged(Buffer.concat(file))).toBe('unreadable');
    },
  );

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
      const withoutStreams = await leastFor(file.replaceAll('>>stream', '>> steam'));
      expect(await leastFor(file)).toBeLessThan(withoutStreams * 10);
    },
  );

  test('is not unpacked any further once something did not unpack', async () => {
    const broken = (length: number): Buffer => deflateSync(Buffer.alloc(length, ' '), { level: 9 }).subarray(0, -8);
    const many = (count: number, objects: Buffer): Buffer[] => {
      const head = Buffer.from('5 0 obj<</N 1/First 4/Filter/FlateDecode>>stream\n');
      return Array<Buffer>(count).fill(Buffer.concat([head, objects, Buffer.from('\nendstream endobj\n')]));
    };
    // Together they would become 1.3 GB.
    const parts = [Buffer.from(plain), ...many(100, broken(1_000_000)), ...many(300, broken(4_000_000))];
    const file = Buffer.concat(parts);
    const withoutObjects = Buffer.from(file.toString('latin1').replaceAll('/First', '/Other'), 'latin1');
    expect(await judged(file)).toBe('unreadable');
    // Unpacking all of it takes three hundred times as long.
    expect(await leastFor(file)).toBeLessThan((await leastFor(withoutObjects)) * 30);
  });

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
  const reader = new PdfReader(pictureLimits);
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
  const squeezed = deflateSync(`100 0 ${Array.from({ length: 600_000 }, (_, at) => `/Object${at}`).join('')}`);
  const dictionary = `/Type /ObjStm /N 1 /First 6 /Filter /FlateDecode /Length ${squeezed.length} >>`;
  const file = Buffer.concat([
    Buffer.from(`${beginning}${dictionary}\nstream\n`),
    squeezed,
    Buffer.from('\nendstream endobj\n'),
  ]);
  const reader = new PdfReader(pictureLimits);
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
  // Who lets nobody have a turn takes one for all of it; on a busy machine collecting garbage falls into one, too.
  expect(Math.max(...turns)).toBeLessThan(all / 2);
  await reader.end();
});
