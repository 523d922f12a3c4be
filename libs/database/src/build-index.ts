import type { QueryRunner } from 'typeorm';
import { takeLock } from './roles/polled-lock.js';

/** The session that builds has it, also one of PostgreSQL whose process is gone, and which goes on. */
const buildingLock = 4_738_203;

/**
 * For migrations whose `transaction` is false: makes an index while others write to its table. A process that ended meanwhile
 * may have left it whole, which is kept, or half, which is dropped. `index` is as `name ON table (columns) WHERE condition`;
 * PostgreSQL refuses it for a table that is kept by months.
 */
export async function buildIndex(runner: QueryRunner, index: string): Promise<void> {
  if (runner.isTransactionActive) {
    // A restore makes all tables in one transaction, and nobody else is there yet.
    await runner.query(`CREATE INDEX ${index}`);
    return;
  }
  await runner.query('SET statement_timeout = 0');
  await runner.query('SET lock_timeout = 0');
  await takeLock(async (text) => (await runner.query(text)) as { isMine: boolean }[], buildingLock);
  try {
    await build(runner, index);
  } finally {
    await letGo(runner);
  }
}

async function build(runner: QueryRunner, index: string): Promise<void> {
  const name = index.slice(0, index.indexOf(' '));
  const [known] = (await runner.query(
    'SELECT indisvalid AS "isWhole" FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  )) as { isWhole: boolean }[];
  if (known?.isWhole === true) return;
  if (known !== undefined) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
  await runner.query(`CREATE INDEX CONCURRENTLY ${index}`);
}

/** Where the session broke it is let go with it, and why it broke is what is told. */
async function letGo(runner: QueryRunner): Promise<void> {
  const texts = [`SELECT pg_advisory_unlock(${buildingLock})`, 'RESET statement_timeout', 'RESET lock_timeout'];
  for (const text of texts) await runner.query(text).catch(() => undefined);
}
