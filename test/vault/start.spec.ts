import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getDataSourceToken } from '@nestjs/typeorm';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { Readiness } from '#runtime';
import { ObjectStore, WrongMasterKey } from '#vault';
import { failureOf, placeOf, type Process, seal, type Surroundings, surroundings, tidyUp, until } from './processes.js';

const masterKey = randomBytes(32).toString('base64');
let here: Surroundings;
let one: Process;
let other: Process;

beforeAll(async () => {
  here = await surroundings();
  [one, other] = await Promise.all([here.start({ MASTER_KEY: masterKey }), here.start({ MASTER_KEY: masterKey })]);
});

afterAll(tidyUp);

describe('at start', () => {
  test('refuses another master key in plain words', async () => {
    const wrong = await failureOf(here.start({ MASTER_KEY: randomBytes(32).toString('base64') }));
    expect(wrong).toBeInstanceOf(WrongMasterKey);
    expect((wrong as Error).message).toBe(
      'This database was sealed with another master key than the one in MASTER_KEY. Look for the one it was sealed with: either it was set as MASTER_KEY, ' +
        `or it was generated into master.key in the data folder of the first process that used this database (here that would be ${join(here.dataDir, 'master.key')}).`,
    );
    const ownFolder = await failureOf(here.start({}));
    expect((ownFolder as Error).message).toContain(
      `another master key than the one in ${join(here.dataDir, 'master.key')}.`,
    );
  });

  test('lets one of two master keys win that race for a new database, and every process that has it', async () => {
    const fresh = await surroundings();
    const keys = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64')) as [string, string];
    const started = await Promise.all(
      [0, 1, 0, 1].map((index) => failureOf(fresh.start({ MASTER_KEY: keys[index] as string }))),
    );
    const [a, b] = [started.filter((_, index) => index % 2 === 0), started.filter((_, index) => index % 2 === 1)];
    const [winners, losers] = a[0] === undefined ? [a, b] : [b, a];
    expect(winners).toEqual([undefined, undefined]);
    for (const loser of losers) expect(loser).toBeInstanceOf(WrongMasterKey);
  });

  test('waits for an earlier process that is about to say which master key it is, and believes it', async () => {
    const fresh = await surroundings();
    const first = await fresh.start({ MASTER_KEY: masterKey });
    const [row] = await first.unitOfWork.run((tx) =>
      tx.query<{ name: string; sealed: Buffer }>('DELETE FROM vault_check RETURNING name, sealed'),
    );
    const late = await first.unitOfWork.run(async (tx) => {
      await tx.query('INSERT INTO vault_check (name, sealed) VALUES ($1, $2)', [row?.name, row?.sealed]);
      const starting = [randomBytes(32).toString('base64'), masterKey].map((key) =>
        failureOf(fresh.start({ MASTER_KEY: key })),
      );
      await until(
        async () =>
          (
            await first.reads.query(
              "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
            )
          ).length === 2,
      );
      return { starting };
    });
    expect(await Promise.all(late.starting)).toEqual([expect.any(WrongMasterKey), undefined]);
  });

  test('generates one master key for processes that start together on one data folder', async () => {
    const fresh = await surroundings();
    const [a, b] = await Promise.all([fresh.start(), fresh.start()]);
    const place = placeOf(randomUUID());
    expect((await b.vault.open(place, await seal(a, place, 'shared'))).toString()).toBe('shared');
    const key = (await readFile(join(fresh.dataDir, 'master.key'), 'utf8')).trim();
    expect(await failureOf(fresh.start({ MASTER_KEY: key }))).toBeUndefined();
  });

  test('keeps objects in the data folder or in the folder that is given, and refuses what is neither', async () => {
    await one.app.get(ObjectStore).put('a/b', Readable.from([Buffer.from('content')]));
    expect((await buffer(await other.app.get(ObjectStore).get('a/b'))).toString()).toBe('content');
    expect(await readFile(join(here.dataDir, 'objects', shardOf('a/b'), 'a_b'), 'utf8')).toBe('content');
    const elsewhere = await here.start({
      MASTER_KEY: masterKey,
      OBJECT_STORE: `file:${join(here.dataDir, 'elsewhere')}`,
    });
    await elsewhere.app.get(ObjectStore).put('a/b', Readable.from([Buffer.from('there')]));
    expect(await readFile(join(here.dataDir, 'elsewhere', shardOf('a/b'), 'a_b'), 'utf8')).toBe('there');
    for (const wrong of ['file:objects', 'file://host/objects'])
      await expect(here.start({ MASTER_KEY: masterKey, OBJECT_STORE: wrong })).rejects.toThrow(/OBJECT_STORE must be/);
  });

  test('is not ready while objects cannot be kept', async () => {
    const readiness = one.app.get(Readiness);
    expect((await readiness.check()).checked).toContain('objectStore');
    const fresh = await surroundings();
    const { app } = await fresh.start();
    await rm(join(fresh.dataDir, 'objects'), { recursive: true });
    await writeFile(join(fresh.dataDir, 'objects'), 'in the way');
    await expect(app.get(Readiness).check()).rejects.toMatchObject({
      name: 'ServiceUnavailable',
      cause: { message: 'objectStore is not ready' },
    });
  });

  test('maps exactly what the migration makes', async () => {
    const { options } = one.app.get<DataSource>(getDataSourceToken());
    const source = await new DataSource(options).initialize();
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    await source.destroy();
    expect(upQueries).toEqual([]);
  });
});

function shardOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 3);
}
