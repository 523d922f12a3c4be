import { createHash } from 'node:crypto';
import { csvRecords } from '../lists/csv.js';
import { type EntryKind, type Listed, entryKinds } from '../lists/listed.js';
import { RefusedList } from '../lists/refused-list.js';

const columns = ['name', 'type', 'birthDate', 'country', 'reason'] as const;

/** A list of one's own: `name,type,birthDate,country,reason`. It has no ids, so what a row says is its id. */
export async function* plainCsv(texts: AsyncIterable<string>): AsyncGenerator<Listed> {
  for await (const { line, cell } of csvRecords(texts, columns)) {
    const [name, type, birthDate, country, reason] = columns.map((column) => cell(column)) as Tuple;
    const kind = type === '' ? 'other' : (type as EntryKind);
    if (!entryKinds.includes(kind)) throw new RefusedList(line, `type has to be one of: ${entryKinds.join(', ')}`);
    if (birthDate !== '' && !/^\d{4}(-\d{2}(-\d{2})?)?$/.test(birthDate))
      throw new RefusedList(line, 'birthDate has to be YYYY, YYYY-MM, YYYY-MM-DD or empty');
    if (country !== '' && !/^[A-Z]{2}$/.test(country))
      throw new RefusedList(line, 'country has to be two capital letters or empty');
    const said = JSON.stringify([name, kind, birthDate, country]);
    yield {
      what: 'entry',
      line,
      sourceId: createHash('sha256').update(said).digest('hex').slice(0, 32),
      kind,
      names: [{ text: name, isWeak: false }],
      birthDates: birthDate === '' ? [] : [birthDate],
      countries: country === '' ? [] : [country],
      reason,
    };
  }
}

type Tuple = [string, string, string, string, string];

/** Wallets: `address,blockchain,reason`. */
export async function* addressesCsv(texts: AsyncIterable<string>): AsyncGenerator<Listed> {
  for await (const { line, cell } of csvRecords(texts, ['address', 'blockchain', 'reason'] as const)) {
    const blockchain = cell('blockchain');
    yield {
      what: 'address',
      line,
      address: cell('address'),
      blockchain: blockchain === '' ? undefined : blockchain,
      reason: cell('reason'),
    };
  }
}
