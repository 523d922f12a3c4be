import { Choice, Decimal, ListOf, type PayoutBlockchain, Text, payoutBlockchains } from '#contracts';

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

export class ChangeFeeSettings {
  @ListOf(() => NetworkFeeSetting, {
    optional: true,
    max: payoutBlockchains.length,
    describe: 'Chains to be set anew: what is left out of one is its default again. Other chains stay as they are.',
  })
  networks?: NetworkFeeSetting[];

  @Text({ max: 500, example: 'POL has doubled', describe: 'Why, for the audit trail.' })
  reason: string;
}
