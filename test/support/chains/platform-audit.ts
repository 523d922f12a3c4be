import type { Query } from '../webhooks/audit.js';
import { fiatFaults } from './fiat-audit.js';

export const platform = '00000000-0000-0000-0000-000000000001';
export const liquidity = '00000000-0000-0000-0000-000000000003';

interface Compared {
  readonly what: string;
  readonly is: string;
  readonly wanted: string;
}

/** What is wrong with the books of the platform, whatever payouts and payins there are; of each token on each chain by itself. */
export async function platformFaults(query: Query): Promise<string[]> {
  const faults = await Promise.all([bookFaults(query), walletFaults(query), fiatFaults(query)]);
  return faults.flat();
}

/**
 * It owes its rails what they paid, and is owed what they hold; has earned its fees; keeps those of developers; and has
 * given tokens for money.
 */
async function bookFaults(query: Query): Promise<string[]> {
  const rows = await query<Compared>(
    `WITH kept AS (
       SELECT token, blockchain, book, sum(units) AS units FROM ledger_balance
       WHERE organization_id = '${platform}' AND book NOT LIKE 'chain:%' AND book NOT LIKE 'gas:%' AND book NOT IN ('available', 'reserved') GROUP BY token, blockchain, book),
     paid AS (
       SELECT request.token, request.blockchain, fiat_and_rail AS code, payout.token_units - fee_units AS principal, fee_units - developer_fee_units AS fees
       FROM payout JOIN payout_request AS request ON request.id = payout_request_id
       WHERE channel = 'fiat' AND (payout.status = 'completed' OR payout.completed_at IS NOT NULL AND return_requested_at IS NULL)),
     taken AS (
       SELECT organization_id, token, blockchain, code, (quote->>'feeUnits')::bigint AS fees, (quote->>'developerFeeUnits')::bigint AS developers,
         (quote->>'tokenUnits')::bigint AS net FROM payin WHERE status = 'completed' AND code IS NOT NULL),
     line AS (
       SELECT token, blockchain, 'settlement:' || code AS book, principal AS units FROM paid
       UNION ALL SELECT token, blockchain, 'fees', fees FROM paid
       UNION ALL SELECT token, blockchain, 'settlement:' || code, -(fees + developers + net) FROM taken
       UNION ALL SELECT token, blockchain, 'fees', fees FROM taken
       UNION ALL SELECT token, blockchain, 'onramp', developers + net FROM taken
       UNION ALL SELECT token, blockchain, 'developerFees:' || organization_id, developers FROM taken),
     wanted AS (SELECT token, blockchain, book, sum(units) AS units FROM line GROUP BY token, blockchain, book)
     SELECT concat_ws(' ', token, blockchain, book) AS what, coalesce(kept.units, 0)::text AS is, coalesce(wanted.units, 0)::text AS wanted
     FROM kept FULL JOIN wanted USING (token, blockchain, book)`,
  );
  return differing(rows);
}

/** What it has by its books is in its wallets, as far as their chain is simulated. */
async function walletFaults(query: Query): Promise<string[]> {
  const rows = await query<Compared>(
    `WITH own AS (SELECT unnest(ARRAY[evm_address, solana_address, tron_address]) AS address FROM wallet WHERE organization_id = '${platform}'),
     kept AS (
       SELECT token, blockchain, sum(units) AS units FROM ledger_balance WHERE organization_id = '${platform}' AND book NOT LIKE 'chain:%' AND book NOT LIKE 'gas:%'
         AND blockchain IN (SELECT blockchain FROM simulated_chain) GROUP BY token, blockchain),
     wanted AS (
       SELECT token, blockchain, sum((payment->>'units')::bigint * (
         (payment->>'destination' IN (SELECT address FROM own))::int - (source_address IN (SELECT address FROM own))::int)) AS units
       FROM simulated_block, jsonb_array_elements(payments) AS payment WHERE succeeded GROUP BY token, blockchain)
     SELECT concat_ws(' ', 'the wallets of', token, 'on', blockchain) AS what, coalesce(kept.units, 0)::text AS is, coalesce(wanted.units, 0)::text AS wanted
     FROM kept FULL JOIN wanted USING (token, blockchain)`,
  );
  return differing(rows);
}

function differing(rows: readonly Compared[]): string[] {
  return rows.flatMap(({ what, is, wanted }) =>
    is === wanted ? [] : [`of the platform, ${what}: ${is}, not ${wanted}`],
  );
}
