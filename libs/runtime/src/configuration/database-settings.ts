import { integerBetween, postgresUrl } from './setting-values.js';
import type { SettingsOf } from './setting.js';

interface DatabaseSettings {
  readonly databaseUrl: string | undefined;
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  readonly databaseConnections: number;
  readonly databaseWaitMilliseconds: number;
}

export const databaseSettings: SettingsOf<DatabaseSettings> = {
  databaseUrl: {
    variable: 'DATABASE_URL',
    default: undefined,
    defaultInWords: 'none: an embedded PostgreSQL in the data folder; required in `live`',
    about:
      'A PostgreSQL of your own, 15 or later; in `live`, off this machine, with `?sslmode=verify-full`. Several servers of one database are named with commas (`…@db1:5432,db2:5432/gatehouse`): the one that takes writes is found',
    parse: postgresUrl,
  },
  databaseOwnerUrl: {
    variable: 'DATABASE_OWNER_URL',
    default: undefined,
    defaultInWords: 'none: `DATABASE_URL` does both',
    about:
      'The same database as the role that owns its tables and migrates them; `DATABASE_URL` is then of a role that can only serve',
    parse: postgresUrl,
  },
  databaseDirectUrl: {
    variable: 'DATABASE_DIRECT_URL',
    default: undefined,
    defaultInWords: 'none: `DATABASE_URL` leads to PostgreSQL itself',
    about:
      'Where `DATABASE_URL` leads through a pooler in transaction mode, such as pgbouncer: the same role of the same database without it, for the one connection that listens, and for migrating at start',
    parse: postgresUrl,
  },
  databaseConnections: {
    variable: 'DATABASE_CONNECTIONS',
    default: '10',
    about:
      'Connections of this process for writing at most; as many again for reading, two for background jobs and one that listens. They are opened when they are needed, and closed after ten idle seconds',
    parse: integerBetween(2, 500),
  },
  databaseWaitMilliseconds: {
    variable: 'DATABASE_WAIT_MILLISECONDS',
    default: '800',
    about: 'How long a request waits for a free connection before it is answered 503',
    parse: integerBetween(10, 60_000),
  },
};
