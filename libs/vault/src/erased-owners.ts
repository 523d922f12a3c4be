import { type Reads, type UnitOfWork, deleteInBatches } from '#database';

/**
 * The organizations that were erased and of whom this table still has rows. One after the other by the first column of
 * its key: asked the other way round, which rows belong to nobody, PostgreSQL reads the whole table.
 */
export async function erasedOwnersIn(reads: Reads, table: string): Promise<string[]> {
  const owners = await reads.query<{ organizationId: string }>(
    `SELECT organization_id AS "organizationId" FROM data_key AS erased WHERE destroyed_at IS NOT NULL
       AND (SELECT true FROM ${table} AS theirs WHERE theirs.organization_id = erased.organization_id LIMIT 1)`,
  );
  return owners.map(({ organizationId }) => organizationId);
}

/** What erased organizations left behind in these tables. None of it opens any more, since their key was destroyed with them. */
export async function forgetErasedOwners(
  reads: Reads,
  unitOfWork: UnitOfWork,
  tables: readonly string[],
): Promise<void> {
  for (const table of tables)
    for (const organizationId of await erasedOwnersIn(reads, table))
      await deleteInBatches(unitOfWork, table, 'organization_id = $1', [organizationId]);
}
