import type { Query } from '../webhooks/audit.js';
import { platform, liquidity } from '../chains/platform-audit.js';

/** What is wrong with the tokens that payins brought, on the simulated chains and in the books of accounts. */
export async function payinMoneyFaults(query: Query): Promise<string[]> {
  const faults = await Promise.all([
    transferFaults(query),
    creditFaults(query),
    accountFaults(query),
    promiseFaults(query),
  ]);
  return faults.flat();
}

/** One transfer at most for each payin, to the wallet of its account, of what its quote says; on its chain it was done once. */
async function transferFaults(query: Query): Promise<string[]> {
  const rows = await query<{ what: string }>(
    `WITH sent AS (
       SELECT id, status, blockchain IN (SELECT blockchain FROM simulated_chain) AS is_simulated, (SELECT count(*) FROM signed_transaction AS signed JOIN simulated_block AS block
           ON block.transaction_hash = signed.hash AND block.blockchain = transfer.blockchain
         WHERE signed.transfer_id = transfer.id AND signed.organization_id = transfer.organization_id AND block.succeeded) AS times
       FROM transfer WHERE related_type = 'payin')
     SELECT 'a transfer that no payin asked for: ' || id AS what FROM sent WHERE id NOT IN (SELECT transfer_id FROM payin WHERE transfer_id IS NOT NULL)
     UNION ALL SELECT 'a transfer of two: ' || transfer_id FROM payin WHERE transfer_id IS NOT NULL GROUP BY transfer_id HAVING count(*) > 1
     UNION ALL SELECT concat_ws(' ', 'a transfer that is', sent.status, 'for a payin that is', payin.status || ':', payin.id) FROM payin JOIN sent ON sent.id = transfer_id
       WHERE sent.status <> CASE payin.status WHEN 'completed' THEN 'confirmed' WHEN 'failed' THEN 'failed' ELSE sent.status END
         OR payin.status = 'pending' AND sent.status IN ('confirmed', 'failed')
     UNION ALL SELECT concat_ws(' ', 'a transfer that is', status, 'and was done', times, 'times:', id) FROM sent
       WHERE is_simulated AND status IN ('confirmed', 'failed') AND times <> (status = 'confirmed')::int
     UNION ALL SELECT 'a payin whose transfer is not to its account of what it is worth: ' || payin.id
       FROM payin JOIN wallet ON wallet.organization_id = payin.organization_id AND wallet.account_id = payin.account_id
       WHERE transfer_id IS NOT NULL AND NOT EXISTS (SELECT FROM transfer WHERE transfer.id = transfer_id AND transfer.organization_id = '${platform}'
         AND transfer.account_id = '${liquidity}' AND related_type = 'payin' AND related_id = payin.id AND related_organization_id = payin.organization_id
         AND transfer.token = payin.token AND transfer.blockchain = payin.blockchain
         AND jsonb_array_length(payments) = 1 AND (payments->0) - 'amounts' = jsonb_build_object('destination', evm_address, 'units', quote->>'tokenUnits'))
     UNION ALL SELECT 'a completed payin for which nothing was sent: ' || id FROM payin
       WHERE status = 'completed' AND transfer_id IS NULL AND quote->>'tokenUnits' <> '0'`,
  );
  return rows.map(({ what }) => what);
}

/** What a completed payin brought is in the list of its account once; tokens that became others are there as they came as well. */
async function creditFaults(query: Query): Promise<string[]> {
  const rows = await query<{ id: string; status: string; is: number; wanted: number; isOwn: boolean }>(
    `WITH wanted AS (
       SELECT payin.*, (status = 'completed' AND quote->>'tokenUnits' IS DISTINCT FROM '0')::int AS brought, (code IS NULL AND quote IS NOT NULL)::int AS deposited
       FROM payin)
     SELECT id, status, (SELECT count(*)::int FROM transaction WHERE related_type = 'payin' AND related_id = wanted.id
           AND type = 'credit' AND organization_id = wanted.organization_id AND account_id = wanted.account_id) AS is,
       brought + deposited AS wanted,
       transaction_id IS NULL AND brought = 0 OR EXISTS (SELECT FROM transaction AS own WHERE own.organization_id = wanted.organization_id
         AND own.id = wanted.transaction_id AND own.related_id = wanted.id AND own.transaction_hash = wanted.transaction_hash
         AND own.token = wanted.token AND own.blockchain = wanted.blockchain AND (quote IS NULL OR own.units = (quote->>'tokenUnits')::bigint)) AS "isOwn"
     FROM wanted
     UNION ALL SELECT related_id, 'gone', 1, 0, false FROM transaction WHERE related_type = 'payin' AND related_id NOT IN (SELECT id FROM payin)
       AND organization_id <> '${platform}'`,
  );
  return rows.flatMap(({ id, status, is, wanted, isOwn }) =>
    is === wanted && isOwn
      ? []
      : [
          `the payin ${id} is ${status} and has ${is} credits, not ${wanted}${isOwn ? '' : ', and not that which it names'}`,
        ],
  );
}

