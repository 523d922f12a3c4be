import { type Inspection, type Readable, type Unreadable, reasons, unread } from './inspection.js';
import { inspectPdf } from './pdf/pdf.js';
import { inspectPicture } from './picture/picture.js';
import type { Reader } from './reader.js';

export interface Task {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly wanted: readonly Readable[];
}

/** What is known of a file so far, and what is still to be read of it. */
export interface Progress {
  readonly inspection: Exclude<Inspection, Unreadable>;
  readonly left: readonly Readable[];
}

/** What takes longest is read last, so that it takes nothing else with it when it takes too long. */
const quickestFirst: readonly Readable[] = ['features', 'barcode', 'zone', 'text'];

/** First what it is, then what it says, one reading after the other: whoever waits may give up between any two. */
export async function inspect(
  { contentType, bytes, wanted }: Task,
  reader: Reader,
  tell: (progress: Progress) => void,
): Promise<Inspection> {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const isPdf = contentType === 'application/pdf';
  const inspection = isPdf ? await inspectPdf(given) : await inspectPicture(given);
  if (inspection.kind === 'unreadable' || wanted.length === 0) return inspection;
  // What is damaged is uploaded again: nobody reads half of it.
  if (!inspection.isWhole)
    return { ...inspection, readings: { ...inspection.readings, ...unread(wanted, reasons.damaged) } };
  const isAsked = (one: Readable): boolean => wanted.includes(one) && (one !== 'text' || !isSaid(inspection));
  let progress: Progress = { inspection, left: quickestFirst.filter(isAsked) };
  if (progress.left.length === 0) return inspection;
  tell(progress);
  const pages = isPdf ? await reader.pagesOf(given) : await reader.pictureIn(given);
  for (;;) {
    const [next, ...left] = progress.left;
    if (next === undefined) return progress.inspection;
    const reading = await reader.read(next, pages, progress.inspection.readings);
    const readings = { ...progress.inspection.readings, [next]: reading };
    progress = { inspection: { ...progress.inspection, readings }, left };
    tell(progress);
  }
}

/** A PDF that carries its text itself need not be recognized. */
function isSaid(inspection: Inspection): boolean {
  return inspection.kind === 'pdf' && inspection.text.replace(/\s/g, '').length >= 20;
}
