import { promisify } from 'node:util';
import { createInflate, inflateSync } from 'node:zlib';
import { PdfDictionary, isFilter } from './pdf-dictionary.js';
import { type ObjectStreamHead, PackedObjects } from './packed-objects.js';
import { PdfFindings, PdfRefused, isWhole } from './pdf-findings.js';
import { PdfLexer } from './pdf-lexer.js';
import type { Bracket, PdfListener } from './pdf-listener.js';
import { type PictureLimits, isTooLarge } from './picture-size.js';

/** Far more than a document of 10 MB has that a program has written. */
const mostObjects = 500_000;
const mostPackedStreams = 5_000;
const mostPackings = 2;
const mostPackedBytes = 2 * 1024 * 1024;
/** For all packed objects together, once they are unpacked. */
const mostUnpackedBytes = 16 * 1024 * 1024;
/**
 * What programs write becomes five to fifteen times as long. What becomes much longer is made to cost others work, and
 * is refused early; of the first mebibyte nothing is said.
 */
const mostTimesLonger = 40;
const unpackedFreely = 1024 * 1024;

const unpackedAtOnce = 64 * 1024;

/** Read without a pause: a few milliseconds, whatever they hold. */
const readAtOnce = 16 * 1024;

const othersHadTheirTurn = promisify(setImmediate);

interface ObjectStream {
  readonly head: ObjectStreamHead;
  readonly bytes: Buffer;
  /** By Flate, or stored as they are. */
  readonly isPacked: boolean;
}

/**
 * Finds what would run when a PDF is opened, in plain objects and in packed ones. Pages are not rendered here: that is
 * done when the document is validated. It runs in `PdfThread`, and imports nothing that would take memory there.
 */
export class PdfReader implements PdfListener {
  private readonly lexer = new PdfLexer(this);
  private readonly findings = new PdfFindings();
  private readonly dictionary = new PdfDictionary();
  /** Readers may see another dictionary than was read here. */
  private isUnclear = false;
  private valueOf: string | undefined;
  private size = new Map<string, number>();
  private packed: Buffer[] | undefined;
  private packedBytes = 0;
  private readonly waiting: ObjectStream[] = [];
  private packedBytesOfAll = 0;
  private unpackedBytes = 0;
  private objectsLeft = mostObjects;
  private packedStreamsLeft = mostPackedStreams;
  private packedObjectsLeft = mostObjects;
  private isDropped = false;

  constructor(private readonly largestPicture: PictureLimits) {}

