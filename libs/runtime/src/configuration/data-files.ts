import { join } from 'node:path';

/** What lies in the data folder under a name that several need to know. */
export function dataFiles(dataDir: string): Record<'operatorKey' | 'masterKey' | 'database' | 'databaseNote', string> {
  return {
    operatorKey: join(dataDir, 'operator.key'),
    masterKey: join(dataDir, 'master.key'),
    database: join(dataDir, 'postgres'),
    /** Says where the database is when it cannot be in the data folder. */
    databaseNote: join(dataDir, 'postgres.location'),
  };
}
