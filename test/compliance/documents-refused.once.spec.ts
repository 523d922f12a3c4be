import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { objectStream, pdf, picture, pngPromising, stream, upload } from '../support/documents/documents.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { untilKept } from '../support/documents/kept.js';

let gatehouse: OwnGatehouse;
let organization: Organization;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  organization = await gatehouse.organization();
});
afterAll(() => gatehouse.stop());

afterEach(async () => {
  await untilKept(gatehouse, ({ documents, uploads, files }) => documents === files && uploads === 0);
});

async function reasonFor(bytes: Uint8Array): Promise<unknown> {
  const { status, body } = await upload(organization.api, bytes);
  const params = body['params'] as { reason?: string } | undefined;
  return status === 422 && body['name'] === 'DocumentRejected' ? params?.reason : `${status} ${String(body['name'])}`;
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('what is no picture and no PDF is unsupported:', () => {
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'text/html'],
    ['HTML before a PDF', `<html>${pdf().toString('latin1')}`, 'application/octet-stream'],
    ['text', 'dear sirs', 'text/plain'],
    ['a ZIP', 'PK\x03\x04\x14\0\0\0\0\0'.padEnd(60, '\0'), 'application/zip'],
    ['gzip', '\x1f\x8b\x08\0\0\0\0\0', 'application/gzip'],
    ['an ELF program', '\x7fELF\x02\x01\x01'.padEnd(64, '\0'), 'application/x-elf'],
    ['a Windows program', 'MZ\x90\0'.padEnd(64, '\0'), 'application/x-msdownload'],
    ['a shell script', '#!/bin/sh\nrm -rf /\n', 'text/plain'],
    ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;', 'image/gif'],
    ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'image/heic'],
    ['noise', '\x01\xfe\xfd\x01\x02\x03', 'application/octet-stream'],
  ])('%s', async (_, text, detected) => {
    const { status, body } = await upload(organization.api, Buffer.from(text, 'latin1'), { type: 'image/png' });
    expect([status, body['name'], body['params']]).toEqual([
      415,
      'UnsupportedDocumentType',
      { detected, supported: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] },
    ]);
  });
});

