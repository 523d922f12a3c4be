import sharp from 'sharp';
import { readLicenceBarcode } from './licence-barcode/read-licence-barcode.js';
import {
  type ImageInspection,
  type PdfInspection,
  type Readable,
  type Reading,
  type Readings,
  mostCharacters,
  mostPagesRead,
  reasons,
} from './results/inspection.js';
import { keypointsOf } from './image-matching/keypoints.js';
import type { Ocr } from './ocr/ocr.js';
import { openOcr } from './ocr/open-ocr.js';
import { FaceDetector } from './faces/face-detector.js';
import { findFace } from './faces/find-face.js';
import { figuresOfPages } from './pdf/page-figures.js';
import { lettersOnPages } from './pdf/page-letters.js';
import { pagePictures } from './pdf/page-pictures.js';
import type { GreyPicture } from './image-processing/grey-picture.js';
import { mostPixels } from './image-processing/picture-limits.js';
import { readPageText } from './page-text/read-page-text.js';
import { GlyphClassifier } from './mrz/glyph-classifier.js';
import { readMrz } from './mrz/read-mrz.js';

/** The longer side of the pictures that are read: more pixels take time and add nothing. */
const longestSide = 2_200;
const illegible = { outcome: 'illegible' } as const;
const notNeeded = { outcome: 'notRun', reason: reasons.notNeeded } as const;

export interface PagesOfPdf {
  readonly pages: number;
  /** Those whose text has to be recognized, counted from 0. */
  readonly wordless: readonly number[];
}

/** The rendered pages of a document that are looked at. A picture is a document of one page. */
export interface Pages {
  /** The first pages, which show the sides of an identity document. */
  readonly first: readonly Page[];
  /** Pages without a text layer. */
  readonly wordless: readonly Page[];
}

/** Undefined if it cannot be rendered. */
type Page = GreyPicture | undefined;

/** What is read on pages without a text layer alone. */
const ofWordless: readonly Readable[] = ['text', 'scans'];

type ReadersOfPages = {
  readonly [T in Readable]: (pages: Pages, known: Known) => Promise<Readings[T]>;
};

/** What was measured when the file was opened, and the earlier readings. */
type Known = ImageInspection | PdfInspection;

/** Reads pages. What it takes for that is loaded on first use and kept. */
export class DocumentReader {
  private classifier: GlyphClassifier | undefined;
  private detector: FaceDetector | undefined;
  private ocr: Promise<Ocr> | undefined;

  async pictureIn(bytes: Buffer): Promise<Pages> {
    const picture = [await pictureIn(bytes)];
    return { first: picture, wordless: picture };
  }

  /** Renders each page at most once, and only those that are read. */
  async pagesOf(bytes: Buffer, wanted: readonly Readable[], { pages, wordless }: PagesOfPdf): Promise<Pages> {
    const first = wanted.some((one) => !ofWordless.includes(one))
      ? [...Array(Math.min(mostPagesRead, pages)).keys()]
      : [];
    const others = wanted.some((one) => ofWordless.includes(one)) ? wordless.slice(0, mostPagesRead) : [];
    const drawn = await pagePictures(bytes, { pages: [...new Set([...first, ...others])], longestSide });
    return {
      first: first.map((page) => drawn.get(page)),
      wordless: others.map((page) => drawn.get(page)),
    };
  }

  read<T extends Readable>(what: T, pages: Pages, known: Known): Promise<Readings[T]> {
    return this.readers[what](pages, known);
  }

  private readonly readers: ReadersOfPages = {
    keypoints: ({ first }) => Promise.resolve(keypointsOn(first)),
    letters: ({ first }, known) => lettersOnPages(first, known.kind === 'image' ? known.letters : undefined),
    scans: ({ wordless }) => figuresOfPages(wordless),
    face: ({ first: [first] }) => Promise.resolve(this.faceOn(first)),
    barcode: ({ first }) => firstRead(first, readLicenceBarcode),
    // Among so many bars, an MRZ would be searched in vain for seconds.
    mrz: ({ first }, { readings: { barcode } }) =>
      barcode.outcome === 'read' ? Promise.resolve(notNeeded) : firstRead(first, (page) => this.mrzOf(page)),
    text: ({ wordless }) => this.textOf(wordless),
  };

  private faceOn(page: Page): Readings['face'] {
    if (page === undefined) return illegible;
    this.detector ??= new FaceDetector();
    return { outcome: 'read', value: findFace(page, this.detector) };
  }

  private mrzOf(page: GreyPicture): ReturnType<typeof readMrz> {
    this.classifier ??= new GlyphClassifier();
    return readMrz(page, this.classifier);
  }

  /** The text counts as read if every page that has any was read. */
  private async textOf(pages: Pages['wordless']): Promise<Reading<string>> {
    this.ocr ??= openOcr();
    const ocr = await this.ocr;
    const texts: string[] = [];
    for (const page of pages) {
      const reading: Reading<string> = page === undefined ? illegible : await readPageText(page, ocr);
      if (reading.outcome === 'read') texts.push(reading.value);
      else if (reading.outcome !== 'absent') return reading;
    }
    return texts.length === 0
      ? { outcome: 'absent' }
      : { outcome: 'read', value: texts.join('\n').slice(0, mostCharacters) };
  }
}

/** On the first page only: each side of a document is a file of its own. */
function keypointsOn([first]: readonly Page[]): Readings['keypoints'] {
  return first === undefined ? illegible : { outcome: 'read', value: keypointsOf(first) };
}

/** Rotated as its metadata says. */
async function pictureIn(bytes: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'none', autoOrient: true })
    .flatten({ background: 'white' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The reading of the first page on which it succeeds; else of the first page on which anything is found. */
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
