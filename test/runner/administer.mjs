import pg from 'pg';

/** Beside the databases of the tests: what the last statement answers. */
export function administer(url, statements) {
  return run(inDatabase(url, 'postgres'), statements);
}

export async function run(url, statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

export function inDatabase(url, name) {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.toString();
}
