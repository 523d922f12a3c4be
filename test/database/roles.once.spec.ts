import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { databaseUrl, testServer } from '../support/service/database.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { ServiceProcess } from '../support/service/service-process.js';
import { query } from '../support/service/sql.js';

let gatehouse: OwnGatehouse;
let serving: pg.Client;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { ROLE: 'api' } });
  serving = new pg.Client({ connectionString: urlOf('DATABASE_URL') });
  await serving.connect();
});
afterAll(async () => {
  await serving.end();
  await gatehouse.stop();
});

describe('the role that serves', () => {
  test.each([
    'ALTER TABLE payout ADD COLUMN odd text',
    'ALTER TABLE payout DISABLE ROW LEVEL SECURITY',
    'ALTER TABLE ledger_line DISABLE TRIGGER ledger_line_append_only',
    'CREATE POLICY mine ON payout USING (true)',
    'CREATE TABLE mine (id integer)',
    'CREATE SCHEMA mine',
    'CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
    'DROP TABLE payout',
    'TRUNCATE payout',
    'SET session_replication_role = replica',
    'SET ROLE gatehouse',
    'CREATE ROLE mine',
    "UPDATE audit_entry SET reason = 'another'",
    'DELETE FROM audit_entry',
    'SELECT FROM event_before',
    'TRUNCATE event',
    "SELECT partition_drop('event_later')",
    "SELECT partition_drop('payout')",
    "SELECT partition_detach('ledger_line', first_id_at(now()))",
    "SELECT partition_make('event', 'event_mine', 'FROM (MINVALUE) TO (MAXVALUE)')",
    'UPDATE ledger_line SET units = 1',
    'DELETE FROM ledger_line',
    'DELETE FROM migration',
    "UPDATE installation SET mode = 'live'",
    'DELETE FROM installation',
    'DROP TABLE graphile_worker._private_jobs',
    "COPY payout TO PROGRAM 'cat'",
  ])('may not %s', async (statement) => {
    await expect(serving.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('may use each table, also one that its owner has just made', async () => {
    await gatehouse.sql('CREATE TABLE fresh (id integer)');
    await expect(serving.query('SELECT FROM fresh')).rejects.toMatchObject({ code: '42501' });
    const next = await Gatehouse.start({ beside: gatehouse, environment: { ROLE: 'api' } });
    await next.stop();
    await serving.query('INSERT INTO fresh VALUES (1)');
    const { rows } = await serving.query(
      `SELECT c.oid::regclass::text AS name FROM pg_class AS c WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace
       AND NOT has_table_privilege(c.oid, 'SELECT, INSERT')`,
    );
    expect(rows).toEqual([]);
    await gatehouse.sql('DROP TABLE fresh');
  });

  test('is the only one, beside the owner, that may call what runs as the owner', async () => {
    const open = await gatehouse.sql(
      `SELECT proname FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace AND has_function_privilege('public', oid, 'EXECUTE')`,
    );
    expect(open).toEqual([]);
  });

  test('is a role of its own, which the health page says', async () => {
    expect(await rolesOf(gatehouse)).toBe('twoRoles');
    const owner = { DATABASE_URL: urlOf('DATABASE_OWNER_URL'), DATABASE_OWNER_URL: '' };
    const one = await Gatehouse.start({ beside: gatehouse, environment: { ROLE: 'api', ...owner } });
    expect(await rolesOf(one)).toBe('oneRole');
    await one.stop();
  });
});

describe('two URLs are refused in one line, and nothing is changed', () => {
  const other = (): string => databaseUrl(testServer().url, testServer().template);

  test('which lead to two databases', async () => {
    await expect(started({ DATABASE_OWNER_URL: other() })).rejects.toThrow(
      /^DATABASE_OWNER_URL leads to another database than DATABASE_URL: give two roles of one database\.$/,
    );
  });

  test('which lead to one role', async () => {
    const same = `${urlOf('DATABASE_OWNER_URL')}&application_name=other`;
    await expect(started({ DATABASE_URL: same })).rejects.toThrow(
      /^DATABASE_URL and DATABASE_OWNER_URL lead to the same role, gatehouse: give two, or leave DATABASE_OWNER_URL out\.$/,
    );
  });

  test('of which the one that serves may do more', async () => {
    const swapped = { DATABASE_URL: urlOf('DATABASE_OWNER_URL'), DATABASE_OWNER_URL: urlOf('DATABASE_URL') };
    await expect(started(swapped)).rejects.toThrow(
      /^The role gatehouse of DATABASE_URL is a member of gatehouse_server: give one that can only serve, or leave DATABASE_OWNER_URL out\.$/,
    );
  });

  test('of which the owner does not own a table', async () => {
    const [admin] = [new URL(urlOf('DATABASE_OWNER_URL'))];
    admin.username = 'postgres';
    await query(admin.href, 'CREATE TABLE elsewhere (id integer)');
    await expect(started({})).rejects.toThrow(
      /^The role gatehouse_server of DATABASE_URL may not read the table elsewhere, which belongs to postgres: DATABASE_OWNER_URL has to be its owner\.$/,
    );
    await query(admin.href, 'DROP TABLE elsewhere');
  });
});

test('a role that may make no tables, and has no owner beside it, is refused in one line, without a stack', async () => {
  const name = `${testServer().prefix}_bare`;
  await gatehouse.sql(`CREATE DATABASE ${name} TEMPLATE template0`);
  const refused = ServiceProcess.start('accounts', {
    ...gatehouse.environment,
    DATABASE_URL: databaseUrl(urlOf('DATABASE_URL'), name),
    DATABASE_OWNER_URL: '',
  });
  expect(await refused.ended()).toBe(1);
  expect(refused.lines.at(-1)?.msg).toMatch(
    /^could not start: The role \w+ may not make the tables of Gatehouse \(permission denied for schema public\): let it own the database, or GRANT CREATE ON SCHEMA public TO \w+\.$/,
  );
  expect(refused.lines.at(-1)).not.toHaveProperty('err');
  await gatehouse.sql(`DROP DATABASE ${name} WITH (FORCE)`);
});

function started(environment: Readonly<Record<string, string>>): Promise<unknown> {
  return Gatehouse.start({ beside: gatehouse, environment: { ROLE: 'api', ...environment } });
}

function urlOf(variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL'): string {
  return gatehouse.environment[variable] ?? '';
}

async function rolesOf({ anyone }: Gatehouse): Promise<string | undefined> {
  const { body } = await anyone.get('/health/ready');
  return /database roles: (\w+)/.exec(JSON.stringify(body['checked']))?.[1];
}
