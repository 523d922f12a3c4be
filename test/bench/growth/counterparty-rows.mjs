import { prefix } from './routes.mjs';

/**
 * Recipients with a payout method each. Half of all have the words which everybody has; as many whatever the count have
 * those that few have. They are sealed by nobody, so lists can show only what is made beside them.
 * @param {{ owner: string, id: string, at: string, count: number, frequent: readonly string[], rare: readonly string[] }} of
 */
export function counterpartyFillings({ owner, id, at, count, frequent, rare }) {
  const rows = `FROM generate_series(1, ${count}) AS n`;
  const list = (/** @type {readonly string[]} */ words) =>
    `ARRAY[${words.map((word) => `'${word}'`).join(', ')}]::text[]`;
  const isRare = `n % ${count / 50} IN (0, 2)`;
  const sealed = `decode(repeat(md5(n::text), 15), 'hex')`;
  return [
    `INSERT INTO counterparty (organization_id, id, recipient, search, created_at, updated_at)
     SELECT ${owner}, ${id}, ${sealed}, ARRAY[substr(md5(n::text), 1, 12), substr(md5((n / 10)::text), 1, 12)]
       || CASE WHEN n % 4 < 2 THEN ${list(frequent)} ELSE '{}' END || CASE WHEN ${isRare} THEN ${list(rare)} ELSE '{}' END, ${at}, ${at} ${rows}`,
    `INSERT INTO payout_method (organization_id, id, counterparty_id, method, created_at) SELECT ${owner}, ${id}, ('${prefix}' || lpad(to_hex(n / 2 * 2), 12, '0'))::uuid, ${sealed}, ${at} ${rows}`,
  ];
}
