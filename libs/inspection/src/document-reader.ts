import sharp from 'sharp';
import { readLicenceBarcode } from './licence-barcode/read-licence-barcode.js';
import { type Readable, type Reading, type Readings, mostPagesRead, reasons } from './results/inspection.js';
import { featuresOf } from './image-matching/keypoints.js';
import type { Ocr } from './ocr/ocr.js';
import { openOcr } from './ocr/open-ocr.js';
import { lettersOnPages } from './pdf/page-letters.js';
import { pagePictures } from './pdf/page-pictures.js';
import type { GreyPicture } from './image-processing/grey-picture.js';
import { mostPixels } from './image-processing/picture-limits.js';
import { readPageText } from './page-text/read-page-text.js';
import { GlyphReader } from './mrz/glyph-classifier.js';
import { readZone } from './mrz/read-mrz.js';

/** The longer side of the picture in which things are read: more pixels take time, and tell no more. */
const longestSide = 2_200;
const illegible = { outcome: 'illegible' } as const;
const notNeeded = { outcome: 'notRun', reason: reasons.notNeeded } as const;

/** How many there are, and of which the text has to be recognized, counted from 0. */
export interface WantedPages {
  readonly pages: number;
  readonly wordless: readonly number[];
}

/** What is looked at of a document, drawn. A picture is the one page of it. */
export interface Pages {
  /** On which a document has its sides. */
  readonly first: readonly Page[];
  /** Whose text nobody has written into the file. */
  readonly wordless: readonly Page[];
}

/** Undefined where it cannot be drawn. */
type Page = GreyPicture | undefined;

type Ways = {
  readonly [T in Readable]: (pages: Pages, known: Readings) => Promise<Readings[T]>;
};

/** Reads what pictures say. What it needs for that it prepares when it is first asked for it, and keeps. */
export class Reader {
  private glyphs: GlyphReader | undefined;
  private ocr: Promise<Ocr> | undefined;

  async pictureIn(bytes: Buffer): Promise<Pages> {
    const picture = [await pictureIn(bytes)];
    return { first: picture, wordless: picture };
  }

  /** Each is drawn once, and none that nobody looks at. */
  async pagesOf(bytes: Buffer, wanted: readonly Readable[], { pages, wordless }: WantedPages): Promise<Pages> {
    const first = wanted.some((one) => one !== 'text') ? [...Array(Math.min(mostPagesRead, pages)).keys()] : [];
    const others = wanted.includes('text') ? wordless.slice(0, mostPagesRead) : [];
    const drawn = await pagePictures(bytes, { pages: [...new Set([...first, ...others])], longestSide });
    return {
      first: first.map((page) => drawn.get(page)),
      wordless: others.map((page) => drawn.get(page)),
    };
  }

  /** `known` is what was read before. */
  read<T extends Readable>(what: T, pages: Pages, known: Readings): Promise<Readings[T]> {
    return this.ways[what](pages, known);
  }

  private readonly ways: Ways = {
    features: ({ first }) => Promise.resolve(featuresOn(first)),
    letters: ({ first }) => lettersOnPages(first),
    barcode: ({ first }) => firstRead(first, readLicenceBarcode),
    // Among so many bars, a zone is looked for in vain for seconds.
    zone: ({ first }, { barcode }) =>
      barcode.outcome === 'read' ? Promise.resolve(notNeeded) : firstRead(first, (page) => this.zoneOf(page)),
    text: ({ wordless }) => this.textOf(wordless),
  };

  private zoneOf(page: GreyPicture): ReturnType<typeof readZone> {
    this.glyphs ??= new GlyphReader();
    return readZone(page, this.glyphs);
  }

  /** Of all pages: it is read as far as every page that has any was. */
  private async textOf(pages: Pages['wordless']): Promise<Reading<string>> {
    this.ocr ??= openOcr();
    const ocr = await this.ocr;
    const texts: string[] = [];
    for (const page of pages) {
      const reading: Reading<string> = page === undefined ? illegible : await readPageText(page, ocr);
      if (reading.outcome === 'read') texts.push(reading.value);
      else if (reading.outcome !== 'absent') return reading;
    }
    return texts.length === 0 ? { outcome: 'absent' } : { outcome: 'read', value: texts.join('\n') };
  }
}

/** Of the first page alone: a side of a document is one. */
function featuresOn([first]: readonly Page[]): Readings['features'] {
  return first === undefined ? illegible : { outcome: 'read', value: featuresOf(first) };
}

/** Upright as the camera held it. */
async function pictureIn(bytes: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'none', autoOrient: true })
    .flatten({ background: 'white' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Of several pages, the first on which it is read; else the first on which it is at all. */
async function firstRead<T>(
  pages: readonly Page[],
  read: (page: GreyPicture) => Reading<T> | Promise<Reading<T>>,
): Promise<Reading<T>> {
  let found: Reading<T> = { outcome: 'absent' };
  for (const page of pages) {
    const reading = page === undefined ? illegible : await read(page);
    if (reading.outcome === 'read') return reading;
    if (found.outcome === 'absent') found = reading;
  }
  return found;
}
