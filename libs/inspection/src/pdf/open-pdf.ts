import type { Worker } from 'node:worker_threads';
import {
  type PdfInspection,
  type Readings,
  type Unreadable,
  mostPagesRead,
  nothingRead,
  reasons,
} from '../results/inspection.js';
import { limitOwnWork } from './own-work-limit.js';
import { type PdfNews, startPdfWorker } from './pdf-worker.js';
import { wordlessPages } from './wordless-pages.js';

export interface OpenedPdf {
  readonly inspection: PdfInspection | Unreadable;
  /** Of which pages the text has to be recognized, counted from 0. */
  readonly wordless: readonly number[];
}

/** Less than the process is given to open a file, so that what was read of the text by then counts. */
const mostTextMilliseconds = 4_000;

/** Counts the pages and reads their text. It ends, and its worker with it, whatever the bytes are. */
export async function openPdf(bytes: Buffer, mostMilliseconds = mostTextMilliseconds): Promise<OpenedPdf> {
  const { pages, texts, isAll, isBroken, isGivenUp, hasCrashed } = await newsOf(
    startPdfWorker(bytes),
    mostMilliseconds,
  );
  const isLate = isAll === undefined;
  if (hasCrashed || pages === undefined || (isLate && !isGivenUp))
    return { inspection: { kind: 'unreadable' }, wordless: [] };
  // Who takes so long to read what is written need not be looked at with glasses.
  const wordless = isLate ? [] : wordlessPages(texts, bytes);
  const leftOut = leftOutOf(isAll === false, wordless);
  const readings = { ...nothingRead, text: recognition(isLate, wordless) };
  const text = texts.join('\n');
  const inspection = { kind: 'pdf', pages, isWhole: !isBroken, text, ...(leftOut && { leftOut }), readings } as const;
  return { inspection, wordless };
}

function leftOutOf(isLong: boolean, wordless: readonly number[]): string | undefined {
  if (isLong) return reasons.long;
  return wordless.length > mostPagesRead ? reasons.manyScans : undefined;
}

/** What is known already of what recognition will find. */
function recognition(isLate: boolean, wordless: readonly number[]): Readings['text'] {
  if (isLate) return { outcome: 'notRun', reason: reasons.late };
  return wordless.length === 0 ? { outcome: 'absent' } : nothingRead.text;
}

interface Reading {
  pages: number | undefined;
  readonly texts: string[];
  /** Undefined as long as it is read. */
  isAll: boolean | undefined;
  isBroken: boolean;
  isGivenUp: boolean;
  hasCrashed: boolean;
}

async function newsOf(worker: Worker, mostMilliseconds: number): Promise<Reading> {
  const reading: Reading = {
    ...{ pages: undefined, texts: [], isAll: undefined },
    ...{ isBroken: false, isGivenUp: false, hasCrashed: false },
  };
  worker.on('message', (news: PdfNews) => note(reading, news));
  worker.on('error', () => (reading.hasCrashed = true));
  const stopLooking = limitOwnWork(mostMilliseconds, () => {
    reading.isGivenUp = true;
    void worker.terminate();
  });
  await new Promise((resolve) => worker.once('exit', resolve));
  stopLooking();
  return reading;
}

function note(reading: Reading, news: PdfNews): void {
  if ('pages' in news) reading.pages = news.pages;
  else if ('text' in news) reading.texts.push(news.text);
  else if ('isAll' in news) reading.isAll = news.isAll;
  else reading.isBroken = true;
}
