import { readdir } from 'node:fs/promises';
import { expect, jest } from '@jest/globals';
import { testServer } from '../support/service/database.js';
import { query } from '../support/service/sql.js';
import { onLinux } from '../support/run/on-linux.js';
import { until } from '../support/run/until.js';
import { TestRun } from './test-run.js';

/** On a machine on which many others work. */
const patience = 300_000;

jest.setTimeout(2 * patience);

/** Databases of other runs than ours, on the server that both of them use. */
async function databasesOfOthers(): Promise<string[]> {
  const { url, prefix } = testServer();
  const names = await query<{ name: string }>(url, 'SELECT datname AS name FROM pg_database ORDER BY name');
  return names.map(({ name }) => name).filter((name) => name.startsWith('gatehouse_test_') && !name.startsWith(prefix));
}

onLinux('a run that is interrupted leaves no process, no database and no folder behind, and says so', async () => {
  const run = await TestRun.start(['--testPathPatterns', 'chains/service/two-workers', 'payouts/many'], {
    TEST_DATABASE_URL: testServer().url,
  });
  try {
    await until('it is in the middle of tests', async () => (await run.started('node')) > 0, {
      milliseconds: patience,
    });
    expect(await databasesOfOthers()).not.toEqual([]);
    run.interrupt();
    expect(await run.ended()).toBe(1);
    expect(run.said).toContain('The run was ended: nothing of it is left behind.');
    await until('no process is left', () => run.processes().length === 0);
    expect(await databasesOfOthers()).toEqual([]);
    expect((await readdir(run.folder)).filter((name) => !name.startsWith('jest'))).toEqual([]);
  } finally {
    await run.close();
  }
});
