import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Connections, Reads } from '#database';
import { Pgbouncer, pgbouncerProgram } from '../support/network/pgbouncer.js';
import { until } from '../support/run/until.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { testServer } from '../support/service/database.js';

const isThere = pgbouncerProgram !== undefined;
if (!isThere) console.warn('There is no pgbouncer on this machine: what it takes from Gatehouse is not tested.');

const onPgbouncer = isThere ? describe : describe.skip;

onPgbouncer('through a pooler in transaction mode', () => {
  let gatehouse: OwnGatehouse;
  let direct: OwnGatehouse;
  let pgbouncer: Pgbouncer;
  let organization: Organization;

  beforeAll(async () => {
    const { url, serving = url } = testServer();
    pgbouncer = await Pgbouncer.before([serving]);
    direct = await Gatehouse.start();
    gatehouse = await Gatehouse.start({ beside: direct, environment: pooled(direct) });
    organization = await gatehouse.organization();
  });
  afterAll(async () => {
    await gatehouse.stop();
    await direct.stop();
    await pgbouncer.stop();
  });

  const pooled = ({ environment }: Gatehouse): Record<string, string> => {
    const url = environment['DATABASE_URL'] ?? '';
    return { DATABASE_URL: pgbouncer.urlOf(url), DATABASE_DIRECT_URL: url };
  };

  test('requests are answered, many at once, each on whichever connection is free', async () => {
    const { api } = organization;
    const asked = Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0 ? api.get('/accounts') : api.post('/accounts', { name: `Account ${index}` }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    const { body } = await api.get('/accounts?limit=100');
    expect(body['results']).toHaveLength(30);
  });

  test('reading cannot write, limits hold, and nothing of a transaction is left for the next', async () => {
    const reads = gatehouse.service.get(Reads);
    await expect(reads.query('DELETE FROM standing RETURNING 1')).rejects.toThrow('read-only transaction');
    const [limit] = await reads.query<{ limit: string }>("SELECT current_setting('statement_timeout') AS limit");
    expect(limit).toEqual({ limit: '30s' });
    const { rows } = await gatehouse.service
      .get(Connections)
      .writing.query<{ organization: string; limit: string }>(
        `SELECT current_setting('gatehouse.organization', true) AS organization, current_setting('statement_timeout') AS limit`,
      );
    expect(rows[0]?.organization ?? '').toBe('');
    expect(rows[0]?.limit).not.toBe('30s');
  });

  test('jobs are done, and a key that is revoked elsewhere is refused here at once', async () => {
    const receiver = await gatehouse.organization();
    const path = `/organizations/${receiver.id}/api-keys`;
    const { body } = await gatehouse.operator.post(path, { name: 'x', scopes: ['organizations:read'] });
    const here = gatehouse.withKey(String(body['secret']));
    expect((await here.get('/organizations/current')).status).toBe(200);
    expect((await direct.operator.delete(`${path}/${String(body['id'])}`)).status).toBe(204);
    expect((await here.get('/organizations/current')).status).toBe(401);
    await gatehouse.work('purgeIdempotencyRecords');
  });

  test('one connection alone goes past it', async () => {
    // The processes of the pooler come and go; the application name tells who speaks through it.
    const text = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'gatehouse broadcast'`;
    await until(
      'each process listens once',
      async () => (await gatehouse.sql<{ count: number }>(text))[0]?.count === 2,
    );
  });

  test('of another database is refused, in one line', async () => {
    const environment = { ...pooled(direct), DATABASE_DIRECT_URL: testServer().url };
    await expect(Gatehouse.start({ beside: direct, environment })).rejects.toThrow(
      /^DATABASE_DIRECT_URL leads to another database or role than DATABASE_URL: give the same without the pooler\.$/,
    );
  });
});
