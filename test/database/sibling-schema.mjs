// node sibling-schema.mjs <app> <database url> <data folder>: what an app alone makes of an empty database, as JSON.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DataSource } from 'typeorm';

const [app, databaseUrl, dataDir] = process.argv.slice(2);
const built = (path) => import(pathToFileURL(join(import.meta.dirname, '../../dist', path)).href);
const { createApp, readConfig } = await built('libs/runtime/src/index.js');
const modules = Object.values(await built(`apps/${app}/src/${app}.module.js`));

const config = readConfig(
  { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ROLE: 'api' },
  { name: app, port: 0 },
);
const nest = await createApp({ config, module: modules[0] });
// Its own only knows the tables.
const source = await new DataSource(nest.get(DataSource).options).initialize();
const { upQueries } = await source.driver.createSchemaBuilder().log();
const tables = await source.query(
  "SELECT relname::text AS tablename FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace ORDER BY 1",
);
process.stdout.write(
  JSON.stringify({
    drift: upQueries.map(({ query }) => query),
    tables: tables.map(({ tablename }) => tablename),
    entities: source.entityMetadatas.map(({ tableName }) => tableName).sort(),
  }),
);
await source.destroy();
await nest.close();
