import { createRequire } from 'node:module';

type Document = PDFKit.PDFDocument;

/** What follows is drawn in one piece, in one font. */
interface Run {
  readonly text: string;
  readonly font: string;
}

/** What the library has of the font and the page that it is at. */
interface Opened {
  readonly page: { readonly fonts: Record<string, unknown> };
  readonly _font: {
    readonly id: string;
    readonly ascender: number;
    ref(): unknown;
    readonly font: { hasGlyphForCodePoint(code: number): boolean };
  };
}

export interface Style {
  readonly size: number;
  readonly isBold?: boolean;
  readonly color?: string;
}

export interface Line extends Style {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** The fonts that every reader of PDFs brings know these letters and no others: those of the code page 1252. */
const inEveryReader = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff\u20ac\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]*$/u;
const notLatin1 = /[^\x20-\x7e\u00a1-\u00ff]/gu;
/** Where they are in that code page. */
const beyondLatin1: Readonly<Record<string, string | undefined>> = {
  ...{ '\u20ac': '\x80', '\u2026': '\x85', '\u2018': '\x91', '\u2019': '\x92', '\u201c': '\x93', '\u201d': '\x94' },
  ...{ '\u2022': '\x95', '\u2013': '\x96', '\u2014': '\x97' },
};
const plain = /^[\x20-\x7e]*$/;
const rightToLeft = '\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
const rightToLeftRun = new RegExp(`([${rightToLeft}][${rightToLeft}\\p{M}\\s]*(?<!\\s))`, 'u');
const firstLetter = new RegExp(`\\p{L}`, 'u');
const isRightToLeft = new RegExp(`^[${rightToLeft}]`, 'u');
const inPlaceOfUnknown = '\u25a1';
/** Nobody's name is longer; what is cut off is not measured. */
const mostLetters = 300;
const marksInRow = /(\p{M}{3})\p{M}+/gu;

/**
 * Writes single lines of text into a PDF, whatever somebody has called himself: cut to their width; in DejaVu Sans where the
 * fonts of every reader lack a letter, and with a box for what that lacks as well; right-to-left where the letters run so.
 */
export class PdfLettering {
  private readonly font: string;
  private readonly widths: Record<string, Map<string, number> | undefined> = {};

  constructor(private readonly document: Document) {
    this.font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
  }

  line(told: string, { x, y, width, align = 'left', ...style }: Line): void {
    const runs = this.fitted(told, width, style);
    const used = runs.reduce((sum, run) => sum + this.widthOf(run, style), 0);
    let at = align === 'right' ? x + width - used : x;
    this.document.fillColor(style.color ?? '#1a1a1a');
    for (const run of runs) {
      const wide = this.widthOf(run, style);
      if (run.font === this.font) this.draw(run, at, y, style);
      else this.set(run, at, y, style);
      at += wide;
    }
  }

  private draw({ text, font }: Run, x: number, y: number, { size }: Style): void {
    this.document
      .font(font)
      .fontSize(size)
      .text(text, x, y, { lineBreak: false, features: ['kern'] });
  }

  /** As `text` of the library does without kerning, which takes it most of its time: a month may have 50,000 of these. */
  private set({ text, font }: Run, x: number, y: number, { size }: Style): void {
    const { document } = this;
    document.font(font);
    const { page, _font: opened } = document as unknown as Opened;
    page.fonts[opened.id] ??= opened.ref();
    const hex = Buffer.from(
      text.replaceAll(notLatin1, (letter) => beyondLatin1[letter] ?? ' '),
      'latin1',
    ).toString('hex');
    const baseline = y + (opened.ascender * size) / 1_000;
    document.addContent(
      `BT /${opened.id} ${size} Tf 1 0 0 -1 ${x.toFixed(2)} ${baseline.toFixed(2)} Tm <${hex}> Tj ET`,
    );
  }

  private fitted(told: string, width: number, style: Style): Run[] {
    const letters = [...cleaned(told)];
    const text = letters.slice(0, mostLetters).join('');
    if (letters.length <= mostLetters && this.fits(text, width, style)) return this.runsOf(text, style);
    let [least, most] = [0, Math.min(letters.length, mostLetters)];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (this.fits(cutTo(letters, middle), width, style)) least = middle;
      else most = middle - 1;
    }
    return this.runsOf(cutTo(letters, least), style);
  }

  private fits(text: string, width: number, style: Style): boolean {
    return this.runsOf(text, style).reduce((sum, run) => sum + this.widthOf(run, style), 0) <= width;
  }

  private widthOf({ text, font }: Run, { size }: Style): number {
    if (font === this.font)
      return this.document
        .font(font)
        .fontSize(size)
        .widthOfString(text, { features: ['kern'] });
    let thousandths = 0;
    for (const letter of text) thousandths += this.letterWidth(letter, font);
    return (thousandths * size) / 1_000;
  }

  /** Of a font that every reader has, in thousandths of its size. Asked for once for each letter. */
  private letterWidth(letter: string, font: string): number {
    const widths = this.widths[font] ?? (this.widths[font] = new Map<string, number>());
    const known = widths.get(letter);
    if (known !== undefined) return known;
    const width = this.document.font(font).fontSize(1_000).widthOfString(letter);
    widths.set(letter, width);
    return width;
  }

  /** In the order in which they are drawn, from the left. */
  private runsOf(text: string, { isBold = false }: Style): Run[] {
    if (inEveryReader.test(text)) return [{ text, font: isBold ? 'Helvetica-Bold' : 'Helvetica' }];
    const runs = this.known(text)
      .split(rightToLeftRun)
      .filter((part) => part !== '')
      .map((part) => ({ text: part, font: this.font }));
    return isRightToLeft.test(firstLetter.exec(text)?.[0] ?? '') ? runs.reverse() : runs;
  }

  private known(text: string): string {
    this.document.font(this.font);
    const { font } = (this.document as unknown as Opened)._font;
    return [...text]
      .map((letter) => (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : inPlaceOfUnknown))
      .join('');
  }
}

/** Without what is no letter: characters that steer, halves of letters, and marks that are piled up. */
function cleaned(told: string): string {
  if (plain.test(told)) return told.trim();
  return told
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll(/[\p{C}\ufe00-\ufe0f]/gu, '')
    .replaceAll(marksInRow, '$1')
    .trim();
}

function cutTo(letters: readonly string[], most: number): string {
  return `${letters.slice(0, most).join('').trimEnd()}\u2026`;
}
