import { type Reads, type UnitOfWork, deleteInBatches } from '#database';

/**
 * The erased organizations of which this table still has rows, looked up one by one in its primary key. The opposite
 * query, for rows without an organization, would read the whole table.
 */
export async function erasedOwnersIn(reads: Reads, table: string): Promise<string[]> {
  const owners = await reads.query<{ organizationId: string }>(
    `SELECT organization_id AS "organizationId" FROM data_key AS erased WHERE destroyed_at IS NOT NULL
       AND (SELECT true FROM ${table} AS theirs WHERE theirs.organization_id = erased.organization_id LIMIT 1)`,
  );
  return owners.map(({ organizationId }) => organizationId);
}

/** Deletes what erased organizations left in these tables. It cannot be decrypted, since their key was destroyed. */
export async function forgetErasedOwners(
  reads: Reads,
  unitOfWork: UnitOfWork,
  tables: readonly string[],
): Promise<void> {
  for (const table of tables)
    for (const organizationId of await erasedOwnersIn(reads, table))
      await deleteInBatches(unitOfWork, table, 'organization_id = $1', [organizationId]);
}
