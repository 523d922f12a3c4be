import { Treasury, type TreasuryAccountName, platformOrganizationId, treasuryAccounts } from '#chains';
import type { Blockchain } from '#contracts';
import { until } from '../run/until.js';
import type { OwnGatehouse } from '../service/gatehouse.js';
import { whileTimePasses } from '../service/while-time-passes.js';

/** The USDC that a purse has available. */
export async function inPurse(
  gatehouse: OwnGatehouse,
  purse: TreasuryAccountName,
  blockchain: Blockchain,
): Promise<bigint> {
  const [row] = await gatehouse.sql<{ units: string }>(
    `SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance
     WHERE organization_id = $1 AND account_id = $2 AND book = 'available' AND token = 'USDC' AND blockchain = $3`,
    [platformOrganizationId, treasuryAccounts[purse], blockchain],
  );
  return BigInt(row?.units ?? 0);
}

/** Puts USDC into a purse. The platform may just have started: no wallet is made before every chain is watched. */
export async function fillTreasury(
  gatehouse: OwnGatehouse,
  blockchain: Blockchain,
  units: bigint,
  account: TreasuryAccountName = 'liquidity',
): Promise<void> {
  const treasury = gatehouse.service.get(Treasury);
  const hasWallet = (): Promise<boolean> =>
    treasury.addressOn(account, blockchain).then(
      () => true,
      (cause: unknown) => {
        if (String(cause).includes('not watched yet')) return false;
        throw cause;
      },
    );
  await until('every chain is watched', hasWallet);
  const before = await inPurse(gatehouse, account, blockchain);
  await treasury.fill({ account, token: 'USDC', blockchain, units });
  await whileTimePasses(
    gatehouse,
    'the purse is filled',
    async () => (await inPurse(gatehouse, account, blockchain)) >= before + units,
  );
}
