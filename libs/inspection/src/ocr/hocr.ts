import type { ReadLine } from './ocr.js';

/** Parses hOCR with a box for each character, as both engines write it. */
export function linesOf(hocr: string): readonly ReadLine[] {
  const lines: LineSoFar[] = [];
  for (const [, kind, title = '', text = ''] of hocr.matchAll(elements)) {
    const line = lines.at(-1);
    if (kind === 'ocrx_word') line?.words.push({ confidence: figuresOf(title, 'x_wconf')[0] ?? 0, characters: [] });
    else if (kind === 'ocrx_cinfo') line?.words.at(-1)?.characters.push(unescaped(text));
    else lines.push({ words: [] });
  }
  return lines.map(lineOf).filter(({ words }) => words.length > 0);
}

interface LineSoFar {
  readonly words: { readonly confidence: number; readonly characters: string[] }[];
}

/** Headers, captions and floating text are lines with names of their own. */
const elements =
  /<span class='(ocr_line|ocr_header|ocr_caption|ocr_textfloat|ocrx_word|ocrx_cinfo)'[^>]*? title=["']([^"'>]*)["'][^>]*>([^<]*)/g;

function lineOf({ words: found }: LineSoFar): ReadLine {
  const words = found
    .map(({ confidence, characters }) => ({ text: characters.join(''), confidence }))
    .filter(({ text }) => text !== '');
  return { text: words.map(({ text }) => text).join(' '), words };
}

/** `bbox 65 73 90 117; x_wconf 98.8` has the figures of each property behind its name. */
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
