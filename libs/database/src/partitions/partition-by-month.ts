import type { QueryRunner } from 'typeorm';

/** How a table is made anew around one that has rows. */
export interface ByMonth {
  readonly table: string;
  /** Of its primary key, which has `id` in it. */
  readonly key: string;
  /** Each as `name ON (columns) WHERE condition`. None is unique but with the `id` in it: PostgreSQL keeps each month's apart. */
  readonly indexes: readonly string[];
}

/**
 * For migrations: the table becomes the first partition of one that is kept by months of its ids, up to the end of this month or
 * of that of its newest row. Its rows are read once and stay where they are. What it had of policies and comments is for the migration to make.
 */
export async function partitionByMonth(runner: QueryRunner, { table, key, indexes }: ByMonth): Promise<void> {
  const first = `${table}_before`;
  await runner.query(`ALTER TABLE ${table} RENAME TO ${first}`);
  await runner.query(`ALTER TABLE ${first} RENAME CONSTRAINT ${table}_pkey TO ${first}_pkey`);
  for (const index of indexes) await runner.query(`ALTER INDEX ${nameOf(index)} RENAME TO ${first}_${nameOf(index)}`);
  await runner.query(
    `CREATE TABLE ${table} (LIKE ${first} INCLUDING DEFAULTS, CONSTRAINT ${table}_pkey PRIMARY KEY (${key})) PARTITION BY RANGE (id)`,
  );
  await runner.query(`ALTER TABLE ${table} ALTER organization_id SET (n_distinct = 100)`);
  for (const index of indexes) await runner.query(`CREATE INDEX ${nameOf(index)} ON ${table} ${restOf(index)}`);
  for (const sequence of await sequencesOf(runner, first))
    await runner.query(`ALTER SEQUENCE ${sequence.name} OWNED BY ${table}.${sequence.column}`);
  const [{ ends } = { ends: '' }] = (await runner.query(
    `SELECT first_id_at(date_trunc('month', greatest(now(), (SELECT moment_of_id(max(id::text)::uuid) FROM ${first})), 'UTC') + interval '1 month') AS ends`,
  )) as { ends: string }[];
  await runner.query(`ALTER TABLE ${table} ATTACH PARTITION ${first} FOR VALUES FROM (MINVALUE) TO ('${ends}')`);
  await runner.query(`SELECT partition_make('${table}', '${table}_later', $1)`, [`FROM ('${ends}') TO (MAXVALUE)`]);
  await runner.query(`SELECT partition_ahead('${table}', moment_of_id($1) + interval '1 month')`, [ends]);
}

/** The way back: all rows in one table again. What it had of policies and comments is for the migration to make. */
export async function joinMonths(runner: QueryRunner, { table, key, indexes }: ByMonth): Promise<void> {
  const whole = `${table}_whole`;
  await runner.query(
    `CREATE TABLE ${whole} (LIKE ${table} INCLUDING DEFAULTS, CONSTRAINT ${whole}_pkey PRIMARY KEY (${key}))`,
  );
  await runner.query(`INSERT INTO ${whole} SELECT * FROM ${table}`);
  for (const sequence of await sequencesOf(runner, table))
    await runner.query(`ALTER SEQUENCE ${sequence.name} OWNED BY ${whole}.${sequence.column}`);
  await runner.query(`DROP TABLE ${table}`);
  await runner.query(`ALTER TABLE ${whole} RENAME TO ${table}`);
  await runner.query(`ALTER TABLE ${table} RENAME CONSTRAINT ${whole}_pkey TO ${table}_pkey`);
  for (const index of indexes) await runner.query(`CREATE INDEX ${nameOf(index)} ON ${table} ${restOf(index)}`);
  await runner.query(`ALTER TABLE ${table} ALTER organization_id SET (n_distinct = 100)`);
}

async function sequencesOf(runner: QueryRunner, table: string): Promise<{ name: string; column: string }[]> {
  return (await runner.query(
    `SELECT name, attname AS column FROM pg_attribute CROSS JOIN pg_get_serial_sequence($1, attname) AS name
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND name IS NOT NULL`,
    [table],
  )) as { name: string; column: string }[];
}

function nameOf(index: string): string {
  return index.slice(0, index.indexOf(' '));
}

function restOf(index: string): string {
  return index.slice(index.indexOf('('));
}