describe('a bomb is refused by what it promises, at once:', () => {
  const zeros = deflateSync(Buffer.alloc(64 * 1024 * 1024));

  test.each<[string, () => Buffer]>([
    ['a PNG of 10 gigapixels', () => pngPromising(100_000, 100_000)],
    ['a PNG of one endless row', () => pngPromising(0x7fff_ffff, 1)],
    ['a JPEG of 65,500 by 65,500', () => jpegPromising(65_500, 65_500)],
    ['a WebP of 16,384 by 16,384', () => webpPromising(16_384, 16_384)],
    [
      'a PDF whose objects are packed a thousandfold',
      () => pdf({ objects: [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', zeros)] }),
    ],
    ['a PDF that is packed again and again', () => pdf({ objects: [stream(`/Filter [${'/Fl '.repeat(9)}]`, zeros)] })],
    ['a PDF with two billion pages', () => pdf({ objects: ['<< /Type /Pages /Count 2147483647 /Kids [5 0 R] >>'] })],
    [
      'a PDF with a picture of 10 gigapixels',
      () => pdf({ objects: [stream('/Subtype /Image /Width 100000 /Height 100000', Buffer.from('x'))] }),
    ],
  ])('%s', async (_, make) => {
    const bytes = make();
    expect(await leastMilliseconds(async () => expect(await reasonFor(bytes)).toBe('bomb'), 200)).toBeLessThan(200);
  });

  /** Of the processor, which other programs do not lengthen; of several tries, as this one does something beside it now and then. */
  async function leastMilliseconds(work: () => Promise<void>, enough: number, tries = 8): Promise<number> {
    const begun = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(begun);
    const spent = (user + system) / 1000;
    return spent < enough || tries === 1 ? spent : Math.min(spent, await leastMilliseconds(work, enough, tries - 1));
  }

  function jpegPromising(width: number, height: number): Buffer {
    const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
    frame.writeUInt16BE(height, 5);
    frame.writeUInt16BE(width, 7);
    return Buffer.concat([Buffer.from([0xff, 0xd8]), frame]);
  }

  function webpPromising(width: number, height: number): Buffer {
    const bytes = Buffer.from('RIFF\x20\0\0\0WEBPVP8L\x14\0\0\0\x2f'.padEnd(40, '\0'), 'latin1');
    bytes.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
    return bytes;
  }
});

describe('a PDF that does something is refused, wherever it hides it:', () => {
  test.each<[string, Buffer]>([
    ['open', pdf({ objects: [script] })],
    ['when it is opened', pdf({ objects: [`<< /OpenAction ${script} >>`] })],
    ['with its name in numbers', pdf({ objects: ['<< /S /J#61v#61Script /#4AS (x) >>'] })],
    ['packed', pdf({ objects: [objectStream(['<< /A 1 >>', script])] })],
    ['in a stream that claims to be text', pdf({ objects: [stream('', Buffer.from(`\n9 0 obj\n${script}\nendobj`))] })],
    ['in a comment that a table points into', pdf({ objects: [`null\n% 9 0 obj ${script}`] })],
    ['behind a text that never ends', pdf({ objects: ['(never ends', script] })],
    ['behind a stream that never ends', pdf({ objects: ['<< /Length 9 >>\nstream\nx', script] })],
    ['to start a program', pdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] })],
    ['at each turn of a page', pdf({ objects: ['<< /AA << /O 6 0 R >> >>'] })],
    ['in a file that it carries', pdf({ objects: [stream('/Type /EmbeddedFile', Buffer.from('MZ'))] })],
    ['in a form of XML', pdf({ objects: ['<< /AcroForm << /XFA 6 0 R >> >>'] })],
  ])('%s', async (_, bytes) => {
    expect(await reasonFor(bytes)).toBe('scripted');
  });

  test('but not one that only speaks of it', async () => {
    const objects = [
      '<< /OpenAction [3 0 R /Fit] /Title (How to use /JS and /JavaScript) >>',
      '<< /S /URI /URI (https://example.com/JS/AA/app.js) >> % /Launch',
      stream('', Buffer.from('(/JavaScript) Tj')),
      objectStream(['<< /A 1 >>', '(a /JS b)']),
    ];
    expect((await upload(organization.api, pdf({ objects }))).status).toBe(201);
  });
});

describe('what cannot be read is refused:', () => {
  test('a PDF with a password', async () => {
    expect(await reasonFor(pdf({ trailer: '/Encrypt 9 0 R' }))).toBe('encrypted');
    expect(await reasonFor(pdf({ trailer: '/Encrypt 9 0 R', objects: [script] }))).toBe('encrypted');
  });

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['the name of a PDF and nothing else', () => Buffer.from('%PDF-1.7\n')],
    ['a PDF without pages', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n')],
    [
      'a PDF whose packed objects do not open',
      () => pdf({ objects: [stream('/Type /ObjStm /Filter /FlateDecode', Buffer.from('\x01\xff'))] }),
    ],
    ['the beginning of a JPEG', async () => (await picture({ format: 'jpeg' })).subarray(0, 20)],
    [
      'a JPEG whose tables are missing',
      () => Buffer.from('ffd8ffc0000b080010001001011100ffda0008010100003f00aabbffd9', 'hex'),
    ],
    ['a PNG without pixels', async () => (await picture()).subarray(0, 45)],
    [
      'a PNG with noise for pixels',
      () => pngPromising(10, 10).map((byte, at) => (at > 40 && at < 50 ? 0xee : byte)) as Buffer,
    ],
    ['half a WebP', async () => (await picture({ format: 'webp' })).subarray(0, 200)],
  ])('%s', async (_, make) => {
    expect(await reasonFor(await make())).toBe('unreadable');
  });

  test('a picture that was cut later on is taken: what is missing, its check will say', async () => {
    const whole = await picture({ format: 'jpeg', width: 800, height: 800 });
    expect((await upload(organization.api, whole.subarray(0, whole.length / 2))).status).toBe(201);
  });
});
