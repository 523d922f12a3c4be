import { account } from './routes.mjs';

const system = `'00000000-0000-0000-0000-000000000000'::uuid`;
const slots = 16;
const madeWallets = 3;
/** So many blocks the watcher has still to look through, so that what it does with them is seen as well. */
const unseenBlocks = 20;

/**
 * Accounts with wallets, and behind one of them half of all lines of the ledger; so many transfers, deposits and blocks. `owner`,
 * `id` and `at` are what every row is made of: SQL with the number of the row in it.
 * @param {{ hot: string, count: number, owner: string, id: string, at: string }} of
 */
export function moneyFillings({ hot, count, owner, id, at }) {
  const rows = `FROM generate_series(1, ${count}) AS n`;
  const address = (/** @type {string} */ number) => `'0x' || lpad(to_hex(${number}), 40, '0')`;
  // As many whatever the count, as of everything that is rare here.
  const rare = `n % ${count / 50} IN (0, 2)`;
  const itsAccount = `CASE WHEN n % 20 = 0 THEN '${account}'::uuid ELSE ${id} END`;
  const columns =
    'organization_id, id, name, status, is_api_enabled, destination_symbol, destination_blockchain, created_at, updated_at';
  return [
    `INSERT INTO account (${columns}) SELECT ${owner}, ${id}, 'Account', 'ACTIVE', true, 'USDC', 'POLYGON', ${at}, ${at} ${rows}`,
    `INSERT INTO account (${columns}) VALUES ('${hot}', '${account}', 'Busy', 'ACTIVE', true, 'USDC', 'POLYGON', now(), now())`,
    // Those of the platform and of a first account are there already: with them came the seed that all are made from.
    `INSERT INTO wallet (organization_id, account_id, number, evm_address, solana_address, tron_address)
     SELECT ${owner}, ${id}, n + ${madeWallets}, ${address('n')}, 'solana' || n, 'tron' || n ${rows}`,
    `INSERT INTO wallet (organization_id, account_id, number, evm_address, solana_address, tron_address)
     VALUES ('${hot}', '${account}', ${count + madeWallets + 1}, '0x${'7'.repeat(40)}', 'solana', 'tron')`,
    `INSERT INTO ledger_line (organization_id, subject_id, step, ordinal, id, source_id, source_book, destination_id, destination_book, token, blockchain, units, posted_at)
     SELECT ${owner}, ${id}, 'credit', 0, ${id}, CASE n % 4 WHEN 2 THEN '${account}'::uuid ELSE ${system} END, CASE n % 4 WHEN 2 THEN 'available' ELSE 'chain:POLYGON' END,
       CASE n % 4 WHEN 0 THEN '${account}'::uuid WHEN 2 THEN ${system} ELSE ${id} END, CASE n % 4 WHEN 2 THEN 'chain:POLYGON' ELSE 'available' END, 'USDC', 'POLYGON', 5, ${at} ${rows}`,
    `INSERT INTO ledger_balance (organization_id, account_id, book, token, blockchain, slot, units) SELECT ${owner}, ${id}, 'available', 'USDC', 'POLYGON', 0, 5 ${rows}`,
    `INSERT INTO ledger_balance (organization_id, account_id, book, token, blockchain, slot, units)
     SELECT '${hot}', '${account}', 'available', 'USDC', 'POLYGON', n, 5000000 FROM generate_series(0, ${slots - 1}) AS n`,
    // As the ledger is some minutes later, of accounts with which nothing has happened this month.
    `INSERT INTO ledger_seal SELECT 1, line, line FROM (SELECT (lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid) AS now (line)`,
    `INSERT INTO ledger_sum (organization_id, account_id, book, token, blockchain, units) SELECT organization_id, account_id, book, token, blockchain, sum(units) FROM ledger_balance GROUP BY 1, 2, 3, 4, 5`,
    `INSERT INTO ledger_snapshot SELECT organization_id, account_id, book, token, blockchain, date_trunc('month', now(), 'UTC'), units FROM ledger_sum`,
    `INSERT INTO transaction (organization_id, id, account_id, type, token, blockchain, units, transaction_hash, source_address, destination_address, mined_at)
     SELECT ${owner}, ${id}, ${itsAccount}, 'credit', 'USDC', 'POLYGON', 5, '0x' || n, '0xsource', ${address('n')}, ${at} ${rows}`,
    `INSERT INTO deposit (organization_id, id, account_id, status, blockchain, transaction_hash, ordinal, block_number, mined_at, token, units, source_address, destination_address)
     SELECT ${owner}, ${id}, CASE WHEN ${rare} THEN '${account}'::uuid ELSE ${id} END, CASE WHEN ${rare} THEN 'pending' ELSE 'confirmed' END, 'POLYGON', '0x' || n, 0,
       CASE WHEN ${rare} THEN ${count} + n ELSE n END, ${at}, 'USDC', 5, '0xsource', ${address('n')} ${rows}`,
    // An organization has a hundred at most.
    `INSERT INTO allowed_sender (organization_id, id, account_id, blockchain, address, created_at)
     SELECT ${owner}, ${id}, ${itsAccount}, CASE WHEN n % 40 = 0 THEN 'TRON' ELSE 'POLYGON' END, ${address('n')}, ${at} ${rows} WHERE n % 2 = 1 OR n <= 200`,
    // What is under way is due in a year: nothing is to be sent, and to find that out is what is looked at.
    `INSERT INTO transfer (organization_id, id, status, blockchain, account_id, wallet_number, wallet_address, token, payments, due_at, failures, refusals, created_at)
     SELECT ${owner}, ${id}, CASE WHEN ${rare} THEN 'requested' ELSE 'confirmed' END, 'POLYGON', ${id}, n, ${address('n')}, 'USDC', '[]',
       CASE WHEN ${rare} THEN now() + interval '1 year' ELSE ${at} END, 0, 0, ${at} ${rows}`,
    `INSERT INTO simulated_block (blockchain, number, transaction_hash, source_address, token, payments, succeeded, mined_at, final_at)
     SELECT 'POLYGON', n, '0x' || n, '0xsource', 'USDC', jsonb_build_array(jsonb_build_object('destination', ${address('n')}, 'units', '5')), true, ${at}, ${at} ${rows}`,
    `SELECT setval(pg_get_serial_sequence('wallet', 'number'), ${count + madeWallets + 1})`,
    `INSERT INTO simulated_chain (blockchain, height) VALUES ('POLYGON', ${count})`,
    // It stays where it is while nothing works in the background.
    `DELETE FROM chain_cursor WHERE blockchain = 'POLYGON'`,
    `INSERT INTO chain_cursor (blockchain, network, number, hash, final_number) SELECT 'POLYGON', 'simulated', n, '0x' || encode(sha256(('POLYGON ' || n)::bytea), 'hex'), n FROM (VALUES (${count - unseenBlocks})) AS block (n)`,
  ];
}
