import { isSpace } from './pdf-characters.js';
import type { PdfFindings } from './pdf-findings.js';
import { PdfLexer } from './pdf-lexer.js';
import type { Bracket, PdfListener } from './pdf-listener.js';

/** What the dictionary of an object stream says. */
export interface ObjectStreamHead {
  /** How many objects it holds. */
  readonly count: number;
  /** Where they begin: before are the number and the place of each. */
  readonly first: number;
}

const [zero = 0, nine = 0] = [...Buffer.from('09')];

/**
 * Reads the objects of an object stream, unpacked. Readers begin at the places that it names: one that is within a text
 * or a comment for those who read all of it would show others, so then it is opaque.
 */
export class PackedObjects {
  private readonly lexer: PdfLexer;
  private readonly figures: number[] = [];
  private figure: number | undefined;
  private starts: Float64Array | undefined;
  private next = 0;
  private at = 0;

  /** `takeObject` throws when there are too many. */
  constructor(
    private readonly head: ObjectStreamHead,
    private readonly findings: PdfFindings,
    private readonly takeObject: () => void,
  ) {
    this.lexer = new PdfLexer(new PackedTokens(findings), true);
  }

  read(piece: Buffer): void {
    let from = this.starts === undefined ? this.readHead(piece) : 0;
    while (from < piece.length) {
      const start = this.starts?.[this.next] ?? Infinity;
      if (start <= this.at) {
        if (start === this.at && this.lexer.isWithin()) this.findings.isOpaque = true;
        this.next += 1;
        continue;
      }
      const to = Math.min(piece.length, from + start - this.at);
      this.lexer.read(piece.subarray(from, to));
      this.at += to - from;
      from = to;
    }
  }

  end(): void {
    this.lexer.end();
    if (this.starts === undefined && this.head.count > 0) this.findings.isOpaque = true;
  }

  /** Numbers and space alone. Returns where it ends. */
  private readHead(piece: Buffer): number {
    let from = 0;
    for (; from < piece.length && !this.isHeadRead(); from += 1, this.at += 1) {
      const byte = piece[from] ?? 0;
      if (byte >= zero && byte <= nine) this.figure = (this.figure ?? 0) * 10 + byte - zero;
      else if (isSpace[byte] === 1) this.finishFigure();
      else break;
    }
    if (from === piece.length) return from;
    this.finishFigure();
    if (!this.isHeadRead()) this.findings.isOpaque = true;
    const places = this.figures.filter((_, index) => index % 2 === 1);
    this.starts = Float64Array.from(places, (place) => this.head.first + place).sort();
    return from;
  }

  private isHeadRead(): boolean {
    return this.figures.length >= 2 * this.head.count;
  }

  private finishFigure(): void {
    if (this.figure === undefined) return;
    this.takeObject();
    this.figures.push(this.figure);
    this.figure = undefined;
  }
}

class PackedTokens implements PdfListener {
  private latest: string | undefined;

  constructor(private readonly findings: PdfFindings) {}

  name(name: string): void {
    this.latest = name;
    this.findings.name(name);
  }

  word(word: string): void {
    if (this.latest !== undefined) this.findings.figure(this.latest, word);
    this.latest = undefined;
    // Some readers look for its end, and read on after it.
    if (word === 'stream') this.findings.isOpaque = true;
  }

  opens(bracket: Bracket): void {
    this.findings.opens(bracket);
  }

  hiddenName(name: string): void {
    this.findings.hiddenName(name);
  }
}
