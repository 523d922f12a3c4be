import { isDelimiter, isLineEnd, isSpace, unescaped } from './pdf-characters.js';
import { HiddenNames } from './pdf-hidden-names.js';
import { HiddenKeywords } from './pdf-hidden-keywords.js';
import type { Bracket, PdfListener } from './pdf-listener.js';
import { overlap, streamEnd } from './pdf-stream-end.js';

type State = 'plain' | 'name' | 'word' | 'text' | 'hex' | 'comment' | 'stream';

const longestToken = 127;
const mostOpen = 500;
const [slash, percent, open, close, backslash, less, greater, square, squared, lineFeed, carriageReturn] = [
  ...Buffer.from('/%()\\<>[]\n\r'),
];

/**
 * Reads the tokens of a PDF in byte order and ignores its cross-reference tables, which may point anywhere; programs
 * that repair files do the same. So `obj` begins an object anywhere, even within a text, a comment or a stream, and
 * `trailer` what trailers say. From then on the rest of what it stood in is read otherwise than by readers who come from
 * its beginning: the lexer is lost, and names count wherever they are.
 */
export class PdfLexer {
  private state: State = 'plain';
  private token = '';
  private depth = 0;
  private escaped = false;
  private afterDictionary = false;
  private recent = 0;
  /** Dictionaries and arrays, the innermost last. */
  private readonly brackets: Bracket[] = [];
  private numbersBefore = 0;
  private held: Buffer = Buffer.alloc(0);
  /** The byte after `stream`, until the next is known. */
  private afterStream: number | undefined;
  private readonly keywords = new HiddenKeywords();
  private readonly hidden = new HiddenNames((name) => this.listener.hiddenName(name));
  /** Readers may be elsewhere than the lexer, in an object that began where none does for them. */
  isLost = false;

  /** Where it is known where objects begin, none begins within a text, and no stream at all. */
  constructor(
    private readonly listener: PdfListener,
    private readonly knowsObjects = false,
  ) {}

