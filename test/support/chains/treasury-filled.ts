import { Treasury } from '#chains';
import type { Blockchain } from '#contracts';
import { until } from '../run/until.js';
import type { OwnGatehouse } from '../service/gatehouse.js';

/** Puts USDC into a purse of a platform that may just have started: no wallet is made before every chain is watched. */
export async function fillTreasury(
  { service }: Pick<OwnGatehouse, 'service'>,
  blockchain: Blockchain,
  units: bigint,
  account: 'liquidity' | 'collected' = 'liquidity',
): Promise<void> {
  const treasury = service.get(Treasury);
  const isWatched = (): Promise<boolean> =>
    treasury.addressOn(account, blockchain).then(
      () => true,
      (cause: Error) => {
        if (/not watched yet/.test(cause.message)) return false;
        throw cause;
      },
    );
  await until('every chain is watched', isWatched);
  await treasury.fill({ account, token: 'USDC', blockchain, units });
}
