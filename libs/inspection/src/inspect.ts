import { type Inspection, type Readable, type Readings, nothingRead } from './inspection.js';
import { inspectPdf } from './pdf/pdf.js';
import { inspectPicture } from './picture/picture.js';
import type { Reader } from './reader.js';

export interface Task {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly wanted: readonly Readable[];
}

const tooLong = { outcome: 'notRun', reason: 'It took too long.' } as const;

/** What is known of the readings until they are done. */
export const unfinished: Readings = { zone: tooLong, barcode: tooLong, text: tooLong, features: tooLong };

/** First what it is, then what it says: whoever waits may give up between the two. */
export async function inspect(
  { contentType, bytes, wanted }: Task,
  reader: Reader,
  opened: (inspection: Inspection) => void,
): Promise<Inspection> {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const isPdf = contentType === 'application/pdf';
  const inspection = isPdf ? await inspectPdf(given) : await inspectPicture(given);
  // What is damaged is uploaded again: nobody reads half of it.
  if (inspection.kind === 'unreadable' || !inspection.isWhole || wanted.length === 0) return inspection;
  opened({ ...inspection, readings: only(wanted, unfinished) });
  const asked = inspection.kind === 'pdf' && isSaid(inspection.text) ? wanted.filter((one) => one !== 'text') : wanted;
  const readings = isPdf ? await reader.readPdf(given, asked) : await reader.readPicture(given, asked);
  return { ...inspection, readings: only(asked, readings) };
}

/** A PDF that carries its text itself need not be recognized. */
function isSaid(text: string): boolean {
  return text.replace(/\s/g, '').length >= 20;
}

function only(wanted: readonly Readable[], readings: Readings): Readings {
  return { ...nothingRead, ...Object.fromEntries(wanted.map((one) => [one, readings[one]])) };
}
