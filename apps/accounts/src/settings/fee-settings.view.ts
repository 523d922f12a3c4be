import type { ChainFee, ConversionOffer } from '#chains';
import {
  Choice,
  type Coin,
  type Conversion,
  Decimal,
  ListOf,
  type PayoutBlockchain,
  YesOrNo,
  coinExponent,
  coinOf,
  coins,
  conversions,
  payoutBlockchains,
  toWireNumber,
  tokenExponent,
} from '#contracts';

export class NetworkFeeView {
  @Choice(payoutBlockchains, { example: 'POLYGON' })
  blockchain: PayoutBlockchain;

  @Choice(coins, { example: 'POL', describe: 'In which the chain is paid.' })
  coin: Coin;

  @Decimal({ min: 0, example: 0.02, describe: 'In tokens: what each payout to a wallet pays now.' })
  networkFee: number;

  @YesOrNo({ describe: 'Whether it was set. If not, it is what the last 100 payouts have cost, at `coinPrice`.' })
  isNetworkFeeSet: boolean;

  @Decimal({ min: 0, example: 1, describe: 'In tokens: the least that one payout may be.' })
  leastAmount: number;

  @Decimal({ min: 0, optional: true, example: 0.35, describe: 'What one coin is worth in USD, as it was set.' })
  coinPrice?: number;

  @Decimal({
    min: 0,
    optional: true,
    example: 0.003,
    describe: 'In coins: what one of the last 100 payouts has cost, gas for wallets and approvals included.',
  })
  measuredCost?: number;
}

export class ConversionView {
  @Choice(conversions)
  conversion: Conversion;

  @Decimal({ min: 0, example: 0.1, describe: 'In percent.' })
  spreadPercentage: number;

  @Decimal({ min: 0, optional: true, example: 50_000, describe: 'In tokens, on one day in UTC. Absent without a cap.' })
  dailyCap?: number;

  @Decimal({ min: 0, optional: true, example: 12_000, describe: 'In tokens: how much of the cap is left today.' })
  leftToday?: number;

  @YesOrNo({ describe: 'Whether nothing is converted.' })
  isStopped: boolean;
}

export class FeeSettingsView {
  @ListOf(() => ConversionView)
  conversions: ConversionView[];

  @ListOf(() => NetworkFeeView, { describe: 'One for each chain to which payouts go.' })
  networks: NetworkFeeView[];
}

export function networkFeeView(blockchain: PayoutBlockchain, fee: ChainFee): NetworkFeeView {
  const { feeUnits, leastUnits, isSet, coinPriceE6, costUnits } = fee;
  return {
    blockchain,
    coin: coinOf(blockchain),
    networkFee: toWireNumber(feeUnits, tokenExponent),
    isNetworkFeeSet: isSet,
    leastAmount: toWireNumber(leastUnits, tokenExponent),
    ...(coinPriceE6 === undefined ? {} : { coinPrice: toWireNumber(coinPriceE6, tokenExponent) }),
    ...(costUnits === undefined ? {} : { measuredCost: toWireNumber(costUnits, coinExponent) }),
  };
}

const percentExponent = 2;

export function conversionView({
  conversion,
  spreadBasisPoints,
  dailyCapUnits,
  leftUnits,
  isStopped,
}: ConversionOffer): ConversionView {
  return {
    conversion,
    spreadPercentage: toWireNumber(BigInt(spreadBasisPoints), percentExponent),
    ...(dailyCapUnits === undefined ? {} : { dailyCap: toWireNumber(dailyCapUnits, tokenExponent) }),
    ...(leftUnits === undefined ? {} : { leftToday: toWireNumber(leftUnits, tokenExponent) }),
    isStopped,
  };
}
