import { join } from 'node:path';

type DataFile = 'operatorKey' | 'masterKey' | 'seedKey' | 'consoleLink' | 'database' | 'databaseNote';

/** Paths in the data folder that several libs need to know. */
export function dataFiles(dataDir: string): Record<DataFile, string> {
  return {
    operatorKey: join(dataDir, 'operator.key'),
    masterKey: join(dataDir, 'master.key'),
    seedKey: join(dataDir, 'seed.key'),
    consoleLink: join(dataDir, 'console.link'),
    database: join(dataDir, 'postgres'),
    /** Names the folder of the database when it cannot be in the data folder. */
    databaseNote: join(dataDir, 'postgres.location'),
  };
}
