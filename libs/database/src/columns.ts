import type { DataSource } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** Types that pg reads and writes as we use them; all others go through TypeORM's conversions. */
const plainTypes = new Set<unknown>(['text', 'uuid', 'timestamptz', 'boolean', 'integer', 'bytea']);

export function isPlain(column: ColumnMetadata): boolean {
  return plainTypes.has(column.type) && column.transformer === undefined && !column.isArray;
}

/** The value of a column as pg takes it. */
export function toDatabase({ driver }: DataSource, column: ColumnMetadata, row: object): unknown {
  const value = (row as Record<string, unknown>)[column.propertyName];
  if (value === undefined)
    throw new Error(
      `${column.propertyName} of ${column.entityMetadata.tableName} is undefined: leave it out or say null`,
    );
  return value === null || isPlain(column) ? value : driver.preparePersistentValue(value, column);
}

export function quotedTable(path: string): string {
  return path
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
}

export function quotedColumn(column: ColumnMetadata): string {
  return `"${column.databaseName}"`;
}
