import type { Query } from '../webhooks/audit.js';
import { platform } from './platform-audit.js';

/** What accounts hold, reserved tokens included and without what they owe, is the sum of their transactions and the sum of their events. */
export async function balanceFaults(query: Query): Promise<string[]> {
  const rows = await query<Record<'what' | 'held' | 'listed' | 'told', string>>(
    `WITH line AS (
       SELECT account_id, token, blockchain, units AS held, 0 AS listed, 0 AS told FROM ledger_balance
         WHERE book IN ('available', 'reserved') AND organization_id <> '${platform}'
       UNION ALL SELECT substr(book, 6)::uuid, token, blockchain, units, 0, 0 FROM ledger_balance
         WHERE book LIKE 'owed:%' AND organization_id <> '${platform}'
       UNION ALL SELECT account_id, token, blockchain, 0, units * CASE type WHEN 'credit' THEN 1 ELSE -1 END, 0
         FROM transaction WHERE organization_id <> '${platform}'
       UNION ALL SELECT (payload->>'accountId')::uuid, amount->>'tokenSymbol', amount->>'blockchain', 0, 0,
           (amount->>'tokenAmount')::numeric * 1000000 * CASE type WHEN 'account_credited' THEN 1 ELSE -1 END
         FROM event, LATERAL (SELECT payload->'tokenAmount' AS amount) AS its WHERE type IN ('account_credited', 'account_debited'))
     SELECT concat_ws(' ', account_id, token, blockchain) AS what, sum(held)::bigint::text AS held, sum(listed)::bigint::text AS listed,
       sum(told)::bigint::text AS told
     FROM line GROUP BY account_id, token, blockchain HAVING sum(held) <> sum(listed) OR sum(held) <> sum(told)`,
  );
  return rows.map(
    ({ what, held, listed, told }) => `the account ${what} has ${held}; ${listed} are listed and ${told} told`,
  );
}
