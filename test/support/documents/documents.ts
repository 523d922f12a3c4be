import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Answer, Api } from '../service/api.js';

export interface FormOptions {
  readonly name?: string;
  readonly type?: string;
  /** The field that carries the file. */
  readonly field?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export function formWith(
  bytes: Uint8Array,
  { name = 'document.bin', type = 'application/octet-stream', field = 'file', fields = {} }: FormOptions = {},
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

export function upload(
  api: Api,
  bytes: Uint8Array,
  { headers = {}, ...options }: FormOptions & { headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  return api.post('/compliance/documents', formWith(bytes, options), headers);
}

/** The id of a picture that no check has anything against; no two are alike. */
export async function uploadPicture(api: Api): Promise<string> {
  return idOf(await upload(api, await pictureBytes(), { name: 'document.png', type: 'image/png' }));
}

/** A photograph of people, from the package that brings the face detector (MIT); no two are alike. */
export function faceBytes(): Promise<Buffer> {
  const source = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'));
  const brightness = 0.9 + Math.random() * 0.2;
  return sharp(join(source, 'demo/sample1.jpg')).resize(800).modulate({ brightness }).png().toBuffer();
}

export async function uploadFace(api: Api): Promise<string> {
  return idOf(await upload(api, await faceBytes(), { name: 'face.png', type: 'image/png' }));
}

/** The id of a picture with nothing on it. */
export async function uploadFlatPicture(api: Api): Promise<string> {
  const shade = { r: 100 + Math.floor(Math.random() * 100), g: 120, b: 140 };
  const flat = sharp({ create: { width: 900, height: 600, channels: 3, background: shade } });
  return idOf(await upload(api, await flat.png().toBuffer(), { name: 'flat.png', type: 'image/png' }));
}

let drawn = 0;

/** A page of text on paper. */
export function pictureBytes(): Promise<Buffer> {
  const lines = Array.from({ length: 14 }, (_, line) => {
    const text = `${String(drawn++)} ${crypto.randomUUID()} ${crypto.randomUUID()}`;
    return `<text x="40" y="${80 + line * 45}" font-family="sans-serif" font-size="26">${text}</text>`;
  });
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="720"><rect width="100%" height="100%" fill="#f4f1e8"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(page)).png().toBuffer();
}

function idOf({ status, body }: Answer): string {
  if (status !== 201) throw new Error(`A document could not be uploaded: ${status} ${JSON.stringify(body)}`);
  return String(body['id']);
}

type PictureFormat = 'jpeg' | 'png' | 'webp';

/** With noise in it, so that two of them differ and none is a flat surface. */
export function picture({
  format = 'png',
  width = 64,
  height = 48,
}: { format?: PictureFormat; width?: number; height?: number } = {}): Promise<Buffer> {
  const pixels = crypto.getRandomValues(new Uint8Array(64 * 64 * 3));
  return sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'canary-of-the-camera' } } })
    .toFormat(format)
    .toBuffer();
}

/** Of a PNG whose header promises that size: nothing else has to be there. */
export function pngPromising(width: number, height: number): Buffer {
  return pngOf({ width, height, bits: 8, kind: 6 }, deflateSync(Buffer.alloc(1_000)));
}

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  /** 0 grey, 2 colours, 6 colours and how far one sees through them. */
  readonly kind: number;
  readonly interlaced?: boolean;
}

/** A PNG of these packed pixels, whatever its header says of them. */
export function pngOf(
  { width, height, bits, kind, interlaced = false }: PngHeader,
  packedPixels: Buffer,
  ...more: readonly { readonly kind: string; readonly data: Buffer }[]
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, kind, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...more.map((chunk) => pngChunk(chunk.kind, chunk.data)),
    ...[pngChunk('IDAT', packedPixels), pngChunk('IEND', Buffer.alloc(0))],
  ]);
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const page = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>',
  stream('', Buffer.from('0 0 100 100 re f')),
];

export interface PdfParts {
  /** Beside one page: objects from number 5 on, as they stand in the file. */
  readonly objects?: readonly (string | Buffer)[];
  readonly trailer?: string;
}

/** A PDF with one page, a table and a trailer, and whatever else is given. */
export function pdf({ objects = [], trailer = '' }: PdfParts = {}): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  for (const [index, object] of [...page, ...objects].entries()) {
    places.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), latin1(object), Buffer.from('\nendobj\n'));
  }
  const at = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = places.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + end, 'latin1')]);
}

/** An object with bytes, whose dictionary has these entries as well. */
export function stream(entries: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** Objects that lie packed in one. */
export function objectStream(objects: readonly string[]): Buffer {
  const bodies = objects.join(' ');
  let at = 0;
  const table = objects.map((object, index) => {
    const place = at;
    at += object.length + 1;
    return `${100 + index} ${place}`;
  });
  const head = `${table.join(' ')} `;
  const packed = deflateSync(Buffer.from(head + bodies, 'latin1'));
  return stream(`/Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode`, packed);
}

function latin1(object: string | Buffer): Buffer {
  return typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
}
