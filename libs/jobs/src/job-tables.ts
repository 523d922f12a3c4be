import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Logger, runMigrations } from 'graphile-worker';
import { Connections } from '#database';

const logger = new Logger(() => () => undefined);

/** The tables of background jobs are those of graphile-worker. In every role, since adding jobs needs them too. */
@Injectable()
export class JobTables implements OnModuleInit {
  constructor(private readonly connections: Connections) {}

  async onModuleInit(): Promise<void> {
    await this.connections.asOwner((pgPool) => runMigrations({ pgPool, logger }));
  }
}

/** In an empty database, without a job. */
export async function makeJobTables(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger });
}
