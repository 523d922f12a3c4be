import type { Tx } from '#database';

/** Until the transaction ends, nobody else takes any of what is owed to this developer. */
export async function holdDeveloperFees(tx: Tx, organizationId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`developerFees:${organizationId}`]);
}
