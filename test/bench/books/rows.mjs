const system = `'00000000-0000-0000-0000-000000000000'::uuid`;
const days = 365;
const atOnce = 1_000_000;

/** @param {string} number */
const account = (number) => `('01990000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
/** As an id that was made at that moment. @param {string} at @param {string} number */
const idAt = (at, number) =>
  `(lpad(to_hex((extract(epoch FROM ${at}) * 1000)::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const lineColumns =
  'organization_id, subject_id, step, ordinal, id, source_id, source_book, destination_id, destination_book, token, blockchain, units, posted_at, effective_at';

/** Every fifth line is a deposit, the others are payments between accounts, from the poorer to the richer number: none goes below zero that is kept. */
const sides = (/** @type {number} */ accounts) =>
  `CASE WHEN n % 5 = 0 THEN ${system} ELSE ${account(`n % ${accounts}`)} END, CASE WHEN n % 5 = 0 THEN 'chain:POLYGON' ELSE 'available' END, ${account(`(n * 7 + 1) % ${accounts}`)}, 'available'`;

const place = 'organization_id, account_id, book, token, blockchain';

/** What the lines from one number to another make of each place. @param {string} condition @param {string} organization */
const kept = (condition, organization) => `
  INSERT INTO ledger_balance AS known (${place}, slot, units)
  SELECT ${place}, 0, sum(units) FROM (
    SELECT organization_id, destination_id AS account_id, destination_book AS book, token, blockchain, units FROM ledger_line WHERE ${condition}
    UNION ALL SELECT organization_id, source_id, source_book, token, blockchain, -units FROM ledger_line WHERE ${condition}) AS line
  WHERE organization_id = '${organization}' GROUP BY ${place}
  ON CONFLICT (${place}, slot) DO UPDATE SET units = known.units + EXCLUDED.units`;

/**
 * Lines over the days of a year up to yesterday, in the order of their ids, and the balances they make. So that payments take
 * nobody below zero, each account is given plenty first.
 * @param {{ organization: string, count: number, accounts: number }} of
 */
export function fillings({ organization, count, accounts }) {
  const at = (/** @type {string} */ number) =>
    `(date_trunc('day', now()) - interval '${days} days' + (${number})::float8 / ${count} * interval '${days - 1} days')`;
  const parts = Array.from({ length: Math.ceil(count / atOnce) }, (_, part) => [
    part * atOnce,
    Math.min((part + 1) * atOnce, count) - 1,
  ]);
  return [
    'SET statement_timeout = 0',
    `INSERT INTO ledger_line (${lineColumns}) SELECT '${organization}', ${account('n')}, 'fund', 0, ${idAt(`(date_trunc('day', now()) - interval '${days + 1} days')`, 'n')},
       ${system}, 'chain:POLYGON', ${account('n')}, 'available', 'USDC', 'POLYGON', 1000000000, now(), now() FROM generate_series(0, ${accounts - 1}) AS n`,
    ...parts.map(
      ([first, last]) =>
        `INSERT INTO ledger_line (${lineColumns}) SELECT '${organization}', ${idAt(at('n'), 'n')}, 'made', 0, ${idAt(at('n'), 'n')}, ${sides(accounts)}, 'USDC', 'POLYGON', 1 + n % 100, ${at('n')}, ${at('n')}
         FROM generate_series(${first}, ${last}) AS n WHERE n % ${accounts} <> (n * 7 + 1) % ${accounts}`,
    ),
    kept('true', organization),
  ];
}

/** What is posted now. @param {{ organization: string, accounts: number, count: number, after: number }} of */
export function lastDay({ organization, accounts, count, after }) {
  return [
    `INSERT INTO ledger_line (${lineColumns}) SELECT '${organization}', ${idAt('now()', `n + ${after}`)}, 'new', 0, ${idAt('now()', `n + ${after}`)}, ${sides(accounts)}, 'USDC', 'POLYGON', 1, now(), now()
     FROM generate_series(1, ${count}) AS n WHERE n % ${accounts} <> (n * 7 + 1) % ${accounts}`,
    kept(`step = 'new'`, organization),
  ];
}

/** Some of them. @param {number} accounts @param {number} count */
export function accountsOf(accounts, count) {
  return Array.from({ length: count }, (_, n) => {
    const number = Math.floor((n * accounts) / count);
    return `01990000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
  });
}

/**
 * Wallets, each of which got its tokens on each chain; the first of a thousand got one unit more than its wallet has.
 * @param {{ wallets: number, chains: readonly string[], block: number }} of
 */
export function walletsOf({ wallets, chains, block }) {
  const rows = `FROM generate_series(1, ${wallets}) AS n`;
  const address = `'0x' || lpad(to_hex(n), 40, '0')`;
  return [
    'SET statement_timeout = 0',
    `INSERT INTO wallet (organization_id, account_id, number, evm_address, solana_address, tron_address) SELECT ${account('n / 100')}, ${account('n')}, n, ${address}, 'solana' || n, 'tron' || n ${rows}`,
    ...chains.map(
      (chain, at) =>
        `INSERT INTO ledger_line (${lineColumns}) SELECT ${account('n / 100')}, ${account(`n + ${at} * 1000000`)}, 'credit', 0, ${idAt(`(now() - interval '1 day')`, `n + ${at} * 1000000`)}, ${system}, 'chain:${chain}', ${account('n')}, 'available', 'USDT', '${chain}', n + CASE WHEN n % 1000 = 1 THEN 1 ELSE 0 END, now(), now() ${rows}`,
    ),
    `DELETE FROM chain_cursor`,
    ...chains.map(
      (chain) =>
        `INSERT INTO chain_cursor (blockchain, network, number, hash, final_number) VALUES ('${chain}', '31337', ${block}, '0x', ${block})`,
    ),
  ];
}

/** How many of them differ on each chain. @param {number} wallets */
export function differing(wallets) {
  return Math.ceil(wallets / 1_000);
}
