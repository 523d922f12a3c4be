import type { Reads } from '#database';
import { type Transfer, inProgress } from '../records/transfer.entity.js';

/** For this long one that is not mined holds up the others of its wallet. */
const longestBlockMilliseconds = 60 * 60 * 1_000;

/** Whether others of its wallet have waited behind it for too long. */
export async function blocksItsWallet(
  reads: Reads,
  { organizationId, id, blockchain, walletAddress, createdAt }: Transfer,
  now: Date,
): Promise<boolean> {
  const limit = new Date(now.getTime() - longestBlockMilliseconds);
  if (createdAt > limit) return false;
  const behind = await reads.query(
    `SELECT 1 FROM transfer WHERE blockchain = $1 AND wallet_address = $2 AND ${inProgress} AND id <> $3 AND EXISTS
       (SELECT 1 FROM signed_transaction WHERE organization_id = $4 AND transfer_id = $3 AND over_at IS NULL AND signed_at <= $5)
       AND NOT EXISTS (SELECT 1 FROM wallet_nonce WHERE blockchain = $1 AND address = $2 AND moved_at > $5)
     LIMIT 1`,
    [blockchain, walletAddress, id, organizationId, limit],
  );
  return behind.length > 0;
}
