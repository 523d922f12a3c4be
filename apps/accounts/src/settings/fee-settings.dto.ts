import {
  Choice,
  type Conversion,
  Decimal,
  ListOf,
  type PayoutBlockchain,
  Text,
  YesOrNo,
  conversions,
  payoutBlockchains,
} from '#contracts';

const mostTokens = 1_000_000;

export class NetworkFeeSetting {
  @Choice(payoutBlockchains, { example: 'POLYGON' })
  blockchain: PayoutBlockchain;

  @Decimal({
    min: 0,
    max: mostTokens,
    optional: true,
    example: 0.02,
    describe: 'In tokens, for each payout. Without it: what the last 100 have cost, at `coinPrice`.',
  })
  networkFee?: number;

  @Decimal({
    min: 0,
    max: mostTokens,
    optional: true,
    example: 1,
    describe: 'In tokens: the least that one payout may be. Without it there is none.',
  })
  leastAmount?: number;

  @Decimal({
    min: 0,
    max: 1_000_000_000,
    optional: true,
    example: 0.35,
    describe: 'What one coin of the chain is worth in USD. Without it the cost of a payout is not known in tokens.',
  })
  coinPrice?: number;
}

export class ConversionSetting {
  @Choice(conversions, {
    describe: '`betweenTokens`: USDC to USDT or back. `usdToWallet`: an amount in USD to a wallet.',
  })
  conversion: Conversion;

  @Decimal({ min: 0, max: 50, optional: true, example: 0.1, describe: 'In percent, to the hundredth. Without it 0.' })
  spreadPercentage?: number;

  @Decimal({
    min: 0,
    max: 1_000_000_000,
    optional: true,
    example: 50_000,
    describe: 'In tokens, for all organizations together on one day in UTC. Without it as much as anyone likes.',
  })
  dailyCap?: number;

  @YesOrNo({ optional: true, describe: 'Whether nothing is converted until this is changed again.' })
  isStopped?: boolean;
}

export class ChangeFeeSettings {
  @ListOf(() => NetworkFeeSetting, {
    optional: true,
    max: payoutBlockchains.length,
    example: [{ blockchain: 'POLYGON', leastAmount: 1, coinPrice: 0.35 }],
    describe: 'Chains to set as a whole: what is left out of one is its default again. Other chains stay as they are.',
  })
  networks?: NetworkFeeSetting[];

  @ListOf(() => ConversionSetting, {
    optional: true,
    max: conversions.length,
    example: [{ conversion: 'usdToWallet', spreadPercentage: 0.1, dailyCap: 50_000, isStopped: false }],
    describe: 'Conversions to set as a whole: what is left out of one is its default again. Others stay as they are.',
  })
  conversions?: ConversionSetting[];

  @Text({ max: 500, example: 'POL has doubled', describe: 'Why, for the audit trail.' })
  reason: string;
}
