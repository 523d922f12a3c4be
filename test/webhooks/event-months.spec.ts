import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { text } from 'node:stream/consumers';
import type { QueryRunner } from 'typeorm';
import { join } from 'node:path';
import { DatabaseSnapshot } from '#database';
import { Archives } from '#retention';
import { Ids } from '#runtime';
import { CreateEventMonths1795580000068 } from '../../apps/webhooks/src/migrations/1795580000068-create-event-months.js';
import { PartitionEvents1795580000067 } from '../../libs/events/src/migrations/1795580000067-partition-events.js';
import { backUp, digestsOf, emptyFolder, emptyPlace, restore, tidyUp } from '../backup/scene.js';
import { until } from '../support/run/until.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { query as sqlOf } from '../support/service/sql.js';

const day = 24 * 60 * 60;

interface Event {
  readonly eventId: string;
  readonly position: number;
  readonly sequence: number;
  readonly resourceId: string;
}

interface Partition {
  readonly leaf: string;
  readonly rows: number;
}

let gatehouse: OwnGatehouse;
let organization: Organization;

beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { RETENTION: 'events=200d' } });
  organization = await gatehouse.organization();
});
afterAll(async () => {
  await gatehouse.stop();
  await tidyUp();
});

const record = (resourceId: string): Promise<void> => gatehouse.service.recordEvents(organization.id, [resourceId]);
const newId = (): string => gatehouse.service.get(Ids).next();

async function read(query = ''): Promise<Event[]> {
  return (await organization.api.get(`/events${query}`)).body['results'] as Event[];
}

