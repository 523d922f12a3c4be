import type { ReadLine, ReadSymbol, ReadWord } from './ocr.js';

/** Reads hOCR with a box for each character, which both engines write: the same for the same picture. */
export function linesOf(hocr: string): readonly ReadLine[] {
  const lines: LineSoFar[] = [];
  for (const [, kind, title = '', text = ''] of hocr.matchAll(elements)) {
    const line = lines.at(-1);
    if (kind === 'ocrx_word') line?.words.push({ confidence: figuresOf(title, 'x_wconf')[0] ?? 0, symbols: [] });
    else if (kind === 'ocrx_cinfo') line?.words.at(-1)?.symbols.push(symbolOf(title, text));
    else lines.push({ words: [] });
  }
  return lines.map(lineOf).filter(({ words }) => words.length > 0);
}

interface LineSoFar {
  readonly words: { readonly confidence: number; readonly symbols: ReadSymbol[] }[];
}

/** Lines that stand apart have names of their own. */
const elements =
  /<span class='(ocr_line|ocr_header|ocr_caption|ocr_textfloat|ocrx_word|ocrx_cinfo)'[^>]*? title=["']([^"'>]*)["'][^>]*>([^<]*)/g;

function lineOf(line: LineSoFar): ReadLine {
  const written = line.words.filter(({ symbols }) => symbols.length > 0);
  const words = written.map(({ confidence, symbols }): ReadWord => ({
    text: symbols.map(({ text }) => text).join(''),
    confidence,
  }));
  return {
    text: words.map(({ text }) => text).join(' '),
    confidence: words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length),
    words,
    symbols: written.flatMap(({ symbols }) => symbols),
  };
}

function symbolOf(title: string, text: string): ReadSymbol {
  const [left = 0, , right = 0] = figuresOf(title, 'x_bboxes');
  return { text: unescaped(text), left, right, confidence: figuresOf(title, 'x_conf')[0] ?? 0 };
}

/** `x_bboxes 65 73 90 117; x_conf 98.8` has the figures of each property behind its name. */
function figuresOf(title: string, property: string): number[] {
  const figures = title.split(';').find((part) => part.trim().startsWith(`${property} `));
  return (figures ?? '').trim().split(' ').slice(1).map(Number);
}

const escapes: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (escape) => escapes[escape] ?? escape);
}
