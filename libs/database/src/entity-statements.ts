import type { DataSource, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { isPlain, quotedColumn, quotedTable, toDatabase } from './columns.js';
import { Insertion } from './insertion.js';
import type { EntityClass } from './persistence.js';
import type { Statement } from './statement.js';

export type Equals<E> = { readonly [K in keyof E]?: Exclude<E[K], undefined> };

/**
 * Single-row SQL from TypeORM's metadata. TypeORM's own `save` and `find` cost a multiple of the
 * query itself; these are for the paths that every request takes.
 */
export class EntityStatements {
  private readonly texts = new Map<string, string>();
  private readonly insertions = new Map<EntityClass, Map<string, Insertion>>();

  constructor(private readonly dataSource: DataSource) {}

  /** The same object for all rows that have the same columns. */
  insertion(entity: EntityClass, row: object): Insertion {
    const properties = Object.keys(row);
    const key = properties.join();
    const known = this.insertions.get(entity)?.get(key);
    return known ?? this.newInsertion(entity, key, properties.sort());
  }

  selectOne<E extends object>(entity: EntityClass<E>, where: Equals<E>, lock = false): Statement {
    const metadata = this.dataSource.getMetadata(entity);
    const columns = this.given(metadata, where);
    const text = this.text(
      `one ${metadata.tablePath} ${lock} ${namesOf(columns)}`,
      () =>
        `SELECT ${metadata.columns.map(quotedColumn).join(', ')} FROM ${quotedTable(metadata.tablePath)} WHERE ${equalities(columns, 0)} LIMIT 1${lock ? ' FOR UPDATE' : ''}`,
    );
    return { text, values: columns.map((column) => toDatabase(this.dataSource, column, where)) };
  }

  /** Newest first, from an id on; `condition` is SQL without parameters. */
  selectPage<E extends object>(
    entity: EntityClass<E>,
    where: Equals<E>,
    { condition = 'true', fromId, limit }: { condition?: string | undefined; fromId: string; limit: number },
  ): Statement {
    const metadata = this.dataSource.getMetadata(entity);
    const columns = metadata.columns.filter(({ propertyName }) => propertyName in where);
    const text = this.text(`page ${metadata.tablePath} ${namesOf(columns)} ${condition}`, () => {
      const conditions = [...columns.map((column, index) => `${quotedColumn(column)} = $${index + 3}`), condition];
      return `SELECT * FROM ${quotedTable(metadata.tablePath)} WHERE ${conditions.join(' AND ')} AND id <= $1 ORDER BY id DESC LIMIT $2`;
    });
    return { text, values: [fromId, limit, ...columns.map((column) => toDatabase(this.dataSource, column, where))] };
  }

  update<E extends object>(entity: EntityClass<E>, where: Equals<E>, changes: Partial<E>): Statement {
    const metadata = this.dataSource.getMetadata(entity);
    const [changed, given] = [this.given(metadata, changes), this.given(metadata, where)];
    const text = this.text(`update ${metadata.tablePath} ${namesOf(changed)} ${namesOf(given)}`, () => {
      const assignments = changed.map((column, index) => `${quotedColumn(column)} = $${index + 1}`).join(', ');
      return `UPDATE ${quotedTable(metadata.tablePath)} SET ${assignments} WHERE ${equalities(given, changed.length)}`;
    });
    return {
      text,
      values: [
        ...changed.map((column) => toDatabase(this.dataSource, column, changes)),
        ...given.map((column) => toDatabase(this.dataSource, column, where)),
      ],
    };
  }

  delete<E extends object>(entity: EntityClass<E>, where: Equals<E>): Statement {
    const metadata = this.dataSource.getMetadata(entity);
    const given = this.given(metadata, where);
    const text = this.text(
      `delete ${metadata.tablePath} ${namesOf(given)}`,
      () => `DELETE FROM ${quotedTable(metadata.tablePath)} WHERE ${equalities(given, 0)}`,
    );
    return { text, values: given.map((column) => toDatabase(this.dataSource, column, where)) };
  }

  /** Turns a row with the column names of the database into an entity. */
  hydrate<E extends object>(entity: EntityClass<E>, raw: Readonly<Record<string, unknown>>): E {
    const row = new entity();
    for (const column of this.dataSource.getMetadata(entity).columns) {
      const value = raw[column.databaseName];
      (row as Record<string, unknown>)[column.propertyName] =
        value === null || isPlain(column) ? value : this.dataSource.driver.prepareHydratedValue(value, column);
    }
    return row;
  }

  /** Cached under the given order of properties, and under the sorted one, so that all orders share one insertion. */
  private newInsertion(entity: EntityClass, key: string, sorted: readonly string[]): Insertion {
    let known = this.insertions.get(entity);
    if (known === undefined) this.insertions.set(entity, (known = new Map<string, Insertion>()));
    const same = known.get(sorted.join());
    const insertion = same ?? new Insertion(this.dataSource, this.dataSource.getMetadata(entity), sorted);
    known.set(sorted.join(), insertion).set(key, insertion);
    return insertion;
  }

  private given(metadata: EntityMetadata, values: object): ColumnMetadata[] {
    const columns = metadata.columns.filter(({ propertyName }) => propertyName in values);
    if (columns.length === 0) throw new Error(`A statement on ${metadata.tableName} must name at least one column`);
    return columns;
  }

  private text(key: string, compose: () => string): string {
    let text = this.texts.get(key);
    if (text === undefined) this.texts.set(key, (text = compose()));
    return text;
  }
}

function equalities(columns: readonly ColumnMetadata[], offset: number): string {
  return columns.map((column, index) => `${quotedColumn(column)} = $${offset + index + 1}`).join(' AND ');
}

function namesOf(columns: readonly ColumnMetadata[]): string {
  return columns.map(({ databaseName }) => databaseName).join(',');
}
