import { type Inspection, type Readable, mostPagesRead, reasons, unread } from './results/inspection.js';
import { openPdf } from './pdf/open-pdf.js';
import { inspectPicture } from './picture-quality/inspect-picture.js';
import type { DocumentReader } from './document-reader.js';
import type { InspectionProgress, InspectionTask } from './processes/task.js';

/** The slowest is read last, so that nothing else is lost when it takes too long. */
const quickestFirst: readonly Readable[] = ['keypoints', 'letters', 'scans', 'face', 'barcode', 'mrz', 'text'];

/** First what the file is, then one reading after the other, each reported: the process may be ended at any time. */
export async function inspectFile(
  { contentType, bytes, wanted }: InspectionTask,
  reader: DocumentReader,
  report: (progress: InspectionProgress) => void,
): Promise<Inspection> {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const { inspection, wordless } = await opened(contentType, given);
  if (inspection.kind === 'unreadable' || wanted.length === 0) return inspection;
  // A damaged file has to be uploaded again: reading half of it is no use.
  if (!inspection.isWhole)
    return { ...inspection, readings: { ...inspection.readings, ...unread(wanted, reasons.damaged) } };
  const selected = quickestFirst.filter((one) => wanted.includes(one) && isToBeRead(one, inspection, wordless));
  if (selected.length === 0) return inspection;
  let progress: InspectionProgress = { inspection, left: selected };
  report(progress);
  const pages =
    inspection.kind === 'pdf'
      ? await reader.pagesOf(given, selected, { pages: inspection.pages, wordless })
      : await reader.pictureIn(given);
  for (;;) {
    const [next, ...left] = progress.left;
    if (next === undefined) return progress.inspection;
    const reading = await reader.read(next, pages, progress.inspection);
    const readings = { ...progress.inspection.readings, [next]: reading };
    progress = { inspection: { ...progress.inspection, readings }, left };
    report(progress);
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

/** A text layer need not be recognized, and the figures of a picture were taken when it was opened. */
function isToBeRead(one: Readable, inspection: InspectionProgress['inspection'], wordless: readonly number[]): boolean {
  if (one === 'text') return wordless.length > 0;
  if (one !== 'scans') return true;
  return inspection.kind === 'pdf' && wordless.length === inspection.pages && inspection.pages <= mostPagesRead;
}
