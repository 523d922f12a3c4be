import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { type AnyStatement, subjectOf } from './any-statement.js';
import { DrawStatement, type Letterhead, titleOf } from './draw-statement.js';
import { type Placed, pagesOf, sheet } from './statement-pages.js';

const aTurn = promisify(setImmediate);
/** The longest has 12 MB. A slower reader keeps its entries in memory for no longer. */
const longestMilliseconds = 10 * 60 * 1_000;

/** The statement as it is printed. Pages are drawn as they are read, and others get their turn between two. */
export async function statementPdf(
  statement: AnyStatement,
  letterhead: Letterhead,
  createdAt: Date,
  withinMilliseconds = longestMilliseconds,
): Promise<PassThrough> {
  // Loaded where it is asked for: most services never draw one.
  const { default: Document } = await import('pdfkit');
  const document = new Document({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${titleOf(letterhead)} ${subjectOf(statement)}, ${statement.from.slice(0, 10)} to ${statement.to.slice(0, 10)}`,
      Author: 'Gatehouse',
      CreationDate: createdAt,
    },
  });
  const output = new PassThrough();
  document.pipe(output);
  const drawing = new DrawStatement(document, statement, letterhead);
  draw(document, drawing, pagesOf(statement), readerOf(output, withinMilliseconds)).catch(
    (cause: unknown) => void output.destroy(cause as Error),
  );
  return output;
}

interface Reader {
  readonly output: PassThrough;
  /** When nobody is waited for any more. */
  readonly isOver: AbortSignal;
}

function readerOf(output: PassThrough, withinMilliseconds: number): Reader {
  const gone = new AbortController();
  output.once('close', () => gone.abort());
  return { output, isOver: AbortSignal.any([gone.signal, AbortSignal.timeout(withinMilliseconds)]) };
}

async function draw(
  document: PDFKit.PDFDocument,
  drawing: DrawStatement,
  pages: readonly (readonly Placed[])[],
  { output, isOver: signal }: Reader,
): Promise<void> {
  for (const [nth, page] of pages.entries()) {
    document.addPage();
    drawing.page(page, nth + 1, pages.length);
    await aTurn();
    if (output.writableNeedDrain) await once(output, 'drain', { signal });
    if (output.destroyed) return;
  }
  document.end();
  // It ends by being read, or it is over.
  await once(output, 'close', { signal });
}