  async read(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length; at += readAtOnce) {
      this.lexer.read(bytes.subarray(at, at + readAtOnce));
      if (this.waiting.length > 0) await this.lookIntoAll();
      await this.turn();
    }
  }

  async end(): Promise<void> {
    this.lexer.end();
    // Readers that go by the length of a stream need no end of it.
    if (this.packed !== undefined) this.findings.isOpaque = true;
    if (this.lexer.isLost && this.dictionary.isOfObjects()) this.findings.isOpaque = true;
    await this.lookIntoAll();
    this.findings.judge();
  }

  /** Nobody waits for it any more. */
  drop(): void {
    this.isDropped = true;
  }

  name(name: string): void {
    this.valueOf = name;
    this.findings.name(name);
    this.dictionary.name(name);
    if (this.dictionary.packings > mostPackings) throw new PdfRefused('bomb');
  }

  hiddenName(name: string): void {
    this.findings.hiddenName(name);
    this.dictionary.hiddenName(name);
  }

  word(word: string): void {
    if (word === 'stream' && this.dictionary.isOfObjects()) this.findings.isOpaque = true;
    if (word === 'R') this.dictionary.refers();
    if (this.valueOf !== undefined) this.value(this.valueOf, word);
    this.valueOf = undefined;
  }

  opens(bracket: Bracket): void {
    this.findings.opens(bracket);
  }

  objectBegins(isCertain: boolean): void {
    if (--this.objectsLeft < 0) throw new PdfRefused('bomb');
    this.findings.hasObjects = true;
    this.valueOf = undefined;
    // A reader that goes by its length reads on.
    if (this.packed !== undefined) this.findings.isOpaque = true;
    this.packed = undefined;
    this.packedBytes = 0;
    this.isUnclear = !isCertain;
    this.dictionary.begin(isCertain);
    this.size = new Map();
  }

  readersDiffer(): void {
    this.isUnclear = true;
  }

  streamBegins(endsLine: boolean): void {
    this.valueOf = undefined;
    if (!this.dictionary.isOfObjects()) return;
    if (this.isUnclear || !endsLine) this.findings.isOpaque = true;
    if (--this.packedStreamsLeft < 0) throw new PdfRefused('bomb');
    this.packed = [];
  }

  streamBytes(bytes: Buffer): void {
    if (this.packed === undefined || bytes.length === 0) return;
    this.packedBytes += bytes.length;
    if (this.packedBytes > mostPackedBytes) throw new PdfRefused('bomb');
    // Copied, because the buffer is reused by the network.
    this.packed.push(Buffer.from(bytes));
  }

  streamEnds(): void {
    if (this.packed === undefined) return;
    const { count, first, isPacked } = this.head();
    if (isPacked === undefined || !Number.isFinite(count + first)) this.findings.isOpaque = true;
    else {
      if (!isPacked && !this.endsWhereItSays()) this.lexer.lookEverywhere();
      this.waiting.push({ head: { count, first }, bytes: Buffer.concat(this.packed), isPacked });
    }
    this.packed = undefined;
    this.packedBytes = 0;
  }

  private head(): ObjectStreamHead & { isPacked: boolean | undefined } {
    const [count = NaN, first = NaN] = [this.dictionary.figure('N'), this.dictionary.figure('First')];
    return { count, first, isPacked: this.dictionary.isPacked() };
  }

  /**
   * Or shorter. Readers that go by a length elsewhere, or beyond this end, find objects in what comes. What is packed
   * says itself where it ends.
   */
  private endsWhereItSays(): boolean {
    return (this.dictionary.figure('Length') ?? 0) <= this.packedBytes;
  }

  private value(of: string, word: string): void {
    this.findings.figure(of, word);
    this.dictionary.value(of, word);
    if (!isWhole(word)) return;
    // The filter is in an object of its own.
    if (isFilter(of)) this.isUnclear = true;
    if (of !== 'Width' && of !== 'Height') return;
    this.size.set(of, Number(word));
    const [width, height] = [this.size.get('Width'), this.size.get('Height')];
    if (width === undefined || height === undefined || width < 1 || height < 1) return;
    if (isTooLarge({ width, height }, this.largestPicture)) throw new PdfRefused('bomb');
  }

  private async lookIntoAll(): Promise<void> {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) await this.lookInto(next);
  }

  private async lookInto({ head, bytes, isPacked }: ObjectStream): Promise<void> {
    const objects = new PackedObjects(head, this.findings, () => {
      if (--this.packedObjectsLeft < 0) throw new PdfRefused('bomb');
    });
    for await (const piece of isPacked ? this.unpacked(bytes) : [bytes]) {
      objects.read(piece);
      await this.turn();
    }
    objects.end();
  }

  private unpacked(packed: Buffer): Iterable<Buffer> | AsyncIterable<Buffer> {
    // It is refused anyway, and what does not unpack is charged to nobody.
    if (this.findings.isOpaque) return [];
    this.packedBytesOfAll += packed.length;
    const most = Math.min(mostUnpackedBytes, unpackedFreely + mostTimesLonger * this.packedBytesOfAll);
    try {
      const maxOutputLength = Math.max(1, most - this.unpackedBytes);
      const objects = inflateSync(packed, { maxOutputLength, chunkSize: unpackedAtOnce });
      this.unpackedBytes += objects.length;
      return objects.length <= unpackedAtOnce ? [objects] : inPieces(packed);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new PdfRefused('bomb');
      this.findings.isOpaque = true;
      return [];
    }
  }

  private async turn(): Promise<void> {
    await othersHadTheirTurn();
    if (this.isDropped) throw new Error('Nobody waits for this PDF any more');
  }
}

/** Unpacks once more what is known to unpack: held whole, that of many files would fill the memory. */
function inPieces(packed: Buffer): AsyncIterable<Buffer> {
  const inflating = createInflate({ chunkSize: unpackedAtOnce });
  inflating.end(packed);
  return inflating;
}
