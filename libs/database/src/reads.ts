import { Injectable } from '@nestjs/common';
import { Connections } from './connections.js';
import { translated } from './failures.js';
import type { EntityClass } from './persistence.js';
import { type Statement, prepared } from './statement.js';
import type { Equals } from './statements.js';

/** Everything that only looks. It runs on connections on which PostgreSQL itself refuses to write. */
@Injectable()
export class Reads {
  constructor(private readonly connections: Connections) {}

  async one<E extends object>(entity: EntityClass<E>, where: Equals<E>): Promise<E | undefined> {
    const [raw] = await this.run(this.connections.statements.selectOne(entity, where));
    return raw === undefined ? undefined : this.connections.statements.hydrate(entity, raw);
  }

  /** Rows of an entity by SQL that selects its columns. */
  async many<E extends object>(entity: EntityClass<E>, text: string, values: readonly unknown[]): Promise<E[]> {
    const rows = await this.run({ text, values });
    return rows.map((raw) => this.connections.statements.hydrate(entity, raw));
  }

  async rows<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.run({ text, values })) as T[];
  }

  private async run(statement: Statement): Promise<Record<string, unknown>[]> {
    try {
      return (await this.connections.reading.query<Record<string, unknown>>(prepared(statement))).rows;
    } catch (thrown) {
      throw translated(thrown);
    }
  }
}
