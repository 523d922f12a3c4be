import pg from 'pg';

/** Beside the databases of the tests: what the last statement answers. */
export async function administer(url, statements) {
  const client = new pg.Client({ connectionString: inDatabase(url, 'postgres') });
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
