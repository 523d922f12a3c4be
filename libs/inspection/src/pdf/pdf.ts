import type { Worker } from 'node:worker_threads';
import { type PdfInspection, type Unreadable, nothingRead } from '../inspection.js';
import { type PdfNews, startPdfWorker } from './pdf-worker.js';

/** An ordinary PDF is read in a fraction of it. Whatever was read until then counts. */
const mostMilliseconds = 4_000;

/** Counts the pages and reads their text. It ends, and its worker with it, whatever the bytes are. */
export async function inspectPdf(bytes: Buffer, milliseconds = mostMilliseconds): Promise<PdfInspection | Unreadable> {
  const { pages, texts, isBroken, hasCrashed } = await newsOf(startPdfWorker(bytes), milliseconds);
  const nothingWasRead = pages !== 0 && texts.length === 0 && !isBroken;
  if (hasCrashed || pages === undefined || nothingWasRead) return { kind: 'unreadable' };
  return { kind: 'pdf', pages, isWhole: !isBroken, text: texts.join('\n'), readings: nothingRead };
}

interface Reading {
  pages: number | undefined;
  readonly texts: string[];
  isBroken: boolean;
  hasCrashed: boolean;
}

async function newsOf(worker: Worker, milliseconds: number): Promise<Reading> {
  const reading: Reading = { pages: undefined, texts: [], isBroken: false, hasCrashed: false };
  worker.on('message', (news: PdfNews) => note(reading, news));
  worker.on('error', () => (reading.hasCrashed = true));
  AbortSignal.timeout(milliseconds).addEventListener('abort', () => void worker.terminate());
  await new Promise((resolve) => worker.once('exit', resolve));
  return reading;
}

function note(reading: Reading, news: PdfNews): void {
  if ('pages' in news) reading.pages = news.pages;
  else if ('text' in news) reading.texts.push(news.text);
  else reading.isBroken = true;
}
