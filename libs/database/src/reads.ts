import { Injectable } from '@nestjs/common';
import { type Page, type PageQuery, defaultPageSize, greatestId, pageOf } from '#contracts';
import { Connections } from './connections.js';
import { isReadOnly, translated } from './failures.js';
import type { EntityClass } from './persistence.js';
import type { Queries } from './queries.js';
import { sendAlone } from './single-statement.js';
import type { Statement } from './statement.js';
import type { Equals } from './entity-statements.js';
import { type Asked, type ListedTable, type ListedRow, cursorOf, listSelection } from './list-selection.js';

/** Reads, on connections on which PostgreSQL refuses writes. */
@Injectable()
export class Reads implements Queries {
  constructor(private readonly connections: Connections) {}

  async one<E extends object>(entity: EntityClass<E>, where: Equals<E>): Promise<E | undefined> {
    const [raw] = await this.run(this.connections.statements.selectOne(entity, where));
    return raw === undefined ? undefined : this.connections.statements.hydrate(entity, raw);
  }

  /** A page of the rows that match; `condition` is SQL without parameters. */
  async page<E extends { id: string }>(
    entity: EntityClass<E>,
    where: Equals<E>,
    { limit = defaultPageSize, nextId: fromId = greatestId }: PageQuery,
    condition?: string,
  ): Promise<Page<E>> {
    const { statements } = this.connections;
    const rows = await this.run(statements.selectPage(entity, where, { condition, fromId, limit: limit + 1 }));
    const found = rows.map((raw) => statements.hydrate(entity, raw));
    return pageOf(found, limit);
  }

  /** A page of a list as it is asked for; `condition` is SQL without parameters. */
  async list<E extends ListedRow>(
    table: ListedTable<E>,
    equals: Readonly<Record<string, string | undefined>>,
    asked: Asked,
    condition?: string,
  ): Promise<Page<E>> {
    const { limit = defaultPageSize } = asked;
    const selection = listSelection(table, equals, { ...asked, limit: limit + 1 }, condition);
    const { values, plannedAnew } = selection;
    const rows = await this.run({
      text: `SELECT * FROM ${table.name} WHERE ${selection.condition}`,
      values,
      plannedAnew,
    });
    const found = rows.map((raw) => this.connections.statements.hydrate(table.entity, raw));
    const next = found[limit];
    return {
      results: found.slice(0, limit),
      ...(next === undefined ? {} : { nextId: cursorOf(next, asked.sort) }),
    };
  }

  /** Rows of an entity by SQL that selects its columns. */
  async many<E extends object>(entity: EntityClass<E>, text: string, values: readonly unknown[]): Promise<E[]> {
    const rows = await this.run({ text, values });
    return rows.map((raw) => this.connections.statements.hydrate(entity, raw));
  }

  async query<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.run({ text, values })) as T[];
  }

  private async run(statement: Statement): Promise<Record<string, unknown>[]> {
    const patience = this.connections.patience();
    for (;;) {
      try {
        return (await sendAlone(this.connections.reading, statement)).rows;
      } catch (thrown) {
        // It would be written in a read.
        if (isReadOnly(thrown)) throw thrown;
        if (!(await patience.isLeftAfter(thrown))) throw translated(thrown);
      }
    }
  }
}
