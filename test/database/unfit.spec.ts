import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '#runtime';
import { until } from '../support/run/until.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  // The first wallet makes the seed.
  const { api } = await gatehouse.organization();
  await api.post('/accounts', { name: 'First' });
  await until('there is a seed', async () => (await gatehouse.sql('SELECT 1 FROM wallet_seed')).length === 1);
});
afterAll(() => gatehouse.stop());

async function refusal(environment: Readonly<Record<string, string>>): Promise<string> {
  const refused = await Gatehouse.start({ beside: gatehouse, environment: { ROLE: 'api', ...environment } }).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  // Which is told in one line.
  expect(refused).toBeInstanceOf(ConfigurationError);
  return (refused as Error).message;
}

function urlOf(change: (url: URL) => void, variable = 'DATABASE_URL'): string {
  const url = new URL(gatehouse.environment[variable] ?? '');
  change(url);
  return url.toString();
}

describe('a database that does not fit is refused in one line, which says what to do:', () => {
  test('one that is read-only', async () => {
    const DATABASE_URL = urlOf((url) => (url.search = 'options=-c%20default_transaction_read_only=on'));
    expect(await refusal({ DATABASE_URL })).toMatch(
      /^DATABASE_URL leads to \S+, which is read-only for this role: switch default_transaction_read_only off, or name another database\.$/,
    );
  });

  test('one that is not there', async () => {
    const DATABASE_URL = urlOf((url) => (url.pathname = '/nowhere'));
    expect(await refusal({ DATABASE_URL })).toMatch(
      /^\S+ refuses DATABASE_URL: database "nowhere" does not exist\. Create that database, or name another\.$/,
    );
  });

  test('one of another installation, whose seed another key wraps', async () => {
    const SEED_KEY = Buffer.alloc(32, 'other').toString('base64');
    expect(await refusal({ SEED_KEY, ROLE: 'all' })).toMatch(
      /^The seed of the wallets was wrapped with another seed key than the one of this process, or this database is of another installation\./,
    );
  });
});
