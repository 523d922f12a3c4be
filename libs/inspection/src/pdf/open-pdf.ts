import type { Worker } from 'node:worker_threads';
import {
  type PdfInspection,
  type Readings,
  type Unreadable,
  mostCharacters,
  mostPagesRead,
  nothingRead,
  reasons,
} from '../results/inspection.js';
import { limitOwnWork } from './own-work-limit.js';
import { type PdfNews, startPdfWorker } from './pdf-worker.js';
import { wordlessPages } from './wordless-pages.js';

export interface OpenedPdf {
  readonly inspection: PdfInspection | Unreadable;
  /** The pages whose text has to be recognized, counted from 0. */
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
  // If the text layer alone takes so long, nothing is recognized on top of it.
  const wordless = isLate ? [] : wordlessPages(texts, bytes);
  const leftOut = leftOutOf(isAll === false, wordless);
  const readings = { ...nothingRead, text: recognition(isLate, wordless) };
  const text = texts.join('\n').slice(0, mostCharacters);
  const inspection = { kind: 'pdf', pages, isWhole: !isBroken, text, ...(leftOut && { leftOut }), readings } as const;
  return { inspection, wordless };
}

function leftOutOf(isLong: boolean, wordless: readonly number[]): string | undefined {
  if (isLong) return reasons.long;
  return wordless.length > mostPagesRead ? reasons.manyScans : undefined;
}

/** What is known about recognition before it starts. */
function recognition(isLate: boolean, wordless: readonly number[]): Readings['text'] {
  if (isLate) return { outcome: 'notRun', reason: reasons.late };
  return wordless.length === 0 ? { outcome: 'absent' } : nothingRead.text;
}

interface TextReading {
  pages: number | undefined;
  readonly texts: string[];
  /** Undefined until the worker has said so. */
  isAll: boolean | undefined;
  isBroken: boolean;
  isGivenUp: boolean;
  hasCrashed: boolean;
}

async function newsOf(worker: Worker, mostMilliseconds: number): Promise<TextReading> {
  const reading: TextReading = {
    pages: undefined,
    texts: [],
    isAll: undefined,
    isBroken: false,
    isGivenUp: false,
    hasCrashed: false,
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

function note(reading: TextReading, news: PdfNews): void {
  if ('pages' in news) reading.pages = news.pages;
  else if ('text' in news) reading.texts.push(news.text);
  else if ('isAll' in news) reading.isAll = news.isAll;
  else reading.isBroken = true;
}
