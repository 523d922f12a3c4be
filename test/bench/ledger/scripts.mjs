const organization = '01990000-0000-7000-8000-00000000000b';
const system = '00000000-0000-0000-0000-000000000000';
const funds = 1_000_000_000_000_000n;

/** What a transfer says at least, and no more: neither balances nor lists of it are kept. */
export const peerTable =
  'CREATE TABLE peer (id uuid PRIMARY KEY, source_id uuid NOT NULL, destination_id uuid NOT NULL, units bigint NOT NULL, posted_at timestamptz NOT NULL)';

const someOf = (/** @type {number} */ accounts) => `
\\set source random(1, ${accounts})
\\set destination 1 + (:source - 1 + random(1, ${accounts - 1})) % ${accounts}
\\set units random(1, 1000)
`;

/** An account by its number, which pgbench knows. A set of accounts is told from others by how many they are. */
const account = (/** @type {number} */ accounts, /** @type {string} */ number) =>
  `('01990000-0000-7000-8000-' || (${100_000_000_000 + accounts * 1_000_000}::bigint + ${number}))::uuid`;

export const peerInsert = `${someOf(1_000)}INSERT INTO peer VALUES (uuidv7(), ${account(1_000, ':source')}, ${account(1_000, ':destination')}, :units, now());\n`;

/**
 * The statement of `Ledger` with values that pgbench makes up.
 * @param {string} text
 * @param {number} accounts
 */
export function transfers(text, accounts) {
  const values = [
    ...[`'${organization}'`, 'uuidv7()', `'transfer'`, '0', 'uuidv7()'],
    ...[account(accounts, ':source'), `'available'`, account(accounts, ':destination'), `'available'`],
    ...[`'USDC'`, `'POLYGON'`, ':units', 'now()', 'now()'],
  ];
  const statement = text.replaceAll(/\$(\d+)/g, (_, number) => values[Number(number) - 1] ?? '');
  return `${someOf(accounts)}${statement};\n`;
}

/** @param {number} accounts */
export function fund(accounts) {
  return `SELECT ledger_post('${organization}', uuidv7(), 'credit', 0, uuidv7(), '${system}', 'chain:POLYGON', ${account(accounts, 'n')}, 'available', 'USDC', 'POLYGON', ${funds}, now()) FROM generate_series(1, ${accounts}) AS n`;
}

export const sizes = `
  SELECT pg_table_size('ledger_line') AS line_rows, pg_indexes_size('ledger_line') AS line_indexes,
    pg_total_relation_size('ledger_balance') AS balances, (SELECT count(*) FROM ledger_line) AS lines`;
