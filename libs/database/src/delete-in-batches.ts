import type { UnitOfWork } from './unit-of-work.js';

const atOnce = 5_000;

/** Deletes all rows of which a condition is true, so many in one transaction that nobody has to wait long for one of them. */
export async function deleteInBatches(
  unitOfWork: UnitOfWork,
  table: string,
  condition: string,
  values: readonly unknown[],
): Promise<void> {
  // The condition again: of a row that has changed since it was looked for, it may be true no more.
  const piece = `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${atOnce})) AND ${condition} RETURNING 1`;
  for (let deleted = atOnce; deleted === atOnce;)
    deleted = await unitOfWork.run(async (tx) => (await tx.query(piece, values)).length);
}
