import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { DocumentRejected } from '#errors';
import type { FormatReader } from './format-reader.js';
import { PdfLexer, type PdfListener } from './pdf-lexer.js';
import { refuseUnlikelySize } from './picture-limits.js';

/** Names of what runs code, connects to other hosts, or embeds files. */
const active = new Set([
  'JavaScript',
  'JS',
  'AA',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'XFA',
  'RichMedia',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
]);
const flate = new Set(['FlateDecode', 'Fl']);
/** Object streams with these filters cannot be unpacked here; no known program writes them. */
const otherFilters = new Set([
  'ASCIIHexDecode',
  'AHx',
  'ASCII85Decode',
  'A85',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
  'Crypt',
  'Predictor',
]);

/** The only names of an object that are remembered for its stream, as a hostile object may have millions. */
const telling = new Set(['ObjStm', 'N', 'First', ...otherFilters]);

const mostPages = 100_000;
/** Far more than a document of 10 MB has that a program has written. */
const mostObjects = 500_000;
const mostPackedStreams = 5_000;
const mostPackings = 2;
const mostPackedBytes = 2 * 1024 * 1024;
/** For all packed objects together, once they are unpacked. */
const mostUnpackedBytes = 16 * 1024 * 1024;

/** Larger pieces save trips to zlib's thread and back. */
const unpackedAtOnce = 64 * 1024;

/** Read without a pause: a few milliseconds, whatever they hold. */
const readAtOnce = 16 * 1024;

/** Lets other requests run first. */
const othersHadTheirTurn = promisify(setImmediate);

const unpack = promisify<Buffer, { maxOutputLength: number; chunkSize: number }, Buffer>(inflate);

/**
 * Finds what would run when a PDF is opened, in plain objects and in packed ones. Pages are not rendered here: that is
 * done when the document is validated.
 */
export class PdfReader implements FormatReader, PdfListener {
  private readonly lexer = new PdfLexer(this);
  private names = new Set<string>();
  private packings = 0;
  private numberFor: string | undefined;
  private numbers = new Map<string, number>();
  private packed: Buffer[] | undefined;
  private packedBytes = 0;
  private readonly waiting: Buffer[] = [];
  private left = mostUnpackedBytes;
  private objectsLeft = mostObjects;
  private packedStreamsLeft = mostPackedStreams;
  private readonly seen = { objects: false, pages: false, encryption: false, activity: false, opaque: false };

  async read(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length; at += readAtOnce) {
      this.lexer.read(bytes.subarray(at, at + readAtOnce));
      if (this.waiting.length > 0) await this.lookIntoAll();
      await othersHadTheirTurn();
    }
  }

  async end(): Promise<void> {
    this.lexer.end();
    await this.lookIntoAll();
    const { objects, pages, encryption, activity, opaque } = this.seen;
    if (encryption) throw new DocumentRejected('encrypted');
    if (activity) throw new DocumentRejected('scripted');
    if (opaque || !objects || !pages) throw new DocumentRejected('unreadable');
  }

  name(name: string): void {
    if (telling.has(name)) this.names.add(name);
    this.numberFor = name;
    if (active.has(name)) this.seen.activity = true;
    else if (name === 'Encrypt') this.seen.encryption = true;
    else if (name === 'Pages') this.seen.pages = true;
    else if (flate.has(name) && ++this.packings > mostPackings) throw new DocumentRejected('bomb');
  }

  word(word: string): void {
    if (word === 'obj') this.beginObject();
    else if (this.numberFor !== undefined && /^\+?\d+$/.test(word)) this.number(this.numberFor, Number(word));
    this.numberFor = undefined;
  }

  streamBegins(): void {
    if (!isObjectStream(this.names)) return;
    if (--this.packedStreamsLeft < 0) throw new DocumentRejected('bomb');
    this.packed = [];
  }

  streamBytes(bytes: Buffer): void {
    if (this.packed === undefined || bytes.length === 0) return;
    this.packedBytes += bytes.length;
    if (this.packedBytes > mostPackedBytes) throw new DocumentRejected('bomb');
    // Copied, because the buffer is reused by the network.
    this.packed.push(Buffer.from(bytes));
  }

  streamEnds(): void {
    if (this.packed === undefined) return;
    if ([...this.names].some((name) => otherFilters.has(name))) this.seen.opaque = true;
    else this.waiting.push(Buffer.concat(this.packed));
    this.packed = undefined;
    this.packedBytes = 0;
  }

  private beginObject(): void {
    if (--this.objectsLeft < 0) throw new DocumentRejected('bomb');
    this.seen.objects = true;
    this.names = new Set();
    this.numbers = new Map();
    this.packings = 0;
    this.packed = undefined;
    this.packedBytes = 0;
  }

  private number(of: string, value: number): void {
    if (of === 'Count' && value > mostPages) throw new DocumentRejected('bomb');
    if (of !== 'Width' && of !== 'Height') return;
    this.numbers.set(of, value);
    const [width, height] = [this.numbers.get('Width'), this.numbers.get('Height')];
    if (width !== undefined && height !== undefined && width > 0 && height > 0) refuseUnlikelySize({ width, height });
  }

  private async lookIntoAll(): Promise<void> {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) await this.lookInto(next);
  }

  /** Piece by piece, as a few packed bytes may have become many. */
  private async lookInto(packed: Buffer): Promise<void> {
    const objects = await this.unpacked(packed);
    this.left -= objects.length;
    const lexer = new PdfLexer(this);
    for (let at = 0; at < objects.length; at += unpackedAtOnce) {
      lexer.read(objects.subarray(at, at + unpackedAtOnce));
      await othersHadTheirTurn();
    }
    lexer.end();
  }

  /** An object stream may also be stored without compression. */
  private async unpacked(bytes: Buffer): Promise<Buffer> {
    try {
      return await unpack(bytes, { maxOutputLength: Math.max(1, this.left), chunkSize: unpackedAtOnce });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new DocumentRejected('bomb');
      if (/^[\d\s]+[<[(\d/]/.test(bytes.toString('latin1', 0, 64))) return bytes;
      this.seen.opaque = true;
      return Buffer.alloc(0);
    }
  }
}

/** Programs unpack one that the table of the file points into, whatever its type says. */
function isObjectStream(names: ReadonlySet<string>): boolean {
  return names.has('ObjStm') || (names.has('N') && names.has('First'));
}
