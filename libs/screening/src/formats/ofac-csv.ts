import { csvRows } from '../lists/csv.js';
import type { EntryKind, Listed, ListedName } from '../lists/listed.js';
import { RefusedList } from '../lists/refused-list.js';
import { countryCodes } from './countries.js';
import { datesIn } from './dates.js';
import { walletsIn } from './ofac-wallets.js';

const columnsOfEntries = 12;
const columnsOfAliases = 5;
const columnsOfAddresses = 6;

/**
 * `SDN.CSV` of OFAC, which has no row of titles, and after it in the same file `ALT.CSV` with the other names; rows of
 * `ADD.CSV` are passed over. Which is which is told by how many cells a row has.
 */
export async function* ofacCsv(texts: AsyncIterable<string>): AsyncGenerator<Listed> {
  let isFirst = true;
  for await (const { line, cells } of csvRows(texts)) {
    const values = cells.map((cell) => (cell === '-0-' ? '' : cell));
    const [sourceId = ''] = values;
    if (!/^\d{1,10}$/.test(sourceId)) throw new RefusedList(line, 'a row has to begin with the number of its entry');
    if (isFirst && cells.length !== columnsOfEntries)
      throw new RefusedList(line, `the first row has to be of SDN.CSV, which has ${columnsOfEntries} cells`);
    isFirst = false;
    if (cells.length === columnsOfEntries) yield* entry(line, values);
    else if (cells.length === columnsOfAliases)
      yield { what: 'alias', line, sourceId, name: { text: turned(values[3] ?? ''), isWeak: false } };
    else if (cells.length !== columnsOfAddresses)
      throw new RefusedList(line, `it has ${cells.length} cells: SDN.CSV has 12, ALT.CSV 5, ADD.CSV 6`);
  }
}

function* entry(line: number, values: readonly string[]): Generator<Listed> {
  const [sourceId = '', name = '', type = '', reason = ''] = values;
  const remarks = values.at(-1) ?? '';
  const kind = kindOf(type);
  yield {
    what: 'entry',
    line,
    sourceId,
    kind,
    names: [{ text: kind === 'person' ? turned(name) : name, isWeak: false }, ...weakNamesIn(remarks)],
    birthDates: remarked(remarks, /\bDOB ([^;.]+)/g).flatMap(datesIn),
    countries: countryCodes(remarked(remarks, /\b(?:nationality|citizen) ([^;.]+)/g)),
    reason,
  };
  yield* walletsIn(remarks, { line, reason });
}

function kindOf(type: string): EntryKind {
  if (type === 'individual') return 'person';
  return type === '' ? 'business' : 'other';
}

function weakNamesIn(remarks: string): ListedName[] {
  return remarked(remarks, /\ba\.k\.a\. '([^']+)'/g).map((text) => ({ text: turned(text), isWeak: true }));
}

function remarked(remarks: string, words: RegExp): string[] {
  return [...remarks.matchAll(words)].map(([, found = '']) => found.trim());
}

/** `BLACK, Joseph` is Joseph Black. */
function turned(name: string): string {
  const [last = '', first, ...more] = name.split(', ');
  return first === undefined || more.length > 0 ? name : `${first} ${last}`;
}
