import { prefix } from './routes.mjs';

const stranger = (/** @type {string} */ number) =>
  `('0f990000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/**
 * Requests of one payout each, with what was reported of it; as many whatever the count are still under way. Every second
 * one is of `hot`. They are sealed by nobody, so lists can show only those of `bare`, which have no payouts at all.
 * @param {{ hot: string, account: string, count: number, bare?: [number, number] }} of
 */
export function payoutFillings({ hot, account, count, bare = [0, 0] }) {
  const rows = `FROM generate_series(1, ${count}) AS n`;
  const id = `('${prefix}' || lpad(to_hex(n), 12, '0'))::uuid`;
  const owner = `CASE WHEN n % 2 = 0 THEN '${hot}'::uuid ELSE ${stranger('n')} END`;
  const at = `now() - interval '1 day' * (${count} - n) / ${count}`;
  const open = `n % ${count / 50} IN (0, 2)`;
  const sealed = `decode(repeat(md5(n::text), 25), 'hex')`;
  return [
    `INSERT INTO payout_request (organization_id, id, account_id, token, blockchain, status, payout_count, open_count, failed_count, returning_count, transfer_id, transaction_hash, created_at, updated_at)
     SELECT ${owner}, ${id}, '${account}', 'USDC', 'POLYGON', CASE WHEN ${open} THEN 'pending' ELSE 'executed' END, 1, CASE WHEN ${open} THEN 1 ELSE 0 END, 0, 0, ${id}, '0x' || md5(n::text), ${at}, ${at} ${rows}`,
    `INSERT INTO payout (organization_id, id, payout_request_id, ordinal, channel, status, amount, token_units, developer_fee_units, fee_units, fiat_and_rail, quote, details, rail, rail_reference, transfer_id, return_transfer_id, initiated_at, completed_at, ended_at, created_at, updated_at)
     SELECT ${owner}, ${id}, ${id}, 0, 'fiat', CASE WHEN ${open} THEN 'pending' ELSE 'completed' END, '{"tokenAmount": 10, "tokenSymbol": "USDC"}', 10000000, 0, 600000, 'ars',
       '{"rateE8": "145025000000", "exchangeFeeBasisPoints": 50, "transactionFeeUnits": "500000", "fiatUnits": "1363235", "expiresAt": "2026-01-01T00:00:00.000Z"}', ${sealed},
       'sandbox', 'x' || n, ${id}, ${id}, ${at}, ${at}, CASE WHEN ${open} THEN NULL ELSE ${at} END, ${at}, ${at} ${rows} WHERE n NOT BETWEEN ${bare[0]} AND ${bare[1]}`,
    `INSERT INTO rail_report (organization_id, payout_id, report_id, status, is_followed, reported_at) SELECT ${owner}, ${id}, 'completed', 'completed', true, ${at} ${rows}`,
    // Of the others: who erases an organization looks whether it has any.
    `INSERT INTO commitment (organization_id, subject_id, subject) SELECT ${stranger('n')}, ${id}, 'payout request' ${rows}`,
  ];
}
