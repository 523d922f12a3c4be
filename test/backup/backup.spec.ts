import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { activeAccount, arriving, untilBalance } from '../support/chains/accounts.js';
import { auditEntries } from '../support/compliance/audit-entries.js';
import { must } from '../support/service/api.js';
import { Gatehouse, liveEnvironment } from '../support/service/gatehouse.js';
import { query } from '../support/service/sql.js';
import {
  type Scene,
  afterAllTests,
  backUp,
  backupKey,
  digestsOf,
  emptyPlace,
  installation,
  isThere,
  restore,
  tidyUp,
} from './scene.js';

let { gatehouse, organization, account, documentId, folder, made, acknowledged } = {} as Scene;
let place: Awaited<ReturnType<typeof emptyPlace>>;

beforeAll(async () => {
  ({ gatehouse, organization, account, documentId, folder, made, acknowledged } = await installation());
});
afterAll(() => tidyUp());

describe('a backup of an installation that goes on', () => {
  test('tells what is in it, and holds no key in plain', async () => {
    const { manifest } = made;
    expect(manifest.objects).toMatchObject({ count: 1, missing: { count: 0 } });
    expect(manifest.tables.find(({ name }) => name === 'document')?.rows).toBe(1);
    expect(manifest.wrappedSamples.length).toBeGreaterThan(0);
    expect(JSON.stringify(manifest)).not.toContain(gatehouse.environment['MASTER_KEY'] ?? 'none');
    expect(await readdir(folder)).toEqual(['first']);
  });

  test('restored elsewhere and backed up again, has the same rows and documents to the last byte', async () => {
    place = await emptyPlace();
    const there = { ...gatehouse.environment, ...place };
    expect(await restore(there, join(folder, 'first'))).toMatchObject({
      leftOut: [],
      seedOpens: true,
      mode: 'sandbox',
    });
    const again = await backUp(there, join(folder, 'again'));
    expect(digestsOf(again)).toEqual(digestsOf(made));
    expect(again.manifest.objects).toEqual(made.manifest.objects);
    expect(again.manifest.migrations).toEqual(made.manifest.migrations);
  });

  test('goes on there: keys, money, documents, the audit trail and everything acknowledged before', async () => {
    const other = await Gatehouse.start({ environment: { ...place } });
    afterAllTests(() => other.stop());
    const { id, api } = organization;
    const here = { id, api: other.withKey(api.key ?? '') };
    for (const one of acknowledged) must(await other.operator.get(`/organizations/${one}`), 200);
    expect(must(await other.operator.get('/ledger/proof'), 200)).toMatchObject({ balanced: true });
    await untilBalance(here.api, account.id, { value: '12500000' });
    expect(must(await here.api.get(`/compliance/documents/${documentId}`), 200)['fileName']).toBe('a.png');
    const viewed = await other.operator.get(`/compliance/documents/${documentId}/content`);
    expect(viewed.status).toBe(200);
    expect((await auditEntries(other, id)).verification).toMatchObject({ intact: true });
    must(await here.api.post('/sandbox/payins', arriving(account.id, { value: '1000000' })), 201);
    await other.advance(2);
    await untilBalance(here.api, account.id, { value: '13500000' });
    // Wallets that were made after the backup keep their numbers to themselves.
    await activeAccount(here.api, { name: 'Later' });
    const numbers = await other.sql<{ number: number }>('SELECT number FROM wallet ORDER BY number DESC LIMIT 2');
    expect((numbers[0]?.number ?? 0) - (numbers[1]?.number ?? 0)).toBeGreaterThan(999_999);
    await expect(other.sql('DELETE FROM ledger_line')).rejects.toThrow('never changed');
  });
});

