import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { EntityStatements } from './entity-statements.js';
import type { Pools } from './connecting/pools.js';
import type { GatehouseDataSource } from './open-data-source.js';
import { Patience } from './patience.js';
import { asOwner } from './roles/as-owner.js';
import type { DatabaseRoles } from './roles/database-roles.js';

/** The pools of the process: one that writes, one that PostgreSQL keeps from writing, and one for the ends of jobs. */
@Injectable()
export class Connections implements OnApplicationBootstrap {
  readonly statements: EntityStatements;
  readonly writing: Pool;
  readonly reading: Pool;
  readonly jobs: Pool;
  readonly roles: DatabaseRoles;
  private readonly pools: Pools;

  constructor(@InjectDataSource() dataSource: DataSource) {
    const { pools, roles } = dataSource as GatehouseDataSource;
    this.writing = pools.writing;
    this.reading = pools.reading;
    this.jobs = pools.jobs;
    this.statements = new EntityStatements(dataSource);
    this.roles = roles;
    this.pools = pools;
  }

  onApplicationBootstrap(): void {
    this.pools.started();
  }

  /** Of one request or job with a database that went away. */
  patience(): Patience {
    return new Patience(this.pools.waitMilliseconds);
  }

  /** Changes tables, as their owner, and one process at a time. */
  asOwner<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
    return asOwner(this.roles, work);
  }
}
