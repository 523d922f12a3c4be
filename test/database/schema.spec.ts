import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Module } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';
import { VaultModule } from '#vault';
import { PlatformModule } from '../../apps/platform/src/platform.module.js';
import { siblings } from '../architecture/import-rules.js';
import { filesUnder, read } from '../architecture/workspace.js';
import { administer, databaseUrl, dropDatabase } from '../support/service/database.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import type { Environment } from '../support/service/service.js';
import { share } from '../support/run/sweep.js';
import {
  columnProblems,
  foreignKeyProblems,
  isolationProblems,
  shapeOf,
  tablesIn,
  tenancyProblems,
  unevenProblems,
} from './schema-rules.js';

interface Schema {
  readonly drift: readonly string[];
  readonly tables: readonly string[];
  readonly entities: readonly string[];
}

/** All that anything keeps, also what no app uses yet. */
@Module({ imports: [PlatformModule, VaultModule] })
class Everything {}

/** As migrations 118 and 127 said it at first. */
const onceBuiltInTransactions = [
  `ledger_balance_developer_fees ON ledger_balance (token, blockchain) WHERE book ~~ 'developerFees%'`,
  `ledger_line_rail_source ON ledger_line (source_book, id) WHERE source_book ~~ 'rail:%'`,
  `ledger_line_rail_destination ON ledger_line (destination_book, id) WHERE destination_book ~~ 'rail:%'`,
  `ledger_sum_rail ON ledger_sum (book) WHERE book ~~ 'rail:%'`,
];

let gatehouse: OwnGatehouse;
let source: DataSource;
let client: pg.Client;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ module: Everything, environment: { ROLE: 'api' } });
  const url = gatehouse.environment['DATABASE_OWNER_URL'] ?? '';
  // As the role that migrates.
  const options = { ...gatehouse.service.get(DataSource).options, url };
  source = await new DataSource(options).initialize();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await source.destroy();
  await gatehouse.stop();
});

describe('the database of the platform', () => {
  test('is what the entities say', async () => {
    expect(source.entityMetadatas.map(({ tableName }) => tableName).sort()).toEqual(await tablesIn(client));
    expect(await drift()).toEqual([]);
  });

  test('can be undone migration by migration, and made again the same', async () => {
    const before = await shapeOf(client);
    for (let left = source.migrations.length; left > 0; left--) await source.undoLastMigration({ transaction: 'each' });
    expect(await shapeOf(client)).toEqual([]);
    await source.runMigrations({ transaction: 'each' });
    expect(await shapeOf(client)).toEqual(before);
  });

  test('is the same where an earlier version built indexes in the transactions of their migrations', async () => {
    const before = await shapeOf(client);
    for (const index of onceBuiltInTransactions) {
      await client.query(`DROP INDEX ${index.slice(0, index.indexOf(' '))}`);
      await client.query(`CREATE INDEX ${index}`);
    }
    expect(await shapeOf(client)).toEqual(before);
  });

  test('is keyed by organization', async () => {
    expect(await tenancyProblems(client)).toEqual([]);
  });

  test('keeps organizations apart', async () => {
    expect(await isolationProblems(client)).toEqual([]);
  });

  test('expects organizations of every size', async () => {
    expect(await unevenProblems(client)).toEqual([]);
  });

  test('knows few kinds of columns, and every moment with its zone', async () => {
    expect(await columnProblems(client)).toEqual([]);
  });

  test('ties no app or lib to the tables of another', async () => {
    const owners = ownersOfTables();
    expect((await tablesIn(client)).filter((table) => !owners.has(table))).toEqual([]);
    expect(await foreignKeyProblems(client, owners)).toEqual([]);
  });

  test('has migrations in one order for everyone', () => {
    const stamps = source.migrations.map(({ constructor: { name } }) => /\d{13}$/.exec(name)?.[0]);
    expect(stamps).not.toContain(undefined);
    expect(new Set(stamps).size).toBe(stamps.length);
    const numbers = migrationFiles().map((path) => /(\d{13})-[^/]+$/.exec(path)?.[1]);
    expect(new Set(numbers)).toEqual(new Set(stamps));
  });
});

