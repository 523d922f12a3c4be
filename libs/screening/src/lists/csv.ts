import { RefusedList } from './refused-list.js';

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const longestRow = 1024 * 1024;
const mostCells = 200;

/** The rows of a CSV file (RFC 4180: quoted cells may hold commas, quotes and lines), as they arrive. */
export async function* csvRows(texts: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const reader = new CsvReader();
  for await (const text of texts) yield* reader.read(text);
  yield* reader.end();
}

class CsvReader {
  private rest = '';
  private line = 1;

  *read(text: string): Generator<CsvRow> {
    this.rest += text;
    yield* this.take(false);
    if (this.rest.length > longestRow) throw new RefusedList(this.line, `a row has more than ${longestRow} characters`);
  }

  *end(): Generator<CsvRow> {
    yield* this.take(true);
    if (this.rest !== '') throw new RefusedList(this.line, 'a quoted cell does not end');
  }

  private *take(isLast: boolean): Generator<CsvRow> {
    let from = 0;
    for (;;) {
      const end = this.endOfRow(from, isLast);
      if (end === undefined) break;
      const raw = this.rest.slice(from, end).replace(/\r$/, '');
      if (raw.trim() !== '' && raw !== '\u001a') yield { line: this.line, cells: cellsIn(raw, this.line) };
      this.line += 1 + raw.split('\n').length - 1;
      from = end + 1;
    }
    this.rest = this.rest.slice(from);
  }

  /** Where the row that begins here ends; undefined while more has to come. */
  private endOfRow(from: number, isLast: boolean): number | undefined {
    let isQuoted = false;
    for (let at = from; at < this.rest.length; at += 1) {
      const code = this.rest.charCodeAt(at);
      if (code === 0x22) isQuoted = !isQuoted;
      else if (code === 0x0a && !isQuoted) return at;
    }
    return isLast && !isQuoted && from < this.rest.length ? this.rest.length : undefined;
  }
}

const cell = /("(?:[^"]|"")*"|[^",]*)(,|$)/y;

function cellsIn(raw: string, line: number): string[] {
  const cells: string[] = [];
  cell.lastIndex = 0;
  for (;;) {
    const [, text = '', separator] = cell.exec(raw) ?? [];
    if (separator === undefined) throw new RefusedList(line, `cell ${cells.length + 1} is not quoted as it should be`);
    cells.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"').trim() : text.trim());
    if (cells.length > mostCells) throw new RefusedList(line, `a row has more than ${mostCells} cells`);
    if (separator === '') return cells;
  }
}

/** Rows by the names of their columns, which the first row has. Columns that nobody asks for are passed over. */
export async function* csvRecords<Column extends string>(
  texts: AsyncIterable<string>,
  columns: readonly Column[],
): AsyncGenerator<{ readonly line: number; readonly cell: (column: Column) => string }> {
  let head: readonly string[] | undefined;
  for await (const { line, cells } of csvRows(texts)) {
    if (head === undefined) {
      const missing = columns.filter((column) => !cells.includes(column));
      if (missing.length > 0)
        throw new RefusedList(line, `the first row has to name the columns ${missing.join(', ')}`);
      head = cells;
      continue;
    }
    if (cells.length !== head.length)
      throw new RefusedList(line, `it has ${cells.length} cells, and the first row has ${head.length}`);
    const places = head;
    yield { line, cell: (column) => cells[places.indexOf(column)] ?? '' };
  }
}
