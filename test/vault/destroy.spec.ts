import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Broadcast } from '#database';
import { Clock } from '#runtime';
import { DataKeyDestroyed } from '#vault';
import { keysOf, placeOf, type Process, seal, surroundings, tidyUp, until } from './processes.js';

let one: Process;
let other: Process;

beforeAll(async () => {
  const { start } = await surroundings();
  [one, other] = await Promise.all([start(), start()]);
});

afterAll(tidyUp);

function destroy({ unitOfWork, vault }: Process, organizationId: string): Promise<void> {
  return unitOfWork.run((tx) => vault.destroy(tx, organizationId));
}

describe('destroying a data key', () => {
  test('is seen by every process, for opening, sealing and looking up', async () => {
    const place = placeOf(randomUUID());
    const sealed = await seal(one, place, 'gone soon');
    for (const { vault } of [one, other]) expect((await vault.open(place, sealed)).toString()).toBe('gone soon');
    await destroy(other, place.organizationId);
    for (const process of [one, other]) {
      await expect(process.vault.open(place, sealed)).rejects.toThrow(DataKeyDestroyed);
      await expect(seal(process, place, 'new')).rejects.toThrow(DataKeyDestroyed);
      await expect(process.vault.openStream(place)).rejects.toThrow(DataKeyDestroyed);
      await expect(process.vault.fingerprintToFind(place, 'x')).rejects.toThrow(DataKeyDestroyed);
    }
    expect(await keysOf(one, place.organizationId)).toEqual([
      { wrapped: Buffer.alloc(0), destroyed_at: expect.any(Date) },
    ]);
  });

  test('touches no other organization, and may be repeated', async () => {
    const [gone, kept] = [placeOf(randomUUID()), placeOf(randomUUID())];
    const [, sealed] = [await seal(one, gone, 'gone'), await seal(one, kept, 'kept')];
    await destroy(one, gone.organizationId.toUpperCase());
    const [first] = await keysOf(one, gone.organizationId);
    await destroy(one, gone.organizationId);
    expect(await keysOf(one, gone.organizationId)).toEqual([first]);
    expect((await one.vault.open(kept, sealed)).toString()).toBe('kept');
  });

  test('of an organization that never had one keeps it from ever getting one', async () => {
    const organizationId = randomUUID();
    await destroy(one, organizationId);
    await expect(seal(other, placeOf(organizationId), 'x')).rejects.toThrow(DataKeyDestroyed);
  });

  test('is undone with its transaction', async () => {
    const place = placeOf(randomUUID());
    const sealed = await seal(one, place, 'kept');
    const undone = one.unitOfWork.run(async (tx) => {
      await one.vault.destroy(tx, place.organizationId);
      await expect(one.vault.seal(tx, place, 'x')).rejects.toThrow(DataKeyDestroyed);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await one.vault.open(place, sealed)).toString()).toBe('kept');
    expect((await other.vault.open(place, await seal(one, place, 'new'))).toString()).toBe('new');
  });

  test('is seen at once by a process that cannot hear the others', async () => {
    const place = placeOf(randomUUID());
    const sealed = await seal(one, place, 'gone soon');
    await one.vault.open(place, sealed);
    const listening =
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'gatehouse broadcast'";
    await one.unitOfWork.run((tx) => tx.query(listening));
    await until(() => !one.app.get(Broadcast).isHearing);
    await destroy(other, place.organizationId);
    await expect(one.vault.open(place, sealed)).rejects.toThrow(DataKeyDestroyed);
    await until(() => one.app.get(Broadcast).isHearing && other.app.get(Broadcast).isHearing);
  });

  test('is seen after a minute even by a process that believes it hears the others', async () => {
    const place = placeOf(randomUUID());
    const sealed = await seal(one, place, 'gone soon');
    await one.unitOfWork.run((tx) =>
      tx.query("UPDATE data_key SET wrapped = '', destroyed_at = now() WHERE organization_id = $1", [
        place.organizationId,
      ]),
    );
    expect((await one.vault.open(place, sealed)).toString()).toBe('gone soon');
    one.app.get(Clock).setOffset(60_000);
    await expect(one.vault.open(place, sealed)).rejects.toThrow(DataKeyDestroyed);
    one.app.get(Clock).setOffset(0);
  });
});
