import { Logger, runMigrations } from 'graphile-worker';

/** The tables of background jobs, without a job. */
export async function makeJobTables(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: new Logger(() => () => undefined) });
}
