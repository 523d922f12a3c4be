import { bounded } from '../lists/limits.js';
import type { Listed } from '../lists/listed.js';
import { RefusedList } from '../lists/refused-list.js';
import { textOf } from '../lists/text-of.js';
import { euXml } from './eu-xml.js';
import { ofacCsv } from './ofac-csv.js';
import { ofacXml } from './ofac-xml.js';
import { followTheMoney, openSanctionsCsv } from './open-sanctions.js';
import { addressesCsv, plainCsv } from './plain-csv.js';
import { unXml } from './un-xml.js';

const readers = {
  ofacXml,
  ofacCsv,
  unXml,
  euXml,
  openSanctionsCsv,
  followTheMoney,
  csv: plainCsv,
  addresses: addressesCsv,
} as const satisfies Readonly<Record<string, (texts: AsyncIterable<string>) => AsyncGenerator<Listed>>>;

export type ListFormat = keyof typeof readers;
export const listFormats = Object.keys(readers) as readonly ListFormat[];

/** What a list says, as it arrives; a `RefusedList` where it is broken, or says nothing at all. */
export async function* readList(format: ListFormat, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Listed> {
  let count = 0;
  for await (const listed of readers[format](textOf(bytes))) {
    count += 1;
    yield bounded(listed);
  }
  if (count === 0) throw new RefusedList(1, 'it lists nobody and nothing');
}
