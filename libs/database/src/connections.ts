import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pg, { type Pool } from 'pg';
import { DataSource } from 'typeorm';
import { EntityStatements } from './entity-statements.js';
import type { GatehouseDataSource } from './open-data-source.js';
import { asOwner } from './roles/as-owner.js';
import type { DatabaseRoles } from './roles/database-roles.js';

/** The two pools under TypeORM's data source: one that writes, one that PostgreSQL keeps from writing. */
@Injectable()
export class Connections {
  readonly statements: EntityStatements;
  readonly writing: Pool;
  readonly reading: Pool;
  readonly roles: DatabaseRoles;

  constructor(@InjectDataSource() dataSource: DataSource) {
    const driver = dataSource.driver as unknown as { master: Pool; slaves: Pool[] };
    const [reading] = driver.slaves;
    if (reading === undefined) throw new Error('The data source has no reading pool');
    this.writing = driver.master;
    this.reading = reading;
    this.statements = new EntityStatements(dataSource);
    this.roles = (dataSource as GatehouseDataSource).roles;
  }

  /** A separate pool without a limit on waiting, for work that must not compete with requests. The caller ends it. */
  openPool(most: number, lost: (cause: unknown) => void): Pool {
    const pool = new pg.Pool({ connectionString: this.roles.url, max: most, keepAlive: true });
    pool.on('error', lost);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }

  /** Changes tables, as their owner, and one process at a time. */
  asOwner<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
    return asOwner(this.roles, work);
  }
}
