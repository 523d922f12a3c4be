import type { Tx } from '#database';
import type { Transfer } from '../records/transfer.entity.js';

/** What a transfer is signed as now: of one that is sent again, not what it was signed as before. */
export async function signedHashes(
  tx: Tx,
  { organizationId, id }: Pick<Transfer, 'organizationId' | 'id'>,
): Promise<string[]> {
  const rows = await tx.query<{ hash: string }>(
    'SELECT hash FROM signed_transaction WHERE organization_id = $1 AND transfer_id = $2 AND over_at IS NULL',
    [organizationId, id],
  );
  return rows.map(({ hash }) => hash);
}
