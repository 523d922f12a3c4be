import { deflateSync } from 'node:zlib';
import { packedRun } from './packed-runs.js';

/** A PDF with one line of text after the other on each page. */
export function pdfOf(pages: readonly (readonly string[])[]): Buffer {
  return pdfWith(pages.map((lines) => stream('', Buffer.from(textOf(lines), 'latin1'))));
}

/** A PDF whose pages have these contents, as streams of PDF. */
export function pdfWith(contents: readonly Buffer[], count = contents.length): Buffer {
  const kids = contents.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const resources = '/Resources << /Font << /F1 3 0 R >> >>';
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${resources} /Contents ${5 + index * 2} 0 R >>`,
      content,
    ]),
  ]);
}

/** The first is the catalog; they are numbered from 1. */
export function pdfOfObjects(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')];
  let length = lengthOf(parts);
  const offsets = objects.map((object, index) => {
    const offset = length;
    const written = [Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')];
    parts.push(...written);
    length += lengthOf(written);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}

export function stream(dictionary: string, content: Buffer): Buffer {
  const head = `<< ${dictionary} /Length ${content.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')]);
}

export function packed(content: Buffer): Buffer {
  return stream('/Filter /FlateDecode', deflateSync(content, { level: 9 }));
}

export function packedSpaces(mebibytes: number): Buffer {
  return packedRun(' ', mebibytes * 2 ** 20);
}

function textOf(lines: readonly string[]): string {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, String.raw`\$&`));
  return `BT /F1 12 Tf 72 720 Td ${escaped.map((line) => `(${line}) Tj 0 -16 Td`).join(' ')} ET`;
}

function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
