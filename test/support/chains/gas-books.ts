import { platformOrganizationId } from '#chains';
import type { EvmScene } from './evm-scene.js';

const gwei = 1_000_000_000n;

/** What was paid for gas, in billionths of a coin, as the ledger has it. */
export async function booked({ gatehouse }: EvmScene): Promise<bigint> {
  const [row] = await gatehouse.sql<{ units: string }>(
    `SELECT coalesce(-sum(units), 0)::text AS units FROM ledger_balance
     WHERE organization_id = $1 AND book = 'gas:POLYGON' AND token = 'POL'`,
    [platformOrganizationId],
  );
  return BigInt(row?.units ?? 0);
}

/** The same as the chain has it: of all transactions of our wallets that are final by now. */
export async function burnt({ gatehouse, node }: EvmScene): Promise<bigint> {
  const hashes = await gatehouse.sql<{ hash: string }>(
    `SELECT hash FROM signed_transaction JOIN transfer ON transfer.id = transfer_id WHERE status IN ('confirmed', 'failed')`,
  );
  let sum = 0n;
  for (const { hash } of hashes) {
    const receipt = await node.rpc<{ gasUsed: string; effectiveGasPrice: string } | null>(
      'eth_getTransactionReceipt',
      hash,
    );
    if (receipt !== null) sum += (BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice) + gwei - 1n) / gwei;
  }
  return sum;
}
