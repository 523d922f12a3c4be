import { ApiSchema } from '@nestjs/swagger';
import type { TreasuryAccountName } from '#chains';
import {
  type Blockchain,
  Choice,
  ListOf,
  Text,
  type TokenSymbol,
  Units,
  payoutBlockchains,
  tokenSymbols,
} from '#contracts';

const purses = ['collected', 'liquidity'] as const satisfies readonly TreasuryAccountName[];

export class TreasuryLevelField {
  @Choice(purses, { example: 'liquidity' })
  purse: TreasuryAccountName;

  @Choice(payoutBlockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Units({ example: '5000000000', describe: 'In the smallest unit: with less available there is an exception.' })
  least: string;

  @Units({ optional: true, example: '50000000000', describe: 'In the smallest unit: more is told by the metric.' })
  most?: string;
}

export class TreasuryLevelsView {
  @ListOf(() => TreasuryLevelField, { max: 50 })
  levels: TreasuryLevelField[];
}

@ApiSchema({ name: 'TreasuryLevelsChange' })
export class ChangeTreasuryLevelsBody {
  @ListOf(() => TreasuryLevelField, {
    max: 50,
    example: [{ purse: 'liquidity', blockchain: 'POLYGON', tokenSymbol: 'USDC', least: '5000000000' }],
    describe: 'All of them: what is not named has no least and no most.',
  })
  levels: TreasuryLevelField[];

  @Text({ max: 500, example: 'A weekend of payins', describe: 'Why, for the audit trail.' })
  reason: string;
}
