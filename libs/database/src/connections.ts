import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyInstance } from 'fastify';
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
export class Connections implements OnModuleInit {
  readonly statements: EntityStatements;
  readonly writing: Pool;
  readonly reading: Pool;
  readonly jobs: Pool;
  readonly roles: DatabaseRoles;
  private readonly pools: Pools;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly host: HttpAdapterHost,
  ) {
    const { pools, roles } = dataSource as GatehouseDataSource;
    this.writing = pools.writing;
    this.reading = pools.reading;
    this.jobs = pools.jobs;
    this.statements = new EntityStatements(dataSource);
    this.roles = roles;
    this.pools = pools;
  }

  /** What others do at the end of the start is part of it, so the start is over when requests are let in. */
  onModuleInit(): void {
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('onReady', (done) => {
      this.pools.started();
      done();
    });
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