async function partitions(): Promise<Partition[]> {
  const found = await gatehouse.sql<{ leaf: string }>(
    `SELECT leaf FROM partitions_of('event') ORDER BY lower_id NULLS FIRST`,
  );
  return Promise.all(
    found.map(async ({ leaf }) => {
      const [counted] = await gatehouse.sql<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${leaf}`);
      return { leaf, rows: counted?.rows ?? 0 };
    }),
  );
}

/** After the last job that the clock sets going; months that were made are of what it shows. */
async function advance(days: number): Promise<void> {
  await gatehouse.advance(days * day);
  await gatehouse.work('makeMonths');
}

describe('events by months', () => {
  const resources: string[] = [];

  test('are one log, whatever month they are of', async () => {
    for (let month = 0; month < 3; month++) {
      resources.push(newId());
      for (const resource of resources) await record(resource);
      await advance(31);
    }
    const all = await read();
    const [first = '', second = '', third = ''] = resources;
    expect(all.map(({ position, resourceId, sequence }) => [position, resourceId, sequence])).toEqual([
      [1, first, 1],
      [2, first, 2],
      [3, second, 1],
      [4, first, 3],
      [5, second, 2],
      [6, third, 1],
    ]);
    expect((await partitions()).filter(({ rows }) => rows > 0).map(({ rows }) => rows)).toEqual([1, 2, 3]);
    expect(await read('?after=1&limit=3')).toEqual(all.slice(1, 4));
    expect(await read('?after=3&limit=1')).toEqual(all.slice(3, 4));
    expect(await read(`?resourceId=${first}&after=1`)).toEqual([all[1], all[3]]);
    expect(await read('?after=6')).toEqual([]);
    for (const event of all) expect((await organization.api.get(`/events/${event.eventId}`)).body).toEqual(event);
  });

  test('are taken where nobody made their months, which are made of them later', async () => {
    const later = async (): Promise<number | undefined> =>
      (await partitions()).find(({ leaf }) => leaf === 'event_later')?.rows;
    const before = (await read()).length;
    // The job does not run: months are made where the last partition is, and this one is not it.
    const bounds = (to: string): string =>
      `DO $$ DECLARE reach uuid := (SELECT lower_id FROM partitions_of('event') WHERE leaf = 'event_later'); BEGIN
         ALTER TABLE event DETACH PARTITION event_later;
         EXECUTE format('ALTER TABLE event ATTACH PARTITION event_later FOR VALUES FROM (%L) TO (${to})', reach); END $$`;
    await gatehouse.sql(bounds("''ffffffff-0000-0000-0000-000000000000''"));
    await gatehouse.advance(100 * day);
    await record(resources[0] ?? '');
    expect(await later()).toBe(1);
    expect((await read()).length).toBe(before + 1);
    await gatehouse.sql(bounds('MAXVALUE'));
    await gatehouse.work('makeMonths');
    expect(await later()).toBe(0);
    expect((await read()).at(-1)).toMatchObject({ position: before + 1, sequence: 4, resourceId: resources[0] });
  });

  test('come where a clock is far behind, too', async () => {
    const last = (await read()).at(-1)?.position ?? 0;
    await gatehouse.sql(
      `INSERT INTO event (organization_id, id, category, type, resource_id, occurred_at, payload)
       SELECT organization_id, first_id_at('2001-01-01'), category, type, resource_id, occurred_at, payload FROM event WHERE organization_id = $1 LIMIT 1`,
      [organization.id],
    );
    await gatehouse.advance(2 * 60 * 60);
    expect((await read(`?after=${last}`)).map(({ position }) => position)).toEqual([last + 1]);
  });
});

describe('months that are older than RETENTION', () => {
  test('leave the log for a file that has every row, and its positions and sequences go on', async () => {
    const [old] = await gatehouse.sql<{ resource: string; last: number }>(
      'SELECT resource_id AS resource, max(position)::int AS last FROM event GROUP BY 1 ORDER BY min(position) LIMIT 1',
    );
    const before = await gatehouse.sql<{ line: object }>('SELECT to_jsonb(event) AS line FROM event ORDER BY id');
    await gatehouse.advance(400 * day);
    const archives = gatehouse.service.get(Archives);
    await gatehouse.work('retireEvents');
    await until('all of them are files', async () => (await archives.all()).length > 0 && (await read()).length === 0);
    await gatehouse.work('retireEvents');

    const lines: object[] = [];
    for (const archive of await archives.all()) {
      const rows = (await text(await archives.open(archive))).split('\n').filter((line) => line !== '');
      expect(rows.length).toBe(Number(archive.rows));
      lines.push(...rows.map((row) => JSON.parse(row) as object));
    }
    expect(new Set(lines.map((line) => JSON.stringify(line)))).toEqual(
      new Set(before.map(({ line }) => JSON.stringify(line))),
    );
    expect(
      await gatehouse.sql("SELECT 1 FROM pg_class WHERE obj_description(oid, 'pg_class') LIKE 'detached from %'"),
    ).toEqual([]);

    await record(old?.resource ?? '');
    const [event] = await read();
    const lastPosition = before.length;
    expect(event?.position).toBe(lastPosition + 1);
    expect(event?.sequence).toBeGreaterThan(lastPosition);
  });
});

test('a backup brings the months back as they were', async () => {
  await advance(70);
  await record(newId());
  const place = await emptyPlace();
  const path = join(await emptyFolder(), 'months');
  const made = await backUp(gatehouse.environment, path);
  await restore({ ...gatehouse.environment, ...place }, path);
  const months = "SELECT leaf FROM partitions_of('event') WHERE lower_id IS NULL OR upper_id IS NOT NULL ORDER BY 1";
  const restored = await sqlOf<{ leaf: string }>(place.DATABASE_OWNER_URL, months);
  const had = (await partitions()).filter(({ rows }) => rows > 0).map(({ leaf }) => leaf);
  expect(restored.map(({ leaf }) => leaf)).toEqual(expect.arrayContaining(had));
  const again = await backUp({ ...gatehouse.environment, ...place }, join(await emptyFolder(), 'again'));
  expect(digestsOf(again)).toEqual(digestsOf(made));
});

test('a backup holds the months of its moment until it is made', async () => {
  const snapshot = await DatabaseSnapshot.take(gatehouse.environment['DATABASE_OWNER_URL'] ?? '');
  try {
    const detaching = gatehouse.sql("SELECT partition_detach('event', $1)", [newId()]);
    await expect(detaching).rejects.toThrow('lock timeout');
    const events = (await snapshot.tables()).find(({ name }) => name === 'event');
    expect(events?.months).toEqual([expect.any(String), expect.any(String)]);
  } finally {
    await snapshot.close();
  }
});

test('a database of before keeps its rows and its log', async () => {
  await record(newId());
  const [rows, log] = [() => gatehouse.sql('SELECT * FROM event ORDER BY id'), await read()];
  const before = await rows();
  const runner = {
    query: (statement: string, values?: unknown[]) => gatehouse.sql(statement, values),
  } as unknown as QueryRunner;
  const [events, months] = [new PartitionEvents1795580000067(), new CreateEventMonths1795580000068()];
  await months.down(runner);
  await events.down(runner);
  expect(await gatehouse.sql("SELECT relkind FROM pg_class WHERE relname = 'event'")).toEqual([{ relkind: 'r' }]);
  expect(await rows()).toEqual(before);
  await events.up(runner);
  await months.up(runner);
  expect(await rows()).toEqual(before);
  const next = await Gatehouse.start({ beside: gatehouse });
  try {
    expect((await next.withKey(organization.api.key ?? '').get('/events')).body['results']).toEqual(log);
    await record(newId());
    expect((await read()).map(({ position }) => position)).toEqual([
      ...log.map(({ position }) => position),
      (log.at(-1)?.position ?? 0) + 1,
    ]);
  } finally {
    await next.stop();
  }
});
