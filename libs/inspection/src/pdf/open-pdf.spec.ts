import { deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { packed, packedSpaces, pdfOf, pdfOfObjects, pdfWith, stream } from '../../../../test/support/documents/pdfs.js';
import { isWhole } from '../../../../test/support/run/sweep.js';
import { type Inspection, nothingRead, reasons } from '../results/inspection.js';
import { openPdf } from './open-pdf.js';

const unreadable = { kind: 'unreadable' };

async function inspectPdf(bytes: Buffer): Promise<Inspection> {
  return (await openPdf(bytes)).inspection;
}

function pageOfText(text: string): Buffer {
  return packed(Buffer.from(`BT /F1 12 Tf 72 720 Td (${text}) Tj ET`));
}

/** Beside what is written there may be pictures on it. */
function letterOf(letters: number): readonly string[] {
  return Array.from({ length: letters / 10 }, () => 'abcdefghij');
}

describe('the pages of a PDF whose text has to be recognized', () => {
  const pages = [letterOf(500), letterOf(120), [], letterOf(10), letterOf(300)];
  const picture = stream('/Type /XObject /Subtype /Image /Width 1 /Height 1', Buffer.of(0));

  test('are those on which next to nothing is written', async () => {
    const { inspection, wordless } = await openPdf(pdfOf(pages));
    expect(wordless).toEqual([2, 3]);
    expect(inspection).toMatchObject({ text: expect.stringMatching(/abcdefghij/), readings: nothingRead });
    expect(inspection).not.toHaveProperty('leftOut');
  });

  test('are those as well that carry no more than stamps beside their pictures', async () => {
    const pdf = pdfOf(pages).toString('latin1');
    const withPicture = pdf.replace('\nxref\n', `\n99 0 obj\n${picture.toString('latin1')}\nendobj\nxref\n`);
    const { inspection, wordless } = await openPdf(Buffer.from(withPicture, 'latin1'));
    expect(wordless).toEqual([1, 2, 3]);
    expect(inspection).not.toHaveProperty('leftOut');
  });

  test('are more than are read: that is told', async () => {
    const { inspection, wordless } = await openPdf(pdfOf([[], [], [], []]));
    expect(wordless).toEqual([0, 1, 2, 3]);
    expect(inspection).toMatchObject({ leftOut: reasons.manyScans });
  });
});

describe('a PDF', () => {
  test('has its pages counted and its text read', async () => {
    const bytes = pdfOf([['Acme S.A. (Argentina)', 'No. 1234567'], ['Page two of articles of association']]);
    const text = expect.stringMatching(
      /^Acme S\.A\. \(Argentina\)\nNo\. 1234567\s+Page two of articles of association\s*$/,
    );
    expect(await inspectPdf(bytes)).toEqual({
      kind: 'pdf',
      pages: 2,
      isWhole: true,
      text,
      readings: { ...nothingRead, text: { outcome: 'absent' } },
    });
  });

  test('keeps the bytes that it was given', async () => {
    const bytes = pdfOf([['Acme']]);
    const copy = Buffer.from(bytes);
    await inspectPdf(bytes);
    expect(bytes).toEqual(copy);
  });

  test('of pictures alone has no text', async () => {
    expect(await inspectPdf(pdfOf([[]]))).toMatchObject({ pages: 1, isWhole: true, text: '' });
  });

  test('of no pages has none, whatever it says', async () => {
    expect(await inspectPdf(pdfWith([]))).toMatchObject({ pages: 0 });
    expect(await inspectPdf(pdfWith([], 1_000_000))).toMatchObject({ pages: 0 });
  });

  test('of very many pages is not read to its end', async () => {
    const bytes = pdfOf(Array.from({ length: 60 }, (_, page) => [`Page ${page + 1}.`]));
    const seen = await inspectPdf(bytes);
    expect(seen).toMatchObject({ pages: 60, isWhole: true, text: expect.stringContaining('Page 50.') });
    expect(seen).toMatchObject({ text: expect.not.stringContaining('Page 51.'), leftOut: reasons.long });
  });

  test('of very much text is not read to its end', async () => {
    // What lies beside the page is no text of it.
    const lines = (count: number): string => `(${'x'.repeat(1_000)}) Tj 0 -1 Td `.repeat(count);
    const much = (count: number): Buffer =>
      pdfWith([packed(Buffer.from(`BT /F1 1 Tf 5 780 Td ${lines(count)} ET`)), pageOfText('The end.')]);
    expect(await inspectPdf(much(190))).toMatchObject({ text: expect.stringContaining('The end.') });
    const seen = await inspectPdf(much(210));
    expect(seen).toMatchObject({ pages: 2, text: expect.not.stringContaining('The end.'), leftOut: reasons.long });
  });

  test('that ends too early is unreadable', async () => {
    const bytes = pdfOf([['Acme']]);
    expect(await inspectPdf(bytes.subarray(0, 150))).toEqual(unreadable);
  });

  const much = packedSpaces(512);
  const flate = '/Filter /FlateDecode';
  const twice = '/Filter [/FlateDecode /FlateDecode]';
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nonsense', () => Buffer.from('%PDF-1.4 hello')],
    ['nothing', () => Buffer.alloc(0)],
    ['a circle of pages', () => pdfOfObjects(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Kids [2 0 R] /Count 1 >>'])],
    ['brackets without end', () => pdfWith([Buffer.from('['.repeat(200_000))])],
    ['a stream of 512 MiB', () => pdfWith([stream(flate, much)])],
    ['a stream packed twice', () => pdfWith([stream(twice, deflateSync(much))])],
  ])('of %s is found out within 5 seconds of work, and takes little memory', async (_, made) => {
    const bytes = await made();
    const before = process.resourceUsage().maxRSS;
    const start = process.cpuUsage();
    const seen = await inspectPdf(bytes);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(5_000);
    // On a slow machine it is given up first.
    const isGivenUp = seen.kind === 'pdf' && seen.readings.text.outcome === 'notRun';
    expect(seen.kind === 'unreadable' || !seen.isWhole || isGivenUp).toBe(true);
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(300 * 1_024);
  });

  test('that takes too long is given up, and its worker ended: what was read until then counts', async () => {
    const slow = packed(Buffer.from(`BT /F1 12 Tf ${'(x) Tj '.repeat(2_000_000)} ET`));
    const { inspection, wordless } = await openPdf(pdfWith([pageOfText('Acme S.A.'), slow]), 900);
    const text = { outcome: 'notRun', reason: reasons.late };
    expect(inspection).toMatchObject({ kind: 'pdf', pages: 2, isWhole: true, text: 'Acme S.A.', readings: { text } });
    expect(wordless).toEqual([]);
  });

  test('that is damaged anywhere never throws', async () => {
    const bytes = pdfOf([['Acme S.A.']]);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.uint8Array({ maxLength: 20 }), async (at, damage) => {
        const damaged = Buffer.from(bytes);
        damaged.set(damage.subarray(0, damaged.length - at), at);
        expect(['pdf', 'unreadable']).toContain((await inspectPdf(damaged)).kind);
      }),
      { numRuns: isWhole ? 20 : 6 },
    );
  });
});