  read(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;)
      at = this.state === 'stream' ? this.inStream(bytes, at) : this.outside(bytes, at);
  }

  end(): void {
    if (this.state !== 'stream') this.finishToken();
    else {
      this.startStream(undefined);
      this.passOn(this.held);
    }
    this.hidden.finish();
  }

  /** From here on, names count in texts, comments and streams as well. */
  lookEverywhere(): void {
    this.hidden.turnOn();
  }

  /** Whether what comes is part of a text or a comment. */
  isWithin(): boolean {
    return this.state === 'text' || this.state === 'hex' || this.state === 'comment';
  }

  /** Reads up to the end of the bytes, or to the start of a stream. */
  private outside(bytes: Buffer, from: number): number {
    for (let at = from; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      this.recent = ((this.recent << 8) | byte) >>> 0;
      if (this.isWithin()) this.skipped(byte);
      else if (isSpace[byte] === 1 || isDelimiter[byte] === 1) {
        this.finishToken();
        if (this.is('stream')) {
          this.afterStream = byte;
          this.hidden.add(byte);
          return at + 1;
        }
        this.border(byte);
      } else this.lengthen(byte);
    }
    return bytes.length;
  }

  /** The compiler assumes that a call does not change a state that was just compared. */
  private is(state: State): boolean {
    return this.state === state;
  }

  private skipped(byte: number): void {
    this.hidden.add(byte);
    if (!this.knowsObjects && this.keywords.add(byte)) {
      this.state = 'plain';
      this.hidden.drop();
      this.lose();
      this.listener.objectBegins?.(false);
      this.border(byte);
    } else if (this.state === 'comment') {
      if (isLineEnd[byte] === 1) this.endComment();
    } else if (this.state === 'hex') this.inHex(byte);
    else if (this.escaped) this.escaped = false;
    else if (byte === backslash) this.escaped = true;
    else if (byte === open) this.depth += 1;
    else if (byte === close && --this.depth === 0) this.state = 'plain';
  }

  private endComment(): void {
    this.state = 'plain';
    if (this.keywords.isPending) this.listener.objectBegins?.(false);
    this.keywords.forget();
  }

  /** The second `<` of a dictionary, the end of a text in hexadecimal, or what is within it. */
  private inHex(byte: number): void {
    const isDictionary = byte === less && ((this.recent >>> 8) & 0xff) === less;
    if (isDictionary) this.opened('<<');
    if (isDictionary || byte === greater) this.closed();
  }

  /** What was read does not count for what comes: `<00>>` is no end of a dictionary, and `<<<` begins one. */
  private closed(): void {
    this.state = 'plain';
    this.recent = 0;
  }

  private border(byte: number): void {
    if (isSpace[byte] === 1) return;
    this.numbersBefore = 0;
    this.afterDictionary = byte === greater && ((this.recent >>> 8) & 0xff) === greater;
    if (byte === slash) this.state = 'name';
    else if (byte === percent) this.skip('comment');
    else if (byte === less) this.skip('hex');
    else if (byte === square) this.opened('[');
    else if (byte === squared) this.closes('[');
    else if (this.afterDictionary) {
      this.closes('<<');
      this.recent = 0;
    } else if (byte === open) {
      this.skip('text');
      this.depth = 1;
      this.escaped = false;
    }
  }

  private lose(): void {
    this.isLost = true;
    this.lookEverywhere();
    this.listener.readersDiffer?.();
  }

  private skip(state: 'text' | 'hex' | 'comment'): void {
    this.state = state;
    this.keywords.forget();
  }

  private opened(bracket: Bracket): void {
    this.listener.opens(bracket);
    if (this.brackets.length < mostOpen) this.brackets.push(bracket);
    else this.lose();
  }

  private closes(bracket: Bracket): void {
    if (this.brackets.at(-1) === bracket) this.brackets.pop();
    else this.listener.readersDiffer?.();
  }

  private lengthen(byte: number): void {
    if (this.state === 'plain') this.state = 'word';
    if (this.token.length < longestToken) this.token += String.fromCharCode(byte);
  }

  private finishToken(): void {
    const { state, token, afterDictionary } = this;
    if (state === 'plain') return;
    this.token = '';
    this.state = 'plain';
    this.afterDictionary = false;
    if (state === 'name') {
      this.numbersBefore = 0;
      return this.listener.name(unescaped(token));
    }
    if (token === 'stream' && afterDictionary && !this.knowsObjects) this.state = 'stream';
    else this.finishWord(token);
  }

  private finishWord(word: string): void {
    if (word !== 'obj') this.listener.word(word);
    else this.objectBegins(this.numbersBefore >= 2 && this.brackets.length === 0);
    this.numbersBefore = /^\d{1,10}$/.test(word) ? this.numbersBefore + 1 : 0;
  }

  private objectBegins(isCertain: boolean): void {
    this.listener.objectBegins?.(isCertain && !this.isLost);
  }

  /** Readers differ in whether a dictionary within another may have a stream. */
  private startStream(next: number | undefined): boolean {
    if (this.afterStream === undefined) return false;
    const isPair = this.afterStream === carriageReturn && next === lineFeed;
    if (this.brackets.length > 0) this.lose();
    this.listener.streamBegins?.(isPair || this.afterStream === lineFeed);
    this.afterStream = undefined;
    return isPair;
  }

  /** Reads up to the end of the bytes, or past the end of the stream. */
  private inStream(bytes: Buffer, begin: number): number {
    const from = this.startStream(bytes[begin]) ? begin + 1 : begin;
    const all = this.held.length === 0 ? bytes.subarray(from) : Buffer.concat([this.held, bytes.subarray(from)]);
    const before = this.held.length;
    const end = streamEnd(all);
    if (end === undefined) {
      const passed = Math.max(0, all.length - overlap);
      this.passOn(all.subarray(0, passed));
      this.held = Buffer.from(all.subarray(passed));
      return bytes.length;
    }
    this.passOn(all.subarray(0, end.at));
    this.hidden.drop();
    this.listener.streamEnds?.();
    this.closed();
    this.brackets.length = 0;
    this.held = Buffer.alloc(0);
    if (end.isObject) this.objectBegins(true);
    return from + Math.max(0, end.after - before);
  }

  private passOn(bytes: Buffer): void {
    this.hidden.addAll(bytes);
    this.listener.streamBytes?.(bytes);
  }
}
