import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseUrls, freshDatabase, testServer } from './database.js';
import type { Environment } from './service.js';

/** Where an installation keeps what it keeps. */
export interface Place {
  readonly urls: DatabaseUrls;
  readonly DATA_DIR: string;
  readonly cleanUp: () => Promise<void>;
}

export async function freshPlace(): Promise<Place> {
  const database = await freshDatabase(testServer());
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-test-'));
  const cleanUp = async (): Promise<void> => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { urls: database.urls, DATA_DIR: dataDir, cleanUp };
}

export function placeOf({ environment }: { readonly environment: Environment }): Place {
  const { DATABASE_URL = '', DATABASE_OWNER_URL = '', DATA_DIR = '' } = environment;
  return { urls: { DATABASE_URL, DATABASE_OWNER_URL }, DATA_DIR, cleanUp: () => Promise.resolve() };
}