describe('a restore that is refused changes nothing', () => {
  const from = (environment: object, name = 'first'): Promise<unknown> =>
    restore({ ...gatehouse.environment, ...environment }, join(folder, name)).then(
      () => 'restored',
      (cause: unknown) => (cause as Error).message,
    );

  test('where there is something already', async () => {
    const before = await backUp(gatehouse.environment, join(folder, 'before'));
    expect(await from({})).toMatch(/^The database is not empty: .+ Nothing was changed\. Set DATABASE_URL/);
    expect(digestsOf(await backUp(gatehouse.environment, join(folder, 'after')))).toMatchObject({
      'public.organization': digestsOf(before)['public.organization'],
      'public.ledger_line': digestsOf(before)['public.ledger_line'],
    });
  });

  test('of a sandbox, where MODE is live', async () => {
    const empty = await emptyPlace();
    expect(await from({ ...empty, ...liveEnvironment })).toMatch(
      /^The backup is of a sandbox, whose money is made up, and MODE is live: .+ Nothing was changed\.$/,
    );
    expect(await isThere(empty.DATABASE_OWNER_URL, 'organization')).toBe(false);
  });

  test('with another seed key; without one it is not known', async () => {
    const empty = await emptyPlace();
    const another = randomBytes(32).toString('base64');
    expect(await from({ ...empty, SEED_KEY: another })).toContain('wrapped with another seed key than the one here');
    expect(await isThere(empty.DATABASE_OWNER_URL, 'organization')).toBe(false);
    const restored = await restore({ ...gatehouse.environment, ...empty, SEED_KEY: '' }, join(folder, 'first'));
    expect(restored.seedOpens).toBeUndefined();
    expect(await readdir(empty.DATA_DIR)).not.toContain('seed.key');
  });

  test('without the master key, with another one, with another backup key or none', async () => {
    const empty = await emptyPlace();
    const another = randomBytes(32).toString('base64');
    expect(await from({ ...empty, MASTER_KEY: '' })).toContain('There is no master key: set MASTER_KEY');
    expect(await from({ ...empty, MASTER_KEY: another })).toContain('another master key than the one in MASTER_KEY');
    expect(await from({ ...empty, BACKUP_KEY: another })).toContain('it was made with another BACKUP_KEY');
    expect(await from({ ...empty, BACKUP_KEY: '' })).toMatch(/^BACKUP_KEY is required, .+`openssl rand/);
    for (const own of ['MASTER_KEY', 'SEED_KEY'])
      expect(await from({ ...empty, SEED_KEY: another, [own]: backupKey })).toContain('BACKUP_KEY must not be');
    expect(await from(empty, 'none')).toContain('ENOENT');
    expect(await readdir(empty.DATA_DIR)).toEqual([]);
    expect(await isThere(empty.DATABASE_OWNER_URL, 'organization')).toBe(false);
  });
});

test('what is live is restored where MODE is live and where it is not set, and told to be live', async () => {
  const there = { ...gatehouse.environment, ...(await emptyPlace()) };
  await restore(there, join(folder, 'first'));
  await query(there.DATABASE_OWNER_URL, "UPDATE installation SET mode = 'live'");
  await backUp(there, join(folder, 'live'));
  for (const environment of [{}, liveEnvironment]) {
    const another = { ...gatehouse.environment, ...environment, ...(await emptyPlace()) };
    expect(await restore(another, join(folder, 'live'))).toMatchObject({ mode: 'live' });
  }
});

describe('a backup is refused', () => {
  test('where there is nothing', async () => {
    const { DATA_DIR, ...urls } = await emptyPlace();
    const none = backUp({ ...gatehouse.environment, ...urls }, join(folder, 'of-nothing'));
    await expect(none).rejects.toThrow('this database holds no Gatehouse');
    const without = { DATABASE_URL: '', DATABASE_OWNER_URL: '', DATA_DIR };
    const embedded = backUp({ ...gatehouse.environment, ...without }, join(folder, 'of-nothing'));
    await expect(embedded).rejects.toThrow(/^There is nothing to back up: .+ holds no database/);
    expect(await readdir(DATA_DIR)).toEqual([]);
    expect(await readdir(folder)).not.toContain('of-nothing');
  });
});
