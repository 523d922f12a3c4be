import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type SealedPlace, SealedValueRefused } from '#vault';
import { failureOf, keysOf, placeOf, type Process, seal, surroundings, tidyUp, until } from './processes.js';

let one: Process;
let other: Process;

beforeAll(async () => {
  const { start } = await surroundings();
  [one, other] = await Promise.all([start(), start()]);
});

afterAll(tidyUp);

describe('sealing', () => {
  test('keeps a value that every process opens, in its place only', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const place = placeOf(mine);
    const sealed = await seal(one, place, 'Söze, AB123456');
    await seal(one, placeOf(theirs), 'x');
    expect(sealed.includes('AB123456')).toBe(false);
    for (const { vault } of [one, other]) {
      expect((await vault.open(place, sealed)).toString()).toBe('Söze, AB123456');
      for (const moved of [
        { ...place, row: '2' },
        { ...place, table: 'person' },
        { ...place, column: 'notes' },
        placeOf(theirs),
      ]) {
        await expect(vault.open(moved, sealed)).rejects.toThrow(SealedValueRefused);
      }
    }
  });

  test('refuses to open for an organization that never sealed anything', async () => {
    await expect(one.vault.open(placeOf(randomUUID()), Buffer.alloc(50))).rejects.toThrow(/has no data key/);
  });

  test('keeps documents of any size as a stream, for every process and in its place only', async () => {
    const place = placeOf(randomUUID());
    const document = randomBytes(1_000_000);
    const sealing = await one.unitOfWork.run((tx) => one.vault.sealStream(tx, place));
    const sealed = await buffer(Readable.from([document]).pipe(sealing));
    expect((await buffer(Readable.from([sealed]).pipe(await other.vault.openStream(place)))).equals(document)).toBe(
      true,
    );
    await expect(
      buffer(Readable.from([sealed]).pipe(await other.vault.openStream({ ...place, row: '2' }))),
    ).rejects.toThrow(SealedValueRefused);
  });

  test('is undone with its transaction, key and all', async () => {
    const place = placeOf(randomUUID());
    let lost: Buffer = Buffer.alloc(0);
    const failing = one.unitOfWork.run(async (tx) => {
      lost = await one.vault.seal(tx, place, 'lost');
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await keysOf(one, place.organizationId)).toEqual([]);
    const sealed = await seal(one, place, 'kept');
    expect((await other.vault.open(place, sealed)).toString()).toBe('kept');
    await expect(one.vault.open(place, lost)).rejects.toThrow(SealedValueRefused);
  });

  test('uses one key within a transaction, also before it is committed', async () => {
    const organizationId = randomUUID();
    const sealed = await one.unitOfWork.run((tx) =>
      Promise.all([0, 1, 2].map((row) => one.vault.seal(tx, placeOf(organizationId, String(row)), `row ${row}`))),
    );
    expect(await keysOf(one, organizationId)).toHaveLength(1);
    for (const [row, value] of sealed.entries())
      expect((await other.vault.open(placeOf(organizationId, String(row)), value)).toString()).toBe(`row ${row}`);
  });
});

describe('the first seal of an organization', () => {
  test('makes one key however many processes race for it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const organizationId = randomUUID();
      const sealed = await Promise.all(
        Array.from({ length: 8 }, (_, row) =>
          seal(row % 2 === 0 ? one : other, placeOf(organizationId, String(row)), `row ${row}`),
        ),
      );
      expect(await keysOf(one, organizationId)).toHaveLength(1);
      for (const [row, value] of sealed.entries())
        expect((await other.vault.open(placeOf(organizationId, String(row)), value)).toString()).toBe(`row ${row}`);
    }
  });

  test.each(['committed', 'undone'])('waits for an earlier one that is then %s', async (outcome) => {
    const organizationId = randomUUID();
    let finish = (): void => undefined;
    const wait = new Promise<void>((resolve) => (finish = resolve));
    let early: Buffer = Buffer.alloc(0);
    const earlier = failureOf(
      one.unitOfWork.run(async (tx) => {
        early = await one.vault.seal(tx, placeOf(organizationId), 'early');
        await wait;
        if (outcome === 'undone') throw new Error('undone');
      }),
    );
    await until(() => early.length > 0);
    const later = seal(other, placeOf(organizationId, '2'), 'late');
    await until(
      async () =>
        (
          await one.reads.query(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          )
        ).length > 0,
    );
    finish();
    await earlier;
    expect((await one.vault.open(placeOf(organizationId, '2'), await later)).toString()).toBe('late');
    expect(await keysOf(one, organizationId)).toHaveLength(1);
    const reopened = failureOf(other.vault.open(placeOf(organizationId), early));
    if (outcome === 'committed') expect(await reopened).toBeUndefined();
    else expect(await reopened).toBeInstanceOf(SealedValueRefused);
  });
});

test('refuses a wrapped key that was copied from another organization', async () => {
  const [mine, theirs] = [placeOf(randomUUID()), placeOf(randomUUID())];
  await seal(one, mine, 'x');
  await seal(one, theirs, 'x');
  await one.unitOfWork.run((tx) =>
    tx.query(
      'UPDATE data_key SET wrapped = (SELECT wrapped FROM data_key WHERE organization_id = $1) WHERE organization_id = $2',
      [mine.organizationId, theirs.organizationId],
    ),
  );
  await expect(seal(other, theirs, 'x')).rejects.toThrow(/of another organization/);
});

describe('a fingerprint', () => {
  test('is equal for equal values of one column of one organization, and different otherwise', async () => {
    const place = placeOf(randomUUID());
    const print = (where: SealedPlace, plain: string): Promise<Buffer> =>
      one.unitOfWork.run((tx) => one.vault.fingerprint(tx, where, plain));
    const first = await print(place, 'AB123456');
    expect(first).toHaveLength(32);
    expect(await other.vault.fingerprintToFind({ ...place }, Buffer.from('AB123456'))).toEqual(first);
    expect(await print({ ...place, row: '2' }, 'AB123456')).toEqual(first);
    const others = [
      await print(place, 'AB123457'),
      await print({ ...place, column: 'other' }, 'AB123456'),
      await print({ ...place, table: 'other' }, 'AB123456'),
      await print(placeOf(randomUUID()), 'AB123456'),
    ];
    for (const different of others) expect(different.equals(first)).toBe(false);
  });

  test('of an organization without anything sealed finds nothing', async () => {
    expect(await one.vault.fingerprintToFind(placeOf(randomUUID()), 'x')).toBeUndefined();
  });
});
