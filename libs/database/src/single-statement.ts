import type { Pool } from 'pg';
import { isRefusal } from './failures.js';
import { type Statement, prepared } from './statement.js';

/**
 * A unit of work of one statement needs no transaction around it. `pool.query` would close the connection when the
 * statement is refused, which every replayed request is, and opening another takes ten times as long.
 */
export async function sendAlone(pool: Pool, statement: Statement): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(prepared(statement));
  } catch (thrown) {
    client.release(!isRefusal(thrown));
    throw thrown;
  }
  client.release();
}
