import type { Blockchain, TokenSymbol } from '#contracts';
import type { Queries } from '#database';
import { type LedgerPlace, accountIdOf } from './ledger-place.js';

interface HeldAsset {
  readonly organizationId: string;
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
}

/** What a place holds now, in the transaction where there is one. Nobody is kept from changing it meanwhile. */
export async function heldIn(
  queries: Queries,
  { organizationId, token, blockchain }: HeldAsset,
  place: LedgerPlace,
): Promise<bigint> {
  const [row] = await queries.query<{ units: string }>(
    `SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance
     WHERE organization_id = $1 AND account_id = $2 AND book = $3 AND token = $4 AND blockchain = $5`,
    [organizationId, accountIdOf(place), place.book, token, blockchain],
  );
  return BigInt(row?.units ?? 0);
}
