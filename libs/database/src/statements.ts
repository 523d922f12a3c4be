import type { DataSource, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { EntityClass } from './persistence.js';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export type Equals<E> = { readonly [K in keyof E]?: Exclude<E[K], undefined> };

/** Values pg reads and writes as we keep them; all others go through TypeORM's conversions. */
const plainTypes = new Set<unknown>(['text', 'uuid', 'timestamptz', 'boolean', 'integer', 'bytea']);
const names = new Map<string, string>();

/** A prepared statement is known by its text: PostgreSQL plans it once per connection. */
export function prepared({ text, values }: Statement): { name: string; text: string; values: unknown[] } {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `gatehouse_${names.size}`));
  return { name, text, values: [...values] };
}

/**
 * Single-row SQL from TypeORM's metadata. TypeORM's own `save` and `find` cost a multiple of the
 * query itself; these are for the paths that every request takes.
 */
export class Statements {
  private readonly texts = new Map<string, string>();

  constructor(private readonly dataSource: DataSource) {}

  insert<E extends object>(entity: EntityClass<E>, rows: readonly Partial<E>[]): Statement {
    const metadata = this.dataSource.getMetadata(entity);
    const columns = metadata.columns.filter(({ propertyName }) => propertyName in (rows[0] ?? {}));
    const values = rows.flatMap((row) => columns.map((column) => this.toDatabase(column, row)));
    const tuple = (row: number): string =>
      `(${columns.map((_, index) => `$${row * columns.length + index + 1}`).join(', ')})`;
    const text = this.text(
      `insert ${metadata.tablePath} ${rows.length} ${namesOf(columns)}`,
      () =>
        `INSERT INTO ${table(metadata)} (${columns.map(quoted).join(', ')}) VALUES ${rows.map((_, row) => tuple(row)).join(', ')}`,
    );
    return { text, values };
  }

  selectOne<E extends object>(entity: EntityClass<E>, where: Equals<E>, lock = false): Statement {
    const metadata = this.dataSource.getMetadata(entity);
    const columns = this.given(metadata, where);
    const text = this.text(
      `one ${metadata.tablePath} ${lock} ${namesOf(columns)}`,
      () =>
        `SELECT ${metadata.columns.map(quoted).join(', ')} FROM ${table(metadata)} WHERE ${equalities(columns, 0)} LIMIT 1${lock ? ' FOR UPDATE' : ''}`,
    );
    return { text, values: columns.map((column) => this.toDatabase(column, where)) };
  }

  update<E extends object>(entity: EntityClass<E>, where: Equals<E>, changes: Partial<E>): Statement {
    const metadata = this.dataSource.getMetadata(entity);
    const [changed, given] = [this.given(metadata, changes), this.given(metadata, where)];
    const text = this.text(`update ${metadata.tablePath} ${namesOf(changed)} ${namesOf(given)}`, () => {
      const assignments = changed.map((column, index) => `${quoted(column)} = $${index + 1}`).join(', ');
      return `UPDATE ${table(metadata)} SET ${assignments} WHERE ${equalities(given, changed.length)}`;
    });
    return {
      text,
      values: [
        ...changed.map((column) => this.toDatabase(column, changes)),
        ...given.map((column) => this.toDatabase(column, where)),
      ],
    };
  }

  delete<E extends object>(entity: EntityClass<E>, where: Equals<E>): Statement {
    const metadata = this.dataSource.getMetadata(entity);
    const given = this.given(metadata, where);
    const text = this.text(
      `delete ${metadata.tablePath} ${namesOf(given)}`,
      () => `DELETE FROM ${table(metadata)} WHERE ${equalities(given, 0)}`,
    );
    return { text, values: given.map((column) => this.toDatabase(column, where)) };
  }

  /** Rows of any query that names an entity's columns as they are in the database. */
  hydrate<E extends object>(entity: EntityClass<E>, raw: Readonly<Record<string, unknown>>): E {
    const row = new entity();
    for (const column of this.dataSource.getMetadata(entity).columns) {
      const value = raw[column.databaseName];
      (row as Record<string, unknown>)[column.propertyName] =
        value === null || isPlain(column) ? value : this.dataSource.driver.prepareHydratedValue(value, column);
    }
    return row;
  }

  private given(metadata: EntityMetadata, values: object): ColumnMetadata[] {
    const columns = metadata.columns.filter(({ propertyName }) => propertyName in values);
    if (columns.length === 0) throw new Error(`A statement on ${metadata.tableName} must name at least one column`);
    return columns;
  }

  private toDatabase(column: ColumnMetadata, row: object): unknown {
    const value = (row as Record<string, unknown>)[column.propertyName];
    if (value === undefined)
      throw new Error(
        `${column.propertyName} of ${column.entityMetadata.tableName} is undefined: leave it out or say null`,
      );
    return value === null || isPlain(column) ? value : this.dataSource.driver.preparePersistentValue(value, column);
  }

  private text(key: string, compose: () => string): string {
    let text = this.texts.get(key);
    if (text === undefined) this.texts.set(key, (text = compose()));
    return text;
  }
}

function isPlain(column: ColumnMetadata): boolean {
  return plainTypes.has(column.type) && column.transformer === undefined && !column.isArray;
}

function equalities(columns: readonly ColumnMetadata[], offset: number): string {
  return columns.map((column, index) => `${quoted(column)} = $${offset + index + 1}`).join(' AND ');
}

function table(metadata: EntityMetadata): string {
  return metadata.tablePath
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
}

function quoted(column: ColumnMetadata): string {
  return `"${column.databaseName}"`;
}

function namesOf(columns: readonly ColumnMetadata[]): string {
  return columns.map(({ databaseName }) => databaseName).join(',');
}
