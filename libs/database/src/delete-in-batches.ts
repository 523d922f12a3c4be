import type { UnitOfWork } from './unit-of-work.js';

const atOnce = 5_000;

/** Deletes all rows that match a condition, in transactions small enough that nobody waits long for a row lock. */
export async function deleteInBatches(
  unitOfWork: UnitOfWork,
  table: string,
  condition: string,
  values: readonly unknown[],
): Promise<void> {
  // The condition is repeated, since a row may have changed after it was found.
  const batch = `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${atOnce})) AND ${condition} RETURNING 1`;
  for (let deleted = atOnce; deleted === atOnce;)
    deleted = await unitOfWork.run(async (tx) => (await tx.query(batch, values)).length);
}