/**
 * What accounts have by their books is what came to them and left them; it is what lies in their wallets, but for tokens
 * that became others and stay there. Only accounts that have paid nobody: what payouts take the audit of payouts knows.
 */
async function accountFaults(query: Query): Promise<string[]> {
  const rows = await query<
    Record<'what' | 'held' | 'reserved' | 'wanted' | 'wantedReserved' | 'listed' | 'onChain', string>
  >(
    `WITH paying AS (SELECT account_id FROM payout_request),
     own AS (SELECT account_id, unnest(ARRAY[evm_address, solana_address, tron_address]) AS address FROM wallet WHERE organization_id <> '${platform}'),
     deposited AS (
       SELECT transaction.account_id, transaction.token, transaction.blockchain, units, payin.status FROM payin JOIN transaction
         ON transaction.organization_id = payin.organization_id AND related_id = payin.id AND transaction.blockchain <> payin.blockchain AND transaction.type = 'credit'
       WHERE payin.code IS NULL AND payin.quote IS NOT NULL),
     line AS (
       SELECT account_id, token, blockchain, units AS held, units * (book = 'reserved')::int AS reserved, 0 AS wanted, 0 AS promised, 0 AS listed, 0 AS on_chain
       FROM ledger_balance WHERE book IN ('available', 'reserved') AND organization_id <> '${platform}'
       UNION ALL SELECT account_id, token, blockchain, 0, 0, units * CASE type WHEN 'credit' THEN 1 ELSE -1 END, 0,
           units * CASE type WHEN 'credit' THEN 1 ELSE -1 END * (source_address <> destination_address AND blockchain IN (SELECT blockchain FROM simulated_chain))::int, 0
         FROM transaction WHERE organization_id <> '${platform}'
       UNION ALL SELECT account_id, token, blockchain, 0, 0, 0, units * (status = 'pending')::int, 0, 0 FROM deposited
       UNION ALL SELECT account_id, token, blockchain, 0, 0, 0, (payment->>'units')::bigint, 0, 0 FROM transfer, jsonb_array_elements(payments) AS payment
         WHERE organization_id <> '${platform}' AND status IN ('requested', 'signed')
       UNION ALL SELECT account_id, token, blockchain, 0, 0, 0, 0, 0, (payment->>'units')::bigint FROM simulated_block, jsonb_array_elements(payments) AS payment
         JOIN own ON address = payment->>'destination' WHERE succeeded
       UNION ALL SELECT account_id, token, blockchain, 0, 0, 0, 0, 0, -(payment->>'units')::bigint FROM simulated_block JOIN own ON address = source_address,
         jsonb_array_elements(payments) AS payment WHERE succeeded)
     SELECT concat_ws(' ', account_id, token, blockchain) AS what, sum(held)::text AS held, sum(reserved)::text AS reserved, sum(wanted)::text AS wanted,
       sum(promised)::text AS "wantedReserved", sum(listed)::text AS listed, sum(on_chain)::text AS "onChain"
     FROM line WHERE account_id NOT IN (SELECT account_id FROM paying) GROUP BY account_id, token, blockchain`,
  );
  return rows.flatMap(({ what, held, reserved, wanted, wantedReserved, listed, onChain }) =>
    held === wanted && reserved === wantedReserved && listed === onChain
      ? []
      : [
          `the account ${what} has ${held}, ${reserved} reserved, not ${wanted} and ${wantedReserved}; ${listed} are listed and ${onChain} on the chain`,
        ],
  );
}

/** Held by the platform is what is on its way out of its liquidity, and what a developer gets once that has come. */
async function promiseFaults(query: Query): Promise<string[]> {
  const rows = await query<{ what: string; is: string; wanted: string }>(
    `WITH line AS (
       SELECT token, blockchain, units AS kept, 0 AS wanted FROM ledger_balance
         WHERE organization_id = '${platform}' AND account_id = '${liquidity}' AND book = 'reserved'
       UNION ALL SELECT token, blockchain, 0, (payment->>'units')::bigint FROM transfer, jsonb_array_elements(payments) AS payment
         WHERE organization_id = '${platform}' AND account_id = '${liquidity}' AND status IN ('requested', 'signed')
       UNION ALL SELECT token, blockchain, 0, (quote->>'developerFeeUnits')::bigint FROM payin
         WHERE status = 'pending' AND transfer_id IS NOT NULL AND code IS NOT NULL)
     SELECT concat_ws(' ', token, 'on', blockchain) AS what, sum(kept)::text AS is, sum(wanted)::text AS wanted FROM line GROUP BY token, blockchain`,
  );
  return rows.flatMap(({ what, is, wanted }) =>
    is === wanted ? [] : [`the platform holds ${is} of ${what} for what is under way, not ${wanted}`],
  );
}