describe('a database from before the first release', () => {
  test('is refused in one line, and stays as it is', async () => {
    const server = gatehouse.environment['DATABASE_OWNER_URL'] ?? '';
    const name = `gatehouse_test_${randomUUID().replaceAll('-', '')}`;
    await administer(server, `CREATE DATABASE ${name}`);
    const before = new pg.Client({ connectionString: databaseUrl(server, name) });
    try {
      await before.connect();
      await before.query(`
        CREATE TABLE migration (id serial PRIMARY KEY, timestamp bigint NOT NULL, name text NOT NULL);
        INSERT INTO migration (timestamp, name) VALUES (1763722800000, 'CreateVault1763722800000')`);
      const shape = await shapeOf(before);
      await expect(
        Gatehouse.start({ environment: { ROLE: 'api', ...oneRole(databaseUrl(server, name)) } }),
      ).rejects.toThrow(
        /^This database was made by a Gatehouse from before its first release, .+ an empty database\.$/,
      );
      expect(await shapeOf(before)).toEqual(shape);
    } finally {
      await before.end();
      await dropDatabase(server, name);
    }
  });
});

describe('a sibling alone on an empty database', () => {
  test.each(share(siblings, 2))('%s makes the tables it uses, and no others', async (app) => {
    const { drift: differences, tables, entities } = await schemaOf(app);
    expect(differences).toEqual([]);
    expect(tables.filter((table) => table !== 'migration')).toEqual(entities);
  });
});

describe('a fault in the schema is found', () => {
  beforeAll(() =>
    client.query(`
      CREATE TABLE stray (id serial PRIMARY KEY, organization_id uuid, at timestamp, amount money,
        api_key_id uuid CONSTRAINT stray_key REFERENCES api_key (id), parent integer CONSTRAINT stray_parent REFERENCES stray (id));
      ALTER TABLE api_key ADD COLUMN odd text`),
  );
  afterAll(() => client.query('DROP TABLE stray; ALTER TABLE api_key DROP COLUMN odd'));

  test('a column that no entity has', async () => {
    expect(await drift()).toEqual(['ALTER TABLE "api_key" DROP COLUMN "odd"']);
  });

  test('a key without the organization', async () => {
    expect(await tenancyProblems(client)).toEqual(['stray: its primary key does not begin with organization_id']);
  });

  test('rows that the database does not keep apart, or by something else than whose they are', async () => {
    const found = async (change: string): Promise<string[]> => {
      await client.query(change);
      return isolationProblems(client);
    };
    expect(await found('SELECT 1')).toEqual(['stray: is neither isolated nor excepted']);
    expect(await found('CREATE POLICY organization ON stray USING (true)')).toEqual([
      'stray: is neither isolated nor excepted',
    ]);
    expect(await found('ALTER TABLE stray ENABLE ROW LEVEL SECURITY')).toEqual(['stray: is isolated by true']);
    expect(await found('ALTER POLICY organization ON stray USING (organization_id IS NOT NULL)')).toEqual([
      'stray: is isolated by (organization_id IS NOT NULL)',
    ]);
    await client.query('DROP POLICY organization ON stray');
    await isolateOrganizations({ query: (text: string) => client.query(text) } as unknown as QueryRunner, ['stray']);
    expect(await isolationProblems(client)).toEqual([]);
    expect(await found('CREATE POLICY another ON stray FOR SELECT USING (id > 0)')).toEqual([
      'stray: is isolated by (id > 0) for r',
    ]);
  });

  test('a moment without its zone, a number that is no whole number', async () => {
    expect(await columnProblems(client)).toEqual(['stray.amount: is money', 'stray.at: is timestamp']);
  });

  test('a foreign key to the table of another', async () => {
    const owners = ownersOfTables().set('stray', 'apps/payins');
    expect(await foreignKeyProblems(client, owners)).toEqual(['stray_key: from stray to api_key of another owner']);
  });
});

function oneRole(url: string): Environment {
  return { DATABASE_URL: url, DATABASE_OWNER_URL: url };
}

async function drift(): Promise<string[]> {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

function migrationFiles(): string[] {
  return [...filesUnder('apps'), ...filesUnder('libs')].filter((path) => path.includes('/migrations/'));
}

function ownersOfTables(): Map<string, string> {
  return new Map(
    migrationFiles().flatMap((path) =>
      [...read(path).matchAll(/CREATE TABLE (\w+)/g)].map(([, table = '']): [string, string] => [
        table,
        path.split('/').slice(0, 2).join('/'),
      ]),
    ),
  );
}

/** In a process of its own: this one knows the migrations of all apps. */
async function schemaOf(app: string): Promise<Schema> {
  const server = gatehouse.environment['DATABASE_OWNER_URL'] ?? '';
  const name = `gatehouse_test_${randomUUID().replaceAll('-', '')}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-test-'));
  await administer(server, `CREATE DATABASE ${name}`);
  try {
    const script = join(import.meta.dirname, 'sibling-schema.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [script, app, databaseUrl(server, name), dataDir]);
    return JSON.parse(stdout) as Schema;
  } finally {
    await dropDatabase(server, name);
    await rm(dataDir, { recursive: true, force: true });
  }
}
