import { expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFiles } from '#runtime';
import { openDataFolder } from './data-folder.js';

test('the database is where the services say that it is', async () => {
  const wanted = await mkdtemp(join(tmpdir(), 'gatehouse-data-folder-'));
  try {
    const { path, cluster, note } = await openDataFolder(wanted);
    const { database, databaseNote } = dataFiles(path);
    expect([cluster, note]).toEqual([database, databaseNote]);
  } finally {
    await rm(wanted, { recursive: true, force: true });
  }
});
