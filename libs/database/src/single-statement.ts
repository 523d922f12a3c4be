import type { Pool, QueryResult } from 'pg';
import { isRefusal } from './failures.js';
import { organizationInScope } from './scope.js';
import { queryFor } from './scoped-query.js';
import type { Statement } from './statement.js';

/**
 * A unit of work of one statement needs no transaction around it. `pool.query` would close the connection when the
 * statement is refused, which every replayed request is, and opening another takes ten times as long.
 */
export async function sendAlone(
  pool: Pool,
  statement: Statement,
  organizationId = organizationInScope(),
  sending: () => void = () => undefined,
): Promise<QueryResult<Record<string, unknown>>> {
  const client = await pool.connect();
  sending();
  try {
    const result = await queryFor(client, organizationId, statement);
    client.release();
    return result;
  } catch (thrown) {
    client.release(!isRefusal(thrown));
    throw thrown;
  }
}
