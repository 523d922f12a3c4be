import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { EventRow } from '#events';
import { batchOf, publishBatch } from './publish-batch.js';

const row = (organizationId: string, resourceId: string, position: number): EventRow =>
  ({ id: `${organizationId}${position}`, organizationId, resourceId, position }) as EventRow;

const logs = fc.array(
  fc.record({ organization: fc.constantFrom('a', 'b'), resource: fc.constantFrom('x', 'y', 'z') }),
  {
    maxLength: 40,
  },
);

function rowsOf(given: readonly { organization: string; resource: string }[]): EventRow[] {
  const rows = ['a', 'b'].flatMap((organization) =>
    given
      .filter((one) => one.organization === organization)
      .map(({ resource }, index) => row(organization, resource, index + 1)),
  );
  return rows;
}

test('whatever fails, nothing is confirmed before what happened earlier to its resource, and positions have no gap', async () => {
  await fc.assert(
    fc.asyncProperty(logs, fc.scheduler(), fc.func(fc.boolean()), async (given, scheduler, fails) => {
      const rows = rowsOf(given);
      const taken: EventRow[] = [];
      const publish = (one: EventRow): Promise<void> =>
        scheduler.schedule(Promise.resolve(), one.id).then(() => {
          if (fails(one.id)) throw new Error('down');
          taken.push(one);
        });
      const { positions, count, failure } = await scheduler.waitFor(publishBatch(rows, publish));
      expect(count).toBe(taken.length);
      expect(failure === undefined).toBe(taken.length === rows.length);
      for (const one of taken) {
        const earlier = rows.filter(
          (other) =>
            other.organizationId === one.organizationId &&
            other.resourceId === one.resourceId &&
            (other.position ?? 0) < (one.position ?? 0),
        );
        expect(taken.slice(0, taken.indexOf(one))).toEqual(expect.arrayContaining(earlier));
      }
      for (const one of rows)
        if ((one.position ?? 0) <= (positions.get(one.organizationId) ?? 0)) expect(taken).toContain(one);
    }),
  );
});

test('what would have to wait too long for its turn is left for the next round, with what follows it', () => {
  const hot = Array.from({ length: 150 }, (_, index) => row('a', 'x', index + 1));
  const rows = [...hot, row('a', 'y', 151), row('b', 'x', 1)];
  expect(batchOf(rows)).toEqual([...hot.slice(0, 100), row('b', 'x', 1)]);
});
