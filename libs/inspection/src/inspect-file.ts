import { type Inspection, type Readable, reasons, unread } from './results/inspection.js';
import { openPdf } from './pdf/open-pdf.js';
import { inspectPicture } from './picture-quality/inspect-picture.js';
import type { Reader } from './document-reader.js';
import type { Progress, Task } from './processes/task.js';

/** What takes longest is read last, so that it takes nothing else with it when it takes too long. */
const quickestFirst: readonly Readable[] = ['features', 'letters', 'barcode', 'zone', 'text'];

/** First what it is, then what it says, one reading after the other: whoever waits may give up between any two. */
export async function inspect(
  { contentType, bytes, wanted }: Task,
  reader: Reader,
  tell: (progress: Progress) => void,
): Promise<Inspection> {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const { inspection, wordless } = await opened(contentType, given);
  if (inspection.kind === 'unreadable' || wanted.length === 0) return inspection;
  // What is damaged is uploaded again: nobody reads half of it.
  if (!inspection.isWhole)
    return { ...inspection, readings: { ...inspection.readings, ...unread(wanted, reasons.damaged) } };
  const asked = quickestFirst.filter((one) => wanted.includes(one) && isToBeRead(one, inspection.kind, wordless));
  if (asked.length === 0) return inspection;
  let progress: Progress = { inspection, left: asked };
  tell(progress);
  const pages =
    inspection.kind === 'pdf'
      ? await reader.pagesOf(given, asked, { pages: inspection.pages, wordless })
      : await reader.pictureIn(given);
  for (;;) {
    const [next, ...left] = progress.left;
    if (next === undefined) return progress.inspection;
    const reading = await reader.read(next, pages, progress.inspection.readings);
    const readings = { ...progress.inspection.readings, [next]: reading };
    progress = { inspection: { ...progress.inspection, readings }, left };
    tell(progress);
  }
}

interface Opened {
  readonly inspection: Inspection;
  /** Pages whose text has to be recognized. */
  readonly wordless: readonly number[];
}

async function opened(contentType: string, bytes: Buffer): Promise<Opened> {
  return contentType === 'application/pdf'
    ? openPdf(bytes)
    : { inspection: await inspectPicture(bytes), wordless: [0] };
}

/** The letters of a picture were counted when it was measured, and what is written need not be recognized. */
function isToBeRead(one: Readable, kind: 'image' | 'pdf', wordless: readonly number[]): boolean {
  return one === 'letters' ? kind === 'pdf' : one !== 'text' || wordless.length > 0;
}
