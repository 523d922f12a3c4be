import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { pictureBytes, upload } from '../support/documents/documents.js';
import { idOf, must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { query } from '../support/service/sql.js';
import { type Scene, afterAllTests, backUp, emptyPlace, installation, isThere, restore, tidyUp } from './scene.js';

let { gatehouse, organization, folder, made } = {} as Scene;

beforeAll(async () => {
  ({ gatehouse, organization, folder, made } = await installation());
});
afterAll(() => tidyUp());

describe('a backup', () => {
  test('of an older Gatehouse, is made as that had it, and brought up to date by the next start', async () => {
    const older = await emptyPlace();
    await restore({ ...gatehouse.environment, ...older }, join(folder, 'first'));
    // As the owner, who alone may take a migration back.
    const asOwner = { DATABASE_URL: older.DATABASE_OWNER_URL };
    const starting = await Gatehouse.start({ environment: { ...older, ...asOwner, ROLE: 'api' } });
    const source = await new DataSource(starting.service.get(DataSource).options).initialize();
    const [last] = await starting.sql<{ name: string }>('SELECT name FROM migration ORDER BY timestamp DESC LIMIT 1');
    await source.undoLastMigration({ transaction: 'each' });
    await source.destroy();
    await starting.stop();
    const { manifest } = await backUp({ ...gatehouse.environment, ...older }, join(folder, 'older'));
    expect(manifest.migrations).not.toContain(last?.name);
    const place = await emptyPlace();
    await restore({ ...gatehouse.environment, ...place }, join(folder, 'older'));
    const names = (): Promise<object[]> => query(place.DATABASE_OWNER_URL, 'SELECT FROM migration');
    expect(await names()).toHaveLength(made.manifest.migrations.length - 1);
    const updated = await Gatehouse.start({ environment: { ...place, ROLE: 'api' } });
    afterAllTests(() => updated.stop());
    expect(await names()).toHaveLength(made.manifest.migrations.length);
    must(await updated.operator.get(`/organizations/${organization.id}`), 200);
  });

  test('tells which documents were gone, and is whole all the same', async () => {
    const objects = join(gatehouse.environment['DATA_DIR'] ?? '', 'objects');
    const gone = idOf(await upload(organization.api, await pictureBytes(), { name: 'b.png', type: 'image/png' }));
    const names = await readdir(objects, { recursive: true });
    await rm(join(objects, names.find((name) => name.includes(gone)) ?? ''));
    const { manifest } = await backUp(gatehouse.environment, join(folder, 'missing'));
    expect(manifest.objects).toMatchObject({ count: 1, missing: { count: 1, first: [`documents/${gone}`] } });
    await restore({ ...gatehouse.environment, ...(await emptyPlace()) }, join(folder, 'missing'));
  });

  test('and one beside it do not disturb each other', async () => {
    const both = ['left', 'right'].map((name) => backUp(gatehouse.environment, join(folder, name)));
    const [left, right] = await Promise.all(both);
    expect(left?.manifest.objects).toEqual(right?.manifest.objects);
  });
});

describe('a restore', () => {
  const from = (environment: object, name = 'first'): Promise<unknown> =>
    restore({ ...gatehouse.environment, ...environment }, join(folder, name)).then(
      () => 'restored',
      (cause: unknown) => (cause as Error).message,
    );

  test('where documents of somebody else are, and goes on where its own are from an interrupted one', async () => {
    const place = await emptyPlace();
    await restore({ ...gatehouse.environment, ...place }, join(folder, 'first'));
    // Its documents are there, and its rows are not.
    expect(await from({ ...(await emptyPlace()), DATA_DIR: place.DATA_DIR })).toBe('restored');
    await upload(organization.api, await pictureBytes(), { name: 'c.png', type: 'image/png' });
    const other = await emptyPlace();
    const theirs = { ...other, DATA_DIR: gatehouse.environment['DATA_DIR'] };
    expect(await from(theirs)).toMatch(/^The object store is not empty: .+ Nothing was changed/);
    expect(await isThere(other.DATABASE_OWNER_URL, 'organization')).toBe(false);
  });

  test('from a newer Gatehouse, which is named', async () => {
    const newer = await emptyPlace();
    await restore({ ...gatehouse.environment, ...newer }, join(folder, 'first'));
    await query(
      newer.DATABASE_OWNER_URL,
      `INSERT INTO migration (timestamp, name) VALUES (9795478400001, 'AddLater9795478400001')`,
    );
    await backUp({ ...gatehouse.environment, ...newer }, join(folder, 'newer'));
    const place = await emptyPlace();
    expect(await from(place, 'newer')).toMatch(
      /^The backup was made by a newer Gatehouse \(.+AddLater9795478400001\), which has to restore it\. Nothing was changed\.$/,
    );
    expect(await isThere(place.DATABASE_OWNER_URL, 'organization')).toBe(false);
  });

  test('where its end fails: rows and documents are taken back', async () => {
    const odd = await emptyPlace();
    await restore({ ...gatehouse.environment, ...odd }, join(folder, 'first'));
    await query(odd.DATABASE_OWNER_URL, `ALTER TABLE worker_lease ADD COLUMN odd text NOT NULL DEFAULT 'x'`);
    await backUp({ ...gatehouse.environment, ...odd }, join(folder, 'odd'));
    const place = await emptyPlace();
    expect(await from(place, 'odd')).toContain('column "odd" of relation "worker_lease" does not exist');
    expect(await isThere(place.DATABASE_OWNER_URL, 'organization')).toBe(false);
    expect(
      (await readdir(join(place.DATA_DIR, 'objects'), { recursive: true })).filter((name) =>
        name.includes('documents'),
      ),
    ).toEqual([]);
    expect(await from(place)).toBe('restored');
  });
});
