/** Receives the tokens of a PDF while it is read. */
export interface PdfListener {
  name(name: string): void;
  /** A bare word or number. */
  word(word: string): void;
  /** The keyword `stream` after a dictionary: the bytes of the stream follow. */
  streamBegins(): void;
  streamBytes(bytes: Buffer): void;
  streamEnds(): void;
}

type State = 'plain' | 'name' | 'word' | 'text' | 'comment' | 'stream';

const longestToken = 127;
/** Longer than any keyword with what has to come before it. */
const overlap = 32;
const isSpace = flags('\0\t\n\f\r ');
const isDelimiter = flags('()<>[]{}/%');
const [slash, percent, open, close, backslash, greater, letterJ] = [...Buffer.from('/%()\\>j')];
const lineEnds = flags('\n\r');

/**
 * Reads the tokens of a PDF in byte order and ignores its cross-reference tables, which may point anywhere; programs
 * that repair files do the same. So `obj` begins an object anywhere, even within a string, a comment or a stream.
 */
export class PdfLexer {
  private state: State = 'plain';
  private token = '';
  private depth = 0;
  private escaped = false;
  private afterDictionary = false;
  private recent = 0;
  private held: Buffer = Buffer.alloc(0);

  constructor(private readonly listener: PdfListener) {}

  read(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;)
      at = this.state === 'stream' ? this.inStream(bytes, at) : this.outside(bytes, at);
  }

  end(): void {
    if (this.state === 'stream') this.listener.streamBytes(this.held);
    else this.finishToken();
  }

  /** Reads up to the end of the bytes, or to the start of a stream. */
  private outside(bytes: Buffer, from: number): number {
    for (let at = from; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      this.recent = ((this.recent << 8) | byte) >>> 0;
      if (this.state === 'text' || this.state === 'comment') this.skipped(byte);
      else if (isSpace[byte] === 1 || isDelimiter[byte] === 1) {
        this.finishToken();
        if (this.is('stream')) return at + (byte === 13 && bytes[at + 1] === 10 ? 2 : 1);
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
    if (byte === letterJ && isObjectAfterSpace(this.recent)) {
      this.state = 'plain';
      this.listener.word('obj');
    } else if (this.state === 'comment') {
      if (lineEnds[byte] === 1) this.state = 'plain';
    } else if (this.escaped) this.escaped = false;
    else if (byte === backslash) this.escaped = true;
    else if (byte === open) this.depth += 1;
    else if (byte === close && --this.depth === 0) this.state = 'plain';
  }

  private border(byte: number): void {
    if (isSpace[byte] === 1) return;
    this.afterDictionary = byte === greater && ((this.recent >>> 8) & 0xff) === greater;
    if (byte === slash) this.state = 'name';
    else if (byte === percent) this.state = 'comment';
    else if (byte === open) {
      this.state = 'text';
      this.depth = 1;
      this.escaped = false;
    }
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
    if (state === 'name') return this.listener.name(unescaped(token));
    if (token === 'stream' && afterDictionary) {
      this.state = 'stream';
      this.listener.streamBegins();
    } else this.listener.word(token);
  }

  /** Reads up to the end of the bytes, or past the end of the stream. */
  private inStream(bytes: Buffer, from: number): number {
    const all = this.held.length === 0 ? bytes.subarray(from) : Buffer.concat([this.held, bytes.subarray(from)]);
    const before = this.held.length;
    const end = streamEnd(all);
    if (end === undefined) {
      const passed = Math.max(0, all.length - overlap);
      this.listener.streamBytes(all.subarray(0, passed));
      this.held = Buffer.from(all.subarray(passed));
      return bytes.length;
    }
    this.listener.streamBytes(all.subarray(0, end.at));
    this.listener.streamEnds();
    this.state = 'plain';
    this.recent = 0;
    this.held = Buffer.alloc(0);
    if (end.isObject) this.listener.word('obj');
    return from + Math.max(0, end.after - before);
  }
}

interface StreamEnd {
  readonly at: number;
  readonly after: number;
  readonly isObject: boolean;
}

/**
 * A stream ends at `endstream`, or at an object that begins within it. Searched in windows that double, so that the work
 * is in proportion to the stream: a file of many short ones would have its rest searched for each of them.
 */
function streamEnd(bytes: Buffer): StreamEnd | undefined {
  for (let from = 0, length = 64; from < bytes.length; from += length, length *= 2) {
    const end = streamEndIn(bytes, from, from + length + overlap);
    if (end !== undefined) return end;
  }
  return undefined;
}

function streamEndIn(bytes: Buffer, from: number, to: number): StreamEnd | undefined {
  const window = bytes.subarray(from, to);
  const end = window.indexOf('endstream');
  const within = end === -1 ? window : window.subarray(0, end);
  for (let at = within.indexOf('obj'); at !== -1; at = within.indexOf('obj', at + 3))
    if (isObjectAt(bytes, from + at)) return { at: from + at, after: from + at + 3, isObject: true };
  return end === -1 ? undefined : { at: from + end, after: from + end + 'endstream'.length, isObject: false };
}

/** `7 0 obj`, or the `endobj` of a stream that never ended. */
function isObjectAt(bytes: Buffer, at: number): boolean {
  if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') return true;
  return /\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*$/.test(bytes.toString('latin1', Math.max(0, at - 24), at));
}

function isObjectAfterSpace(recent: number): boolean {
  return (recent & 0xffffff) === 0x6f626a && isSpace[recent >>> 24] === 1;
}

/** `/J#61vaScript` is `/JavaScript`. */
function unescaped(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function flags(characters: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
