import type { DataSource, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { quotedColumn, quotedTable, toDatabase } from './columns.js';
import type { Statement } from './statement.js';

/** How rows with the same columns are inserted into a table. */
export class Insertion {
  private readonly columns: readonly ColumnMetadata[];
  private readonly texts = new Map<number, string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly metadata: EntityMetadata,
    properties: readonly string[],
  ) {
    this.columns = metadata.columns.filter(({ propertyName }) => properties.includes(propertyName));
  }

  of(rows: readonly object[]): Statement {
    let text = this.texts.get(rows.length);
    if (text === undefined) this.texts.set(rows.length, (text = this.compose(rows.length)));
    const values: unknown[] = [];
    for (const row of rows) for (const column of this.columns) values.push(toDatabase(this.dataSource, column, row));
    return { text, values };
  }

  private compose(rows: number): string {
    const tuple = (row: number): string =>
      `(${this.columns.map((_, index) => `$${row * this.columns.length + index + 1}`).join(', ')})`;
    const tuples = Array.from({ length: rows }, (_, row) => tuple(row)).join(', ');
    return `INSERT INTO ${quotedTable(this.metadata.tablePath)} (${this.columns.map(quotedColumn).join(', ')}) VALUES ${tuples}`;
  }
}
