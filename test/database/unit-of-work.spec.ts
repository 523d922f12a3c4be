import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Connections, Reads, type Tx, UnitOfWork, isUniqueViolation } from '#database';
import { Standing } from '#standing';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let unitOfWork: UnitOfWork;
let reads: Reads;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  unitOfWork = gatehouse.service.get(UnitOfWork);
  reads = gatehouse.service.get(Reads);
});
afterAll(() => gatehouse.stop());

const insert = (tx: Tx, organizationId: string): void => {
  const standing = { organizationId, name: 'Acme', parentOrganizationId: null, approvedTiers: [], reviewingTiers: [] };
  tx.insert(Standing, { ...standing, verification: { type: 'inactive' } });
};
const unsigned =
  "UPDATE standing SET terms_version = 'supposed' WHERE organization_id = $1 AND terms_version IS NULL RETURNING 1";
const exists = async (organizationId: string): Promise<boolean> =>
  (await reads.one(Standing, { organizationId })) !== undefined;

describe('a unit of work', () => {
  test('that only inserts is written whole', async () => {
    const ids = Array.from({ length: 3 }, () => randomUUID());
    await unitOfWork
      .run((tx) => {
        for (const id of ids) insert(tx, id);
        insert(tx, ids[0] ?? '');
      })
      .catch(() => undefined);
    for (const id of ids) expect(await exists(id)).toBe(false);
    await unitOfWork.run((tx) => ids.forEach((id) => insert(tx, id)));
    for (const id of ids) expect(await exists(id)).toBe(true);
  });

  test('sees its own writes', async () => {
    const id = randomUUID();
    await unitOfWork.run(async (tx) => {
      insert(tx, id);
      expect((await tx.one(Standing, { organizationId: id }))?.verification).toEqual({ type: 'inactive' });
      await tx.update(Standing, { organizationId: id }, { termsVersion: '2' });
      expect((await tx.one(Standing, { organizationId: id }, { lock: true }))?.termsVersion).toBe('2');
      await tx.delete(Standing, { organizationId: id });
      expect(await tx.one(Standing, { organizationId: id })).toBeUndefined();
    });
  });

  test('has one connection, also when its parts ask at once, and none afterwards', async () => {
    let late: Tx | undefined;
    const pids = await unitOfWork.run((tx) => {
      late = tx;
      return Promise.all([1, 2, 3].map(() => tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')));
    });
    expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(1);
    await expect(late?.query('SELECT 1')).rejects.toThrow('The unit of work is over');
  });

  test('answers its parts in turn, each as if it had asked alone', async () => {
    const ids = [randomUUID(), randomUUID()];
    const counts = await unitOfWork.run((tx) =>
      Promise.all(
        ids.map(async (id) => {
          insert(tx, id);
          const text = 'SELECT count(*)::int AS count FROM standing WHERE organization_id = ANY($1)';
          return (await tx.query<{ count: number }>(text, [ids]))[0]?.count;
        }),
      ),
    );
    expect(counts).toEqual([1, 2]);
  });

  test('that is refused keeps its connection for the next one', async () => {
    const id = randomUUID();
    await unitOfWork.run((tx) => insert(tx, id));
    const { writing } = gatehouse.service.get(Connections);
    const before = writing.totalCount;
    expect(before).toBeGreaterThan(0);
    await expect(unitOfWork.run((tx) => insert(tx, id))).rejects.toMatchObject({ code: '23505' });
    expect(writing.totalCount).toBeGreaterThanOrEqual(before);
  });

  test('that throws leaves nothing, whatever was sent before', async () => {
    const [early, late] = [randomUUID(), randomUUID()];
    const effects: string[] = [];
    const work = unitOfWork.run(async (tx) => {
      tx.afterCommit(() => Promise.resolve(void effects.push('done')));
      insert(tx, early);
      await tx.query('SELECT 1');
      insert(tx, late);
      throw new Error('changed its mind');
    });
    await expect(work).rejects.toThrow('changed its mind');
    expect([await exists(early), await exists(late), effects]).toEqual([false, false, []]);
  });

  test('within another joins it', async () => {
    const [outer, inner] = [randomUUID(), randomUUID()];
    const work = unitOfWork.run(async (tx) => {
      insert(tx, outer);
      await unitOfWork.run((joined) => insert(joined, inner));
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect([await exists(outer), await exists(inner)]).toEqual([false, false]);
  });

  test('says which constraint was violated', async () => {
    const id = randomUUID();
    await unitOfWork.run((tx) => insert(tx, id));
    const thrown: unknown = await unitOfWork.run((tx) => insert(tx, id)).catch((cause: unknown) => cause);
    expect(isUniqueViolation(thrown, 'standing_pkey')).toBe(true);
    expect(isUniqueViolation(thrown, 'another_pkey')).toBe(false);
  });

  test('runs again when it stood in the way of another', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    await unitOfWork.run((tx) => [a, b].forEach((id) => insert(tx, id)));
    let runs = 0;
    const lockBoth = (first: string, second: string, meet: () => Promise<void>): Promise<void> =>
      unitOfWork.run(async (tx) => {
        runs++;
        await tx.one(Standing, { organizationId: first }, { lock: true });
        await meet();
        await tx.one(Standing, { organizationId: second }, { lock: true });
        await tx.update(Standing, { organizationId: second }, { termsVersion: first });
      });
    const meet = meeting(2);
    await Promise.all([lockBoth(a, b, meet), lockBoth(b, a, meet)]);
    expect(runs).toBeGreaterThan(2);
    expect((await reads.one(Standing, { organizationId: a }))?.termsVersion).toBe(b);
    expect((await reads.one(Standing, { organizationId: b }))?.termsVersion).toBe(a);
  });

  test.each(['alone', 'with other writes'])('goes on as supposed, %s', async (how) => {
    const [id, other] = [randomUUID(), randomUUID()];
    await unitOfWork.run((tx) => insert(tx, id));
    const answers: boolean[] = [];
    await unitOfWork.run((tx) => {
      answers.push(tx.suppose(unsigned, [id]));
      if (how !== 'alone') insert(tx, other);
    });
    expect(answers).toEqual([true]);
    expect((await reads.one(Standing, { organizationId: id }))?.termsVersion).toBe('supposed');
    expect(await exists(other)).toBe(how !== 'alone');
  });

  test.each(['at the end', 'on the way'])(
    'undoes what it supposed in error, and looks for itself: %s',
    async (when) => {
      const [id, supposing, looking] = [randomUUID(), randomUUID(), randomUUID()];
      const answers: boolean[] = [];
      await unitOfWork.run(async (tx) => {
        const isSo = tx.suppose(unsigned, [id]);
        answers.push(isSo);
        insert(tx, isSo ? supposing : looking);
        if (when === 'on the way') await tx.query('SELECT 1');
      });
      expect(answers).toEqual([true, false]);
      expect([await exists(supposing), await exists(looking)]).toEqual([false, true]);
    },
  );

  test('does not run again for a division by zero of its own', async () => {
    let runs = 0;
    const work = unitOfWork.run(async (tx) => {
      runs++;
      await tx.query('SELECT 1 / 0');
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(runs).toBe(1);
  });

  test('writes more rows than one statement can hold', async () => {
    const ids = Array.from({ length: 12_000 }, () => randomUUID());
    await unitOfWork.run((tx) => ids.forEach((id) => insert(tx, id)));
    const [row] = await reads.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM standing WHERE organization_id = ANY($1)',
      [ids],
    );
    expect(row?.count).toBe(12_000);
  });
});

describe('reading', () => {
  test('cannot write, not even by accident', async () => {
    await expect(reads.query('DELETE FROM standing RETURNING 1')).rejects.toThrow('read-only transaction');
    await expect(reads.query('WITH gone AS (DELETE FROM standing RETURNING 1) SELECT * FROM gone')).rejects.toThrow(
      'read-only transaction',
    );
  });
});

describe('a database that fails', () => {
  test('is answered 503, and all is well again afterwards', async () => {
    const admin = new pg.Client({ connectionString: gatehouse.environment['DATABASE_OWNER_URL'] });
    await admin.connect();
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => gatehouse.operator.get('/organizations')));
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect((await gatehouse.operator.get('/organizations')).status).toBe(200);
    await admin.end();
  });
});

/** Lets all go on once so many have come; those who come later are let through. */
function meeting(count: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  return () => {
    if (++arrived >= count) open();
    return gate;
  };
}
