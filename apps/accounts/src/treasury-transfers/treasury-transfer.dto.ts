import { ApiSchema } from '@nestjs/swagger';
import type { TreasuryAccountName } from '#chains';
import {
  type Blockchain,
  Choice,
  type FiatAndRailCode,
  Text,
  type TokenSymbol,
  Units,
  fiatAndRailCodes,
  payoutBlockchains,
  tokenSymbols,
} from '#contracts';

const purses = ['collected', 'liquidity'] as const satisfies readonly TreasuryAccountName[];

export type TreasuryBook = 'fees' | 'onramp' | `settlement:${FiatAndRailCode}`;
export const treasuryBooks: readonly TreasuryBook[] = [
  'fees',
  'onramp',
  ...fiatAndRailCodes.map((code) => `settlement:${code}` as const),
];

@ApiSchema({ name: 'NewTreasuryTransfer' })
export class TreasuryTransferBody {
  @Choice(purses, { example: 'liquidity' })
  from: TreasuryAccountName;

  @Choice(purses, { optional: true, describe: 'The other purse: this or `toAddress`.' })
  toPurse?: TreasuryAccountName;

  @Text({
    max: 200,
    optional: true,
    example: '0x52908400098527886E0F7030069857D2E4169EE7',
    describe: 'One of `/settings/treasury-destinations`, a day after it was added.',
  })
  toAddress?: string;

  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Choice(payoutBlockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Units({ example: '12500000', describe: 'In the smallest unit.' })
  units: string;

  @Choice(treasuryBooks, {
    optional: true,
    example: 'fees',
    describe:
      'What it is: `settlement:` and a code what a rail is handed over, `fees` what the house has earned, `onramp` what payins have cost and payouts bring back. Without it, what `liquidity` has available, to an address. `collected` has nothing else: what it keeps is owed.',
  })
  book?: TreasuryBook;

  @Text({
    max: 1000,
    example: 'Settlement of November with First Bank',
    describe: 'Why, for the audit trail. Write no personal data here.',
  })
  reason: string;
}
